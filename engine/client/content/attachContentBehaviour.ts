/** What happens inside an article: tabs, folded sections, code blocks. On its HTML, by delegation, without React. */
import { isPlainClick, linkOf } from '../address/linkOf.ts';
import { browserStorage } from '../browser/storage.ts';
import { afterPaint, whenParsed } from '../browser/timing.ts';
import { PAGE_EVENT } from '../runtime/events.ts';
import { addCodeButtons, pressCodeButton } from './codeButtons.ts';
import { createDiagrams } from './createDiagrams.ts';
import { holdView } from './holdView.ts';
import { reveal, revealTarget } from './reveal.ts';
import { startCopyPage } from './startCopyPage.ts';
import { createTabs, type QueryAccess } from './tabs/createTabs.ts';

export interface ContentBehaviour {
  /** To be called when the layout is drawn: adds what has to be styled and follows the router from now on. */
  start(query: QueryAccess, diagramScript: string | undefined): void;
  /** The address has changed; the page may be the same. */
  followAddress(): void;
}

/** Serves the articles in `root`, the one that is there and those to come. */
export function attachContentBehaviour(root: Document): ContentBehaviour {
  let query = documentQuery;
  let diagramScript: string | undefined;
  const tabs = createTabs(root, browserStorage(), () => query);

  const diagrams = createDiagrams(root);

  root.addEventListener('click', (event) => {
    const target = event.target as Element;
    const tab = tabOf(target);
    if (tab) return tabs.choose(tab);
    const button = target.closest<HTMLElement>('[data-oc-code]');
    if (button) return void pressCodeButton(button);
    // The browser, or the router, follows the link when its target is open.
    const link = isPlainClick(event) ? linkOf(event) : undefined;
    if (link && link.pathname === location.pathname) revealTarget(link.hash);
  });
  root.addEventListener('keydown', (event) => {
    const tab = tabOf(event.target as Element);
    const isPlain = !event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey;
    if (tab && isPlain && tabs.press(tab, event.key)) event.preventDefault();
  });
  // Find-in-page has found something in a closed panel.
  root.addEventListener('beforematch', ({ target }) => void reveal(target as Element));
  addEventListener('hashchange', openTarget);
  addEventListener('beforeprint', () => writeAddresses(root));
  root.addEventListener(PAGE_EVENT, () => {
    tabs.settle();
    // They take no room. In front of the first frame they would have the whole page laid out once more.
    afterPaint(() => {
      addCodeButtons(root);
      diagrams.settle(diagramScript);
    });
  });

  whenParsed(() => {
    holdView(undefined, tabs.settle);
    openTarget();
    // A tab clicked before this script was there has the focus, and nothing else: keys do not reach a closed one.
    const waiting = tabOf(root.activeElement);
    if (waiting?.ariaSelected === 'false') tabs.choose(waiting);
  });

  return {
    start(access, script) {
      query = access;
      diagramScript = script;
      startCopyPage();
      addCodeButtons(root);
      diagrams.settle(script);
    },
    followAddress: tabs.settle,
  };
}

function tabOf(element: Element | null): HTMLElement | null | undefined {
  return element?.closest<HTMLElement>('.tabs-container [role=tab]');
}

/** Browsers open what a hash leads into; most of them, and not from every state. */
function openTarget(): void {
  revealTarget(location.hash)?.scrollIntoView({ behavior: 'instant' });
}

/**
 * Before a page is printed: where each link leads, in full, for the print style to write behind it. Links are relative,
 * which says nothing on paper, and the copy at hand may be one on disk; the canonical address is the one to name.
 */
function writeAddresses(root: ParentNode): void {
  const base = root.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? location.href;
  for (const link of root.querySelectorAll<HTMLAnchorElement>('article a[href]')) {
    const href = link.getAttribute('href')!;
    if (URL.canParse(href, base)) link.dataset.ocAddress = new URL(href, base).href;
  }
}

/** Until the router is there. */
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
