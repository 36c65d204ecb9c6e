import type { ChangeNote } from '../../shared/pageContent.ts';
import { CopyPage } from './CopyPage.tsx';
import { usePageContext } from './PageContext.ts';

/** Octavo's additions above an article: a button to copy it, and the line about changes since the version before. */
export function PageTools({ markdownFile, changes }: { markdownFile?: string; changes?: ChangeNote }) {
  const { t, href } = usePageContext();
  if (markdownFile === undefined && !changes) return null;
  return (
    <div className="oc-page-tools">
      {markdownFile !== undefined && <CopyPage markdownFile={markdownFile} />}
      {changes && (
        <a className="oc-changes" href={href(changes.href)}>
          {t(changes.type === 'new' ? 'New in {version}' : 'Changed since {version}', { version: changes.label })}
        </a>
      )}
    </div>
  );
}
