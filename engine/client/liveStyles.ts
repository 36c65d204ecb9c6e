/**
 * Styles of the site's own components. A document has classes instead of style attributes, which a strict policy
 * forbids. A live component changes its styles itself, so there they must be styles. Loaded before `live.tsx` where a
 * component has some.
 */
import { STYLES_ATTRIBUTE } from '../shared/island.ts';
import { ISLAND_MARK } from '../shared/ranges.ts';
import { rangeAround } from './islands/rangeAround.ts';
import { PAGE_EVENT } from '../shared/events.ts';

/** As `node/compile/markdown/output/createStyles.ts` names them. */
const CLASS = /^s[0-9a-f]{7}$/;

function restoreStyles(): void {
  for (const element of document.querySelectorAll<HTMLElement>(`[${STYLES_ATTRIBUTE}]`)) {
    // The server's HTML inside a component is inserted again as text, where a style would be forbidden.
    if (!rangeAround(element, '')?.data.startsWith(ISLAND_MARK)) continue;
    element.style.cssText = element.getAttribute(STYLES_ATTRIBUTE)!;
    element.removeAttribute(STYLES_ATTRIBUTE);
    element.classList.remove(...[...element.classList].filter((name) => CLASS.test(name)));
    if (element.className === '') element.removeAttribute('class');
  }
}

document.addEventListener(PAGE_EVENT, restoreStyles);
restoreStyles();
