import type { BlogArchiveContent } from '../../shared/pageContent.ts';
import { PageDate } from './PageDate.tsx';
import { usePageContext } from './PageContext.ts';

export function BlogArchivePage({ content: { title, description, years } }: { content: BlogArchiveContent }) {
  const { href } = usePageContext();
  return (
    <>
      <header>
        <h1>{title}</h1>
        {description && <p className="oc-lede">{description}</p>}
      </header>
      {years.map(({ year, posts }) => (
        <section key={year} className="oc-year">
          <h2>{year}</h2>
          <ul>
            {posts.map((post) => (
              <li key={post.href}>
                <a href={href(post.href)}>
                  <PageDate date={post.date} format="dayOfYear" />
                  <i> - </i>
                  {post.title}
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
