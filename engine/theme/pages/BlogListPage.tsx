import type { BlogListContent } from '../../shared/pageContent.ts';
import { interpolate } from '../base/interpolate.tsx';
import { LabelText } from '../base/LabelText.tsx';
import { useComponents } from '../base/useComponents.ts';
import { Link } from './Link.tsx';
import { usePageContext } from './PageContext.ts';

/** All posts, or those of a tag. */
export function BlogListPage({ content }: { content: BlogListContent }) {
  const { t } = usePageContext();
  const { BlogLayout, ContentVisibility, BlogPostItems, BlogListPaginator } = useComponents('main');
  const { title, tag, posts, allTagsHref } = content;
  return (
    <BlogLayout sidebar={content.sidebar}>
      <ContentVisibility unlisted={content.unlisted} />
      {tag && allTagsHref !== undefined ? (
        <header className="margin-bottom--xl">
          <h1>
            {interpolate(t.template('{nPosts} tagged with "{tagName}"'), {
              nPosts: t.plural('One post|{count} posts', tag.count),
              tagName: <LabelText text={tag.label} language={tag.language} />,
            })}
          </h1>
          {tag.description && <p {...tag.language}>{tag.description}</p>}
          <Link to={allTagsHref}>{t('View All Tags')}</Link>
        </header>
      ) : (
        // Docusaurus's list has no heading, which users of screen readers look for first.
        <h1 className="oc-sr-only oc-list-title" {...content.titleLanguage}>
          {title}
        </h1>
      )}
      <BlogPostItems posts={posts} />
      <BlogListPaginator newer={content.previousPage} older={content.nextPage} />
    </BlogLayout>
  );
}
