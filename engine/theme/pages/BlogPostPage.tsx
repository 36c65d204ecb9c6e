import type { BlogPostContent } from '../../shared/pageContent.ts';
import { useComponents } from '../registry/useComponents.ts';
import { AuthorCard } from './AuthorCard.tsx';
import { BlogMeta } from './BlogMeta.tsx';
import { CopyPage } from './CopyPage.tsx';
import { Article } from './DocItemContent.tsx';
import { UntranslatedNotice } from './UntranslatedNotice.tsx';
import { usePageContext } from './PageContext.ts';

export function BlogPostPage({ content }: { content: BlogPostContent }) {
  const { BlogLayout, ContentVisibility, BlogPostItem: Item, BlogPostPaginator } = useComponents('main');
  return (
    <BlogLayout sidebar={content.sidebar}>
      <ContentVisibility unlisted={content.post.unlisted} />
      <UntranslatedNotice untranslated={content.untranslated} editUrl={content.editUrl} />
      <Item content={content} />
      <BlogPostPaginator previous={content.previous} next={content.next} />
    </BlogLayout>
  );
}

/** A post with what is said about it. */
export function BlogPostItem({ content }: { content: BlogPostContent }) {
  const { fileHref } = usePageContext();
  const { TOCCollapsible, TagsListInline, EditMetaRow } = useComponents('main');
  const { post, html, hasH1 } = content;
  const image = post.image && fileHref(post.image.src);
  return (
    <>
      <article className="oc-post" {...content.untranslated}>
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
        <TOCCollapsible />
        <Article html={html} />
      </article>
      <TagsListInline tags={post.tags} />
      <EditMetaRow editUrl={content.editUrl} lastUpdated={content.lastUpdated} />
    </>
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
