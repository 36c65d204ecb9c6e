import { isTocShown } from '../../shared/isTocShown.ts';
import { usePageContext } from '../pages/PageContext.ts';
import { languageOfContent } from './languageOfContent.ts';
import { nestToc } from './nestToc.ts';
import { TocList } from './TocList.tsx';

/**
 * The table of contents of a document below 997 px, where there is no column for it: a button. A click copies the list
 * from the column (`client/toc/fillToc.ts`), so that no document contains it twice. The site's own code may omit the
 * column, or remove it from narrow windows.
 */
export function FoldedToc() {
  const { page, t, parts } = usePageContext();
  if (!isTocShown(page)) return null;
  return (
    <div className="tocCollapsible_ETCw theme-doc-toc-mobile tocMobile_ITEo">
      <button type="button" className="clean-btn tocCollapsibleButton_TO0P" aria-expanded="false">
        {t('On this page')}
      </button>
      {parts?.showUnless(
        'theme-doc-toc-desktop',
        <div className="tocCollapsibleContent_vkbj">
          <TocList
            nodes={nestToc(page.toc)}
            language={languageOfContent(page.content)}
            className="table-of-contents table-of-contents__left-border"
            linkClassName="table-of-contents__link"
          />
        </div>,
      )}
    </div>
  );
}
