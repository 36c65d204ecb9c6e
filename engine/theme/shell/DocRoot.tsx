import { useEffect, useRef, useState } from 'react';
import { useSidebar, useTranslate } from '../../client/index.ts';
import { toClassName } from '../base/className.ts';
import { ArrowIcon } from '../icons/shellIcons.tsx';
import { useComponents } from '../base/useComponents.ts';
import { Island } from './Island.tsx';
import type { useArticle } from './useArticle.ts';

/** The site's own sidebar may have one too, in HTML that React does not know; the end of its class name differs. */
const COLLAPSE_BUTTON = '[class*=collapseSidebarButton_]';

/** The layout of docs: sidebar and `<main>`. */
export function DocRoot({ article }: { article: ReturnType<typeof useArticle> }) {
  const t = useTranslate();
  const { BackToTopButton, DocSidebar } = useComponents('shell');
  const hasSidebar = useSidebar() !== undefined;
  /**
   * Undefined until the reader has moved the sidebar: from then on each of its two buttons passes focus to the other.
   */
  const [hidden, setHidden] = useState<boolean>();
  const isHidden = hidden === true;
  const root = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (hidden === undefined) return;
    const button = isHidden ? '.expandButton_TmdG' : COLLAPSE_BUTTON;
    // Below an announcement, part of it is below the window.
    root.current?.querySelector<HTMLElement>(button)?.focus({ preventScroll: true });
  }, [hidden, isHidden]);

  // The server's HTML, also of the next page: its state is a class that React does not see.
  useEffect(() => {
    root.current?.querySelector('main > div')?.classList.toggle('docItemWrapperEnhanced_JWYK', isHidden);
  });

  // The click that started the app.
  useEffect(() => {
    const { type, target } = (octavo.event ?? {}) as Partial<Event>;
    if (type === 'click') hideBy(target!);
  }, []);

  const show = () => setHidden(false);

  function hideBy(target: EventTarget): void {
    const { isConnected } = target as Element;
    if (isConnected && (target as Element).closest(COLLAPSE_BUTTON)) setHidden(true);
  }

  return (
    <div className="docsWrapper_hBAB">
      <Island>
        <BackToTopButton />
      </Island>
      <div className="docRoot_UBD9" ref={root}>
        {hasSidebar && (
          <aside
            className={toClassName(
              'theme-doc-sidebar-container docSidebarContainer_YfHR',
              isHidden && 'docSidebarContainerHidden_DPk8',
            )}
            onClick={({ target }) => hideBy(target)}
          >
            <div className="sidebarViewport_aRkj">
              <Island>
                <DocSidebar isHidden={isHidden} />
              </Island>
              {isHidden && (
                <div
                  className="expandButton_TmdG"
                  title={t('Expand sidebar')}
                  aria-label={t('Expand sidebar')}
                  tabIndex={0}
                  role="button"
                  onKeyDown={(event) => {
                    if (event.key !== 'Enter' && event.key !== ' ') return;
                    event.preventDefault();
                    show();
                  }}
                  onClick={show}
                >
                  <ArrowIcon className="expandButtonIcon_i1dp" />
                </div>
              )}
            </div>
          </aside>
        )}
        <main
          className={toClassName('docMainContainer_TBSr', (isHidden || !hasSidebar) && 'docMainContainerEnhanced_lQrH')}
          {...article}
        />
      </div>
    </div>
  );
}
