import type { BlogAuthorData } from '../../shared/pageContent.ts';
import { usePageContext } from './PageContext.ts';

/** Who wrote it, below a post's heading. */
export function AuthorCard({ author }: { author: BlogAuthorData }) {
  return (
    <div className="oc-author">
      <AuthorImage author={author} />
      <div>
        <AuthorName author={author} />
        {author.title && <small>{author.title}</small>}
        <AuthorSocials author={author} />
      </div>
    </div>
  );
}

export function AuthorImage({ author }: { author: BlogAuthorData }) {
  const { fileHref } = usePageContext();
  if (author.imageUrl === undefined) {
    return (
      <span className="oc-author-image" aria-hidden="true">
        {author.name[0]}
      </span>
    );
  }
  return (
    <img className="oc-author-image" src={fileHref(author.imageUrl)} alt="" width="48" height="48" loading="lazy" />
  );
}

export function AuthorName({ author }: { author: BlogAuthorData }) {
  const { href } = usePageContext();
  if (author.page !== undefined) return <a href={href(author.page)}>{author.name}</a>;
  const url = author.url ?? (author.email && `mailto:${author.email}`);
  if (!url) return <b>{author.name}</b>;
  const newTab = /^https?:/i.test(url);
  return (
    <a href={href(url)} target={newTab ? '_blank' : undefined} rel={newTab ? 'noopener noreferrer' : undefined}>
      {author.name}
    </a>
  );
}

export function AuthorSocials({ author }: { author: BlogAuthorData }) {
  if (author.socials.length === 0) return null;
  return (
    <ul className="oc-socials">
      {author.socials.map(({ platform, url }) => (
        <li key={platform}>
          <a href={url} target="_blank" rel="noopener noreferrer">
            {platform}
          </a>
        </li>
      ))}
    </ul>
  );
}
