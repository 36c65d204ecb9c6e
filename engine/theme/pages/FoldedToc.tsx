import { nestToc } from '../toc/nestToc.ts';
import { TocList } from '../toc/TocList.tsx';
import { usePageContext } from './PageContext.ts';

/** Below 997 px, where there is no column for it. */
export function FoldedToc() {
  const { page, t } = usePageContext();
  const { toc, hideToc } = page;
  if (hideToc || toc.length === 0) return null;
  return (
    <details className="oc-folded-toc">
      <summary>{t('On this page')}</summary>
      <TocList nodes={nestToc(toc)} />
    </details>
  );
}
