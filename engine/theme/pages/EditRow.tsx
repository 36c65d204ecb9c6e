import type { LastUpdated } from '../../shared/pageContent.ts';
import { Icon } from '../icons/Icon.tsx';
import { PageDate } from './PageDate.tsx';

export function EditRow({ editUrl, lastUpdated }: { editUrl?: string; lastUpdated?: LastUpdated }) {
  const { at, by } = lastUpdated ?? {};
  if (editUrl === undefined && at === undefined && by === undefined) return null;
  return (
    <div className="oc-edit-row">
      {editUrl !== undefined && (
        <a href={editUrl} target="_blank" rel="noopener noreferrer">
          <Icon name="edit" />
          Edit this page
        </a>
      )}
      {(at !== undefined || by !== undefined) && (
        <span>
          {'Last updated'}
          {at !== undefined && (
            <>
              {' on '}
              <PageDate date={at} format="medium" />
            </>
          )}
          {by !== undefined && ` by ${by}`}
        </span>
      )}
    </div>
  );
}
