import type { LastUpdated } from '../../shared/pageContent.ts';
import { Icon } from '../icons/Icon.tsx';
import { interpolate } from '../interpolate.tsx';
import { usePageContext } from './PageContext.ts';
import { PageDate } from './PageDate.tsx';

export function EditRow({ editUrl, lastUpdated }: { editUrl?: string; lastUpdated?: LastUpdated }) {
  const { t } = usePageContext();
  const { at, by } = lastUpdated ?? {};
  if (editUrl === undefined && at === undefined && by === undefined) return null;
  return (
    <div className="oc-edit-row">
      {editUrl !== undefined && (
        <a href={editUrl} target="_blank" rel="noopener noreferrer">
          <Icon name="edit" />
          {t('Edit this page')}
        </a>
      )}
      {(at !== undefined || by !== undefined) && (
        <span>
          {interpolate(t.template('Last updated{atDate}{byUser}'), {
            atDate:
              at !== undefined &&
              interpolate(t.template(' on {date}'), { date: <PageDate date={at} format="medium" /> }),
            byUser: by !== undefined && t(' by {user}', { user: by }),
          })}
        </span>
      )}
    </div>
  );
}
