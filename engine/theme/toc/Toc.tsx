import { useActiveHeading, usePage, useTranslate } from '../../client/index.ts';
import { TOC_TITLE_ID } from '../../shared/documentIds.ts';
import type { PageData } from '../../shared/pageData.ts';
import { nestToc } from './nestToc.ts';
import { TocList } from './TocList.tsx';

export function isTocShown({ toc, hideToc }: Pick<PageData, 'toc' | 'hideToc'>): boolean {
  return !hideToc && toc.length > 0;
}

/** The column at the right, from 997 px on. Below that the article itself begins with a folded one. */
export function Toc() {
  const t = useTranslate();
  const page = usePage();
  const { toc } = page;
  const active = useActiveHeading(toc.map(({ id }) => id));
  if (!isTocShown(page)) return null;
  return (
    <nav aria-labelledby={TOC_TITLE_ID} className="oc-toc">
      <p id={TOC_TITLE_ID}>{t('On this page')}</p>
      <TocList nodes={nestToc(toc)} active={active} />
    </nav>
  );
}
