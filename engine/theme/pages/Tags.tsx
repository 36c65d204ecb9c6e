import type { TagLink } from '../../shared/pageContent.ts';
import { usePageContext } from './PageContext.ts';

export function TagList({ tags }: { tags: (TagLink & { count?: number })[] }) {
  const { href } = usePageContext();
  return (
    <ul className="oc-tags">
      {tags.map((tag) => (
        <li key={tag.href}>
          <a href={href(tag.href)} title={tag.description}>
            {tag.label}
            {tag.count !== undefined && <small>{tag.count}</small>}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** `Tags:` and the tags, at the end of an article. */
export function TagsRow({ tags }: { tags: TagLink[] }) {
  const { t } = usePageContext();
  if (tags.length === 0) return null;
  return (
    <div className="oc-tags-row">
      <b>{t('Tags:')}</b>
      <TagList tags={tags} />
    </div>
  );
}
