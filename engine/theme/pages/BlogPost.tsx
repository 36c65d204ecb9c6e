import type { ReactNode } from 'react';
import type { BlogPostContent, BlogPostSummary } from '../../shared/pageContent.ts';
import { useComponents } from '../base/useComponents.ts';
import { Author } from './Author.tsx';
import { Link } from './Link.tsx';
import { PageDate } from './PageDate.tsx';
import { TEXT_BREAK, useOwnPart, usePageContext } from './PageContext.ts';
import { PageTools } from './PageTools.tsx';

/** A post on its own page. */
export function BlogPostItem({ content }: { content: BlogPostContent }) {
  const { raw } = usePageContext();
  const { TagsListInline, EditMetaRow } = useComponents('main');
  const { post, html, untranslated, editUrl, lastUpdated } = content;
  return (
    <article className="">
      <PostHeader post={post}>
        <h1 className="title_f1Hy" {...untranslated}>
          {post.title}
        </h1>
      </PostHeader>
      <PageTools markdownFile={content.markdownFile} />
      <div id="__blog-post-container" className="markdown" {...untranslated}>
        {raw(html)}
      </div>
      {(post.tags.length > 0 || editUrl !== undefined) && (
        <footer className="docusaurus-mt-lg">
          {post.tags.length > 0 && (
            <div className="row margin-top--sm theme-blog-footer-edit-meta-row">
              <div className="col">
                <TagsListInline tags={post.tags} />
              </div>
            </div>
          )}
          {(editUrl !== undefined || lastUpdated) && (
            <EditMetaRow
              className="margin-top--sm theme-blog-footer-edit-meta-row"
              editUrl={editUrl}
              lastUpdated={lastUpdated}
            />
          )}
        </footer>
      )}
    </article>
  );
}

/** Posts in a list; some may be shown by the site's own component. */
export function BlogPostItems({ posts }: { posts: BlogPostSummary[] }) {
  return posts.map((post) => <PostOfList key={post.href} post={post} />);
}

function PostOfList({ post }: { post: BlogPostSummary }) {
  return useOwnPart(`BlogPostItem ${post.href}`) ?? <ListedPost post={post} />;
}

/** A post in a list: up to its truncation marker. `children` are set if the site's own component wraps it. */
export function ListedPost({ post, children }: { post: BlogPostSummary; children?: ReactNode }) {
  const { t, raw } = usePageContext();
  const { TagsListInline } = useComponents('main');
  const { title, tags, truncated, language } = post;
  return (
    <article className="margin-bottom--xl">
      <PostHeader post={post}>
        <h2 className="title_f1Hy" {...language}>
          <Link to={post.href}>{title}</Link>
        </h2>
      </PostHeader>
      <div className="markdown" {...language}>
        {children ?? raw(post.excerptHtml)}
      </div>
      {(tags.length > 0 || truncated || post.editUrl !== undefined) && (
        <footer className="row docusaurus-mt-lg">
          {tags.length > 0 && (
            <div className={truncated ? 'col col--9' : 'col'}>
              <TagsListInline tags={tags} />
            </div>
          )}
          {truncated && (
            <div className={tags.length > 0 ? 'col text--right col--3' : 'col text--right'}>
              <Link aria-label={t('Read more about {title}', { title })} to={post.href}>
                <b>{t('Read more')}</b>
              </Link>
            </div>
          )}
        </footer>
      )}
    </article>
  );
}

interface HeaderProps {
  post: BlogPostSummary;
  children: ReactNode;
}

/** Title, date, reading time and authors. */
function PostHeader({ post, children }: HeaderProps) {
  const { t, raw } = usePageContext();
  const { readingMinutes: readingTime, authors } = post;
  const hasNames = authors.some(({ name }) => name);
  const column = authors.length === 1 ? 'col col--12 authorCol_Hf19' : 'col col--6 authorCol_Hf19';
  return (
    <header>
      {children}
      <div className="container_mt6G margin-vert--md">
        <PageDate date={post.date} format="long" />
        {readingTime !== undefined &&
          ` · ${raw(TEXT_BREAK)}${t.plural('One min read|{readingTime} min read', readingTime, { readingTime })}`}
      </div>
      {authors.length > 0 && (
        <div className={`margin-top--md margin-bottom--sm ${hasNames ? 'row' : 'imageOnlyAuthorRow_pa_O'}`}>
          {authors.map((author, index) => (
            <div key={index} className={hasNames ? column : 'imageOnlyAuthorCol_G86a'}>
              <Author author={author} />
            </div>
          ))}
        </div>
      )}
    </header>
  );
}
