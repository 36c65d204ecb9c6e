import { PAGE_EVENT } from '../../shared/events.ts';
import { findPageSlot } from '../browser/pageSlot.ts';
import { patchArticle } from './patchArticle.ts';

/** The page that says why a site cannot be shown has no boot script. */
const viewOf = () => (window.octavo as typeof octavo | undefined)?.shell?.[1].view.get();

/** The article as the server sent it. Components and buttons have changed it on the screen. */
let served = { html: findPageSlot()?.innerHTML ?? '', path: viewOf()?.page.path };
let isCodeNew = false;

document.addEventListener(PAGE_EVENT, () => {
  served = { html: viewOf()!.main ?? served.html, path: viewOf()!.page.path };
  isCodeNew = false;
});

/**
 * The next versions of the article on the screen change only what differs. React replaces an article by the `innerHTML`
 * of its element, and only where that has changed, so that is where another version of the same page is noticed.
 */
export function keepState(): void {
  const slot = findPageSlot();
  if (!slot || Object.hasOwn(slot, 'innerHTML')) return;
  served.path ??= viewOf()?.page.path;
  const property = Object.getOwnPropertyDescriptor(Element.prototype, 'innerHTML')!;
  Object.defineProperty(slot, 'innerHTML', {
    ...property,
    set(html: string) {
      const isSamePage = viewOf()?.page.path === served.path;
      if (isSamePage && !isCodeNew) patchArticle(slot, served.html, html);
      else property.set!.call(slot, html);
    },
  });
}

/** Components of the article have other code: the next version replaces it as a whole. */
export function dropState(): void {
  isCodeNew = true;
}
