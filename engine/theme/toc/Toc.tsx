import { joinClassNames } from '../base/joinClassNames.ts';
import { useComponents } from '../base/useComponents.ts';
import { usePageContext } from '../pages/PageContext.ts';
import { languageOfContent } from './languageOfContent.ts';
import { nestToc } from './nestToc.ts';
import { TocList } from './TocList.tsx';

/**
 * The column next to an article, from 997 px on. `client/toc/` marks the current section. A landmark, because blogs
 * have it outside `<main>`; its element is Docusaurus's.
 */
export function Toc({ className }: { className?: string }) {
  const { page, t } = usePageContext();
  return (
    <div
      className={joinClassNames('tableOfContents_bqdL thin-scrollbar', className)}
      {...(page.toc.length > 0 && { role: 'navigation', 'aria-label': t('On this page') })}
    >
      <TocList
        nodes={nestToc(page.toc)}
        language={languageOfContent(page.content)}
        className="table-of-contents table-of-contents__left-border"
        linkClassName="table-of-contents__link toc-highlight"
      />
    </div>
  );
}

/** A document's. */
export function DesktopToc() {
  const { TOC } = useComponents('main');
  return <TOC className="theme-doc-toc-desktop" />;
}
