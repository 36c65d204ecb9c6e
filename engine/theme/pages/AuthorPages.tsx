import type { BlogAuthorContent, BlogAuthorsContent } from '../../shared/pageContent.ts';
import { useComponents } from '../base/useComponents.ts';
import { Author } from './Author.tsx';
import { Link } from './Link.tsx';
import { usePageContext } from './PageContext.ts';

export function BlogAuthorsPage({ content: { authors, sidebar } }: { content: BlogAuthorsContent }) {
  const { t } = usePageContext();
  const { BlogLayout } = useComponents('main');
  return (
    <BlogLayout sidebar={sidebar}>
      <h1>{t('Authors')}</h1>
      <section className="margin-vert--lg">
        <ul>
          {authors.map((author) => (
            <li key={author.key ?? author.name} className="authorListItem_n3yI">
              <Author as="h2" author={author} count={author.postCount} />
            </li>
          ))}
        </ul>
      </section>
    </BlogLayout>
  );
}

export function BlogAuthorPage({ content }: { content: BlogAuthorContent }) {
  const { t } = usePageContext();
  const { BlogLayout, BlogPostItems, BlogListPaginator } = useComponents('main');
  const { author, posts } = content;
  return (
    <BlogLayout sidebar={content.sidebar}>
      <header className="margin-bottom--xl">
        <Author as="h1" author={author} />
        {author.description && <p {...author.language}>{author.description}</p>}
        <Link to={content.authorsHref}>{t('View all authors')}</Link>
      </header>
      {posts.length === 0 ? (
        <p>{t('This author has not written any posts yet.')}</p>
      ) : (
        <>
          <hr />
          <BlogPostItems posts={posts} />
          <BlogListPaginator newer={content.previousPage} older={content.nextPage} />
        </>
      )}
    </BlogLayout>
  );
}
