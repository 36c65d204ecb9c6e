import type { BlogArchiveContent } from '../../shared/pageContent.ts';
import { LabelText } from '../base/LabelText.tsx';
import { AnchorHeading } from './AnchorHeading.tsx';
import { Link } from './Link.tsx';
import { TEXT_BREAK, usePageContext } from './PageContext.ts';
import { useDate } from './PageDate.tsx';

export function BlogArchivePage({ content: { title, description, years } }: { content: BlogArchiveContent }) {
  const { raw } = usePageContext();
  const formatDate = useDate();
  return (
    <>
      <header className="hero hero--primary">
        <div className="container">
          <h1 className="hero__title">{title}</h1>
          <p className="hero__subtitle">{description}</p>
        </div>
      </header>
      <main>
        {years.length > 0 && (
          <section className="margin-vert--lg">
            <div className="container">
              <div className="row">
                {years.map(({ year, posts }) => (
                  <div key={year} className="col col--4 margin-vert--lg">
                    <AnchorHeading as="h3" level={2} text={year} />
                    <ul>
                      {posts.map((post) => (
                        <li key={post.href}>
                          <Link to={post.href}>
                            {[formatDate(post.date, 'dayOfYear'), ' - ', ''].join(raw(TEXT_BREAK))}
                            <LabelText text={post.title} language={post.language} />
                          </Link>
                        </li>
                      ))}
                    </ul>
                  </div>
                ))}
              </div>
            </div>
          </section>
        )}
      </main>
    </>
  );
}
