import type { TagLink } from '../../shared/pageContent.ts';
import { LabelText } from '../base/LabelText.tsx';
import { Link } from './Link.tsx';
import { usePageContext } from './PageContext.ts';

export function Tag({ tag }: { tag: TagLink & { count?: number } }) {
  const look = tag.count === undefined ? 'tagRegular_sFm0' : 'tagWithCount_h2kH';
  return (
    <Link rel="tag" title={tag.description} lang={tag.language?.lang} className={`tag_zVej ${look}`} to={tag.href}>
      <LabelText text={tag.label} language={tag.language} />
      {tag.count !== undefined && <span>{tag.count}</span>}
    </Link>
  );
}

/** `Tags:` and the tags, at the end of an article. */
export function TagsRow({ tags }: { tags: TagLink[] }) {
  const { t } = usePageContext();
  if (tags.length === 0) return null;
  return (
    <>
      <b>{t('Tags:')}</b>
      <ul className="tags_jXut padding--none margin-left--sm">
        {tags.map((tag) => (
          <li key={tag.href} className="tag_QGVx">
            <Tag tag={tag} />
          </li>
        ))}
      </ul>
    </>
  );
}
