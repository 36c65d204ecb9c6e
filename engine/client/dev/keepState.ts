import { PAGE_EVENT } from '../../shared/events.ts';
import { findPageSlot } from '../browser/pageSlot.ts';
import { patchArticle } from './patchArticle.ts';

/** The page that explains why a site cannot be shown has no boot script. */
const viewOf = () => (window.octavo as typeof octavo | undefined)?.shell?.[1].view.get();

/** The article as the server sent it. On the screen, components and buttons have changed it. */
let served = { html: findPageSlot()?.innerHTML ?? '', path: viewOf()?.page.path };
let isCodeNew = false;

document.addEventListener(PAGE_EVENT, () => {
  served = { html: viewOf()!.main ?? served.html, path: viewOf()!.page.path };
  isCodeNew = false;
});

/**
 * Later versions of the article on the screen only change what differs. React sets the `innerHTML` of the article's
 * element, and only if it has changed, so this setter detects another version of the same page.
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

/** The code of components in the article has changed, so the next version replaces the whole article. */
export function dropState(): void {
  isCodeNew = true;
}
