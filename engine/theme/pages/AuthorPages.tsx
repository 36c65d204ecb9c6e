import type { BlogAuthorContent, BlogAuthorData, BlogAuthorsContent } from '../../shared/pageContent.ts';
import { useComponents } from '../registry/useComponents.ts';
import { AuthorImage, AuthorName, AuthorSocials } from './AuthorCard.tsx';
import { usePageContext } from './PageContext.ts';

export function BlogAuthorsPage({ content: { authors, sidebar } }: { content: BlogAuthorsContent }) {
  const { t } = usePageContext();
  const { BlogLayout } = useComponents('main');
  return (
    <BlogLayout sidebar={sidebar}>
      <h1>{t('Authors')}</h1>
      <ul className="oc-author-list">
        {authors.map((author) => (
          <li key={author.key ?? author.name}>
            <AuthorImage author={author} />
            <div>
              <h2>
                <AuthorName author={author} />
              </h2>
              <AuthorFacts author={author} />
            </div>
          </li>
        ))}
      </ul>
    </BlogLayout>
  );
}

export function BlogAuthorPage({ content }: { content: BlogAuthorContent }) {
  const { t, href } = usePageContext();
  const { BlogLayout, BlogPostItems, BlogListPaginator } = useComponents('main');
  const { author } = content;
  return (
    <BlogLayout sidebar={content.sidebar}>
      <header className="oc-author-head">
        <AuthorImage author={author} />
        <div>
          <h1>{author.name}</h1>
          <AuthorFacts author={author} />
          <p>
            <a href={href(content.authorsHref)}>{t('View all authors')}</a>
          </p>
        </div>
      </header>
      <BlogPostItems posts={content.posts} />
      <BlogListPaginator newer={content.previousPage} older={content.nextPage} />
    </BlogLayout>
  );
}

function AuthorFacts({ author }: { author: BlogAuthorData }) {
  const { t } = usePageContext();
  const { title, description, postCount } = author;
  return (
    <>
      <p className="oc-meta">{[title, t.plural('1 post|{count} posts', postCount)].filter(Boolean).join(' · ')}</p>
      {description && <p>{description}</p>}
      <AuthorSocials author={author} />
    </>
  );
}
