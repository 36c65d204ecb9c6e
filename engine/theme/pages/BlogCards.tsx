import type { ReactNode } from 'react';
import type { BlogPostSummary, ImageData } from '../../shared/pageContent.ts';
import { BlogMeta } from './BlogMeta.tsx';
import { usePageContext } from './PageContext.ts';

/** One link per post, newest first; posts that the site's own component shows, one below the other. */
export function BlogCards({ posts }: { posts: BlogPostSummary[] }) {
  const { t, href, page, raw } = usePageContext();
  const own = posts.map((post) => page.parts?.[`BlogPostItem ${post.href}`]);
  if (own.some((html) => html !== undefined)) return own.map((html) => raw(html ?? ''));
  const pictures = posts.some((post) => post.image);
  return (
    <ul className={pictures ? 'oc-posts oc-pictured' : 'oc-posts'}>
      {posts.map((post, index) => (
        <li key={post.href}>
          <a href={href(post.href)}>
            {post.image && <CardImage image={post.image} eager={index === 0} />}
            {!post.image && pictures && <div className="oc-post-image" />}
            <div>
              <h2>{post.title}</h2>
              <BlogMeta post={post} format="medium" />
              <p>{post.description}</p>
              {post.authors.length > 0 && (
                <p className="oc-meta">
                  {t('By {authors}', { authors: post.authors.map(({ name }) => name).join(', ') })}
                </p>
              )}
            </div>
          </a>
        </li>
      ))}
    </ul>
  );
}

/** A post of a list with what there is to read of it, where the site has a component of its own around it. */
export function ListedPost({ post, children }: { post: BlogPostSummary; children?: ReactNode }) {
  const { t, href } = usePageContext();
  return (
    <article className="oc-post">
      <header>
        <h2>
          <a href={href(post.href)}>{post.title}</a>
        </h2>
        <BlogMeta post={post} format="medium" />
      </header>
      <div className="markdown">{children}</div>
      {post.truncated && (
        <p>
          <a href={href(post.href)}>{t('Read more')}</a>
        </p>
      )}
    </article>
  );
}

function CardImage({ image, eager }: { image: ImageData; eager: boolean }) {
  const { fileHref } = usePageContext();
  return (
    <img
      className="oc-post-image"
      src={fileHref(image.src)}
      alt={image.alt ?? ''}
      width={image.width}
      height={image.height}
      loading={eager ? undefined : 'lazy'}
      decoding="async"
    />
  );
}
