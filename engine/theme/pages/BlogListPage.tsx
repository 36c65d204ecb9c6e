import type { BlogListContent } from '../../shared/pageContent.ts';
import { useComponents } from '../registry/useComponents.ts';
import { usePageContext } from './PageContext.ts';

export function BlogListPage({ content }: { content: BlogListContent }) {
  const { t, href } = usePageContext();
  const { BlogLayout, ContentVisibility, BlogPostItems, BlogListPaginator } = useComponents('main');
  const { title, description, posts, allTagsHref } = content;
  return (
    <BlogLayout sidebar={content.sidebar}>
      <ContentVisibility unlisted={content.unlisted} />
      <header>
        <h1>{title}</h1>
        {description && <p className="oc-lede">{description}</p>}
        {content.tag && allTagsHref !== undefined && (
          <p>
            <a href={href(allTagsHref)}>{t('View all tags')}</a>
          </p>
        )}
      </header>
      <BlogPostItems posts={posts} />
      <BlogListPaginator newer={content.previousPage} older={content.nextPage} />
    </BlogLayout>
  );
}
