/** Behaviour inside an article: tabs, folded sections, code blocks. Works on its HTML, by delegation, without React. */
import type { Translate } from '../../shared/createTranslate.ts';
import type { DiagramData } from '../../shared/siteData.ts';
import { isPlainClick, linkOf } from '../address/linkOf.ts';
import { ARTICLES } from '../browser/pageSlot.ts';
import { browserStorage } from '../browser/storage.ts';
import { afterPaint, whenParsed } from '../browser/timing.ts';
import { PAGE_EVENT } from '../../shared/events.ts';
import { createCodeButtons } from './createCodeButtons.ts';
import { createDiagrams } from './createDiagrams.ts';
import { holdView } from './holdView.ts';
import { reveal, revealTarget } from './reveal.ts';
import { startCopyPage } from './startCopyPage.ts';
import { createTabs, type QueryAccess } from './tabs/createTabs.ts';

interface ContentOptions {
  query: QueryAccess;
  translate: Translate;
  /** Absolute URL of the script that draws diagrams; undefined where the site has none. */
  diagramScript: string | undefined;
  diagrams?: DiagramData;
}

export interface ContentBehaviour {
  /** Call this after the layout has rendered: it adds what has to be styled, and follows the router from then on. */
  start(options: ContentOptions): void;
  /** The address has changed; the page may be the same. */
  followAddress(): void;
}

/** Attaches to the articles in `root`, the current one and those that follow. */
export function attachContentBehaviour(root: Document): ContentBehaviour {
  let query = documentQuery;
  const tabs = createTabs(root, browserStorage(), () => query);

  root.addEventListener('click', (event) => {
    const target = event.target as Element;
    const tab = tabOf(target);
    if (tab) return tabs.choose(tab);
    // After this, the browser or the router follows the link.
    const link = isPlainClick(event) ? linkOf(event) : undefined;
    if (link && link.pathname === location.pathname) revealTarget(link.hash);
  });
  root.addEventListener('keydown', (event) => {
    const tab = tabOf(event.target as Element);
    const isPlain = !event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey;
    if (tab && isPlain && tabs.press(tab, event.key)) event.preventDefault();
  });
  // The browser itself folds the element, but sites may use this attribute in their styles.
  root.addEventListener(
    'toggle',
    ({ target }) => {
      const { dataset, open } = target as HTMLDetailsElement;
      if (dataset.collapsed) dataset.collapsed = String(!open);
    },
    true,
  );
  // Find-in-page has found something in a closed panel.
  root.addEventListener('beforematch', ({ target }) => void reveal(target as Element));
  addEventListener('hashchange', openTarget);
  addEventListener('beforeprint', () => writeAddresses(root));
  root.addEventListener(PAGE_EVENT, tabs.settle);

  whenParsed(() => {
    holdView(undefined, tabs.settle);
    openTarget();
    // This script was not running yet when the tab was clicked.
    const waiting = tabOf(((octavo.event as Event | undefined)?.target ?? root.activeElement) as Element);
    if (waiting?.ariaSelected === 'false') tabs.choose(waiting);
  });

  return {
    start({ query: access, translate, diagramScript, diagrams: site }) {
      query = access;
      startCopyPage(translate);
      const codeButtons = createCodeButtons(root, translate);
      const diagrams = createDiagrams(root, translate, diagramScript, site);
      const settle = (): void => {
        codeButtons.settle();
        diagrams.settle();
      };
      settle();
      octavo.settleCode = codeButtons.settle;
      // Not before the first frame: although they take no space, the whole page would be laid out twice.
      root.addEventListener(PAGE_EVENT, () => afterPaint(settle));
    },
    followAddress: tabs.settle,
  };
}

/** The target of an event may be the window. */
function tabOf(target: Partial<Element> | null): HTMLElement | null | undefined {
  return target?.closest?.<HTMLElement>('.tabs-container [role=tab]');
}

/** Most browsers open closed elements around a hash's target, but not all, and not in every state. */
function openTarget(): void {
  revealTarget(location.hash)?.scrollIntoView({ behavior: 'instant' });
}

/**
 * Before a page is printed, gives each link its full address, which the print style shows after it. It uses the
 * canonical address, because relative links mean nothing on paper and the page may be a copy on disk.
 */
function writeAddresses(root: ParentNode): void {
  const base = root.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? location.href;
  for (const link of root.querySelectorAll<HTMLAnchorElement>(`:is(${ARTICLES}) a[href]`)) {
    const href = link.getAttribute('href')!;
    if (URL.canParse(href, base)) link.dataset.ocAddress = new URL(href, base).href;
  }
}

/** Only until the router takes over. */
const documentQuery: QueryAccess = {
  get: () => location.search,
  replace(search) {
    try {
      history.replaceState(history.state, '', search + location.hash);
    } catch {
      // From disk a browser may refuse to change the address.
    }
  },
};
