import type { BlogPostContent } from '../../shared/pageContent.ts';
import { AuthorCard } from './AuthorCard.tsx';
import { BlogMeta } from './BlogMeta.tsx';
import { BlogLayout } from './BlogSidebarNav.tsx';
import { CopyPage } from './CopyPage.tsx';
import { EditRow } from './EditRow.tsx';
import { FoldedToc } from './FoldedToc.tsx';
import { Article } from './Html.tsx';
import { usePageContext } from './PageContext.ts';
import { Pager } from './Pager.tsx';
import { TagsRow } from './Tags.tsx';
import { VisibilityNotice } from './VisibilityNotice.tsx';

export function BlogPostPage({ content }: { content: BlogPostContent }) {
  const { t, fileHref } = usePageContext();
  const { post, html, hasH1 } = content;
  const image = post.image && fileHref(post.image.src);
  return (
    <BlogLayout sidebar={content.sidebar}>
      <VisibilityNotice unlisted={post.unlisted} />
      <article className="oc-post">
        <header>
          <div className="oc-post-line">
            <BlogMeta post={post} format="short" />
            {content.markdownFile !== undefined && <CopyPage markdownFile={content.markdownFile} />}
          </div>
          {!hasH1 && <h1>{post.title}</h1>}
          {post.description && !beginsWith(html, post.description) && <p className="oc-lede">{post.description}</p>}
          {post.authors.length > 0 && (
            <ul className="oc-authors">
              {post.authors.map((author) => (
                <li key={author.name}>
                  <AuthorCard author={author} />
                </li>
              ))}
            </ul>
          )}
          {post.image && image !== undefined && !html.includes(`"${image}"`) && (
            <img
              className="oc-post-image"
              src={image}
              alt={post.image.alt ?? ''}
              width={post.image.width}
              height={post.image.height}
            />
          )}
        </header>
        <FoldedToc />
        <Article html={html} />
      </article>
      <TagsRow tags={post.tags} />
      <EditRow editUrl={content.editUrl} lastUpdated={content.lastUpdated} />
      <Pager
        label={t('Blog post page navigation')}
        words={{ previous: t('Newer post'), next: t('Older post') }}
        previous={content.previous}
        next={content.next}
      />
    </BlogLayout>
  );
}

/** A description taken from the first sentence would be shown twice. */
function beginsWith(html: string, description: string): boolean {
  const text = html.slice(0, 2000).replace(/^\s*(?:<header>)?<h1[^]*?<\/h1>/, '');
  return firstLetters(text) === firstLetters(description);
}

function firstLetters(html: string): string {
  return html.replace(/<[^>]*>|&[a-z#0-9]+;|[^\p{L}\p{N}]/giu, '').slice(0, 40);
}
