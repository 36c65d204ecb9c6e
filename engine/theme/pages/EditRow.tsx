import type { LastUpdated as LastUpdatedData } from '../../shared/pageContent.ts';
import { PageIcon } from '../icons/PageIcon.tsx';
import { interpolate } from '../interpolate.tsx';
import { useComponents } from '../registry/useComponents.ts';
import { usePageContext } from './PageContext.ts';
import { PageDate } from './PageDate.tsx';

export function EditMetaRow({ editUrl, lastUpdated = {} }: { editUrl?: string; lastUpdated?: LastUpdatedData }) {
  const { EditThisPage, LastUpdated } = useComponents('main');
  const isDated = lastUpdated.at !== undefined || lastUpdated.by !== undefined;
  if (editUrl === undefined && !isDated) return null;
  return (
    <div className="oc-edit-row">
      {editUrl !== undefined && <EditThisPage editUrl={editUrl} />}
      {isDated && <LastUpdated lastUpdated={lastUpdated} />}
    </div>
  );
}

export function EditThisPage({ editUrl }: { editUrl: string }) {
  const { t } = usePageContext();
  return (
    <a href={editUrl} target="_blank" rel="noopener noreferrer">
      <PageIcon name="edit" />
      {t('Edit this page')}
    </a>
  );
}

export function LastUpdated({ lastUpdated: { at, by } }: { lastUpdated: LastUpdatedData }) {
  const { t } = usePageContext();
  return (
    <span>
      {interpolate(t.template('Last updated{atDate}{byUser}'), {
        atDate:
          at !== undefined && interpolate(t.template(' on {date}'), { date: <PageDate date={at} format="medium" /> }),
        byUser: by !== undefined && t(' by {user}', { user: by }),
      })}
    </span>
  );
}
