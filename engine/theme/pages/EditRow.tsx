import type { LastUpdated as LastUpdatedData } from '../../shared/pageContent.ts';
import { joinClassNames } from '../base/joinClassNames.ts';
import { interpolate } from '../base/interpolate.tsx';
import { useComponents } from '../base/useComponents.ts';
import { Link } from './Link.tsx';
import { TEXT_BREAK, usePageContext } from './PageContext.ts';
import { PageDate } from './PageDate.tsx';

interface RowProps {
  className?: string;
  editUrl?: string;
  lastUpdated?: LastUpdatedData;
}

export function EditMetaRow({ className, editUrl, lastUpdated = {} }: RowProps) {
  const { EditThisPage, LastUpdated } = useComponents('main');
  const isDated = lastUpdated.at !== undefined || lastUpdated.by !== undefined;
  return (
    <div className={joinClassNames('row', className)}>
      <div className="col">{editUrl !== undefined && <EditThisPage editUrl={editUrl} />}</div>
      <div className="col lastUpdated_JAkA">{isDated && <LastUpdated lastUpdated={lastUpdated} />}</div>
    </div>
  );
}

const PENCIL =
  'm34.5 11.7l-3 3.1-6.3-6.3 3.1-3q0.5-0.5 1.2-0.5t1.1 0.5l3.9 3.9q0.5 0.4 0.5 1.1t-0.5 1.2z m-29.5 17.1l18.4-18.5 6.3 6.3-18.4 18.4h-6.3v-6.2z';

export function EditThisPage({ editUrl }: { editUrl: string }) {
  const { t } = usePageContext();
  return (
    <Link to={editUrl} className="theme-edit-this-page">
      <svg fill="currentColor" height="20" width="20" viewBox="0 0 40 40" className="iconEdit_Z9Sw" aria-hidden="true">
        <g>
          <path d={PENCIL} />
        </g>
      </svg>
      {t('Edit this page')}
    </Link>
  );
}

export function LastUpdated({ lastUpdated: { at, by } }: { lastUpdated: LastUpdatedData }) {
  const { t, raw } = usePageContext();
  const date = at !== undefined && (
    <b>
      <PageDate date={at} format="medium" itemProp="dateModified" />
    </b>
  );
  return (
    <span className="theme-last-updated">
      {interpolate(t.template('Last updated{atDate}{byUser}'), {
        atDate: date && (
          <>
            {raw(TEXT_BREAK)}
            {interpolate(t.template(' on {date}'), { date })}
          </>
        ),
        byUser: by !== undefined && (
          <>
            {!date && raw(TEXT_BREAK)}
            {interpolate(t.template(' by {user}'), { user: <b>{by}</b> })}
          </>
        ),
      })}
    </span>
  );
}
