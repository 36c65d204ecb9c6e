/**
 * The site's own parts of the shell that differ from page to page: after a navigation they are made what the new page has
 * in their place. Loaded on sites that have some.
 */
import { PART_ATTRIBUTE, PART_TAG } from '../shared/island.ts';
import { morph } from './islands/morph.ts';
import { PAGE_EVENT } from './runtime/events.ts';

/** A document shows its own; `slots` come with the data of pages that follow. */
function showSlots(): void {
  const slots = octavo.shell?.[1].view.get().page.slots ?? {};
  for (const [name, html] of Object.entries(slots)) {
    const part = document.querySelector(`${PART_TAG}[${PART_ATTRIBUTE}="${CSS.escape(name)}"]`);
    if (!part) continue;
    const next = document.createElement('template');
    next.innerHTML = html;
    // At once: what is live must not be seen with what the last page gave it. What is new waits for its scripts.
    (octavo.react!.ReactDom as typeof import('react-dom')).flushSync(() => morph(part, next.content));
  }
}

document.addEventListener(PAGE_EVENT, showSlots);
// The reader may have been faster than this script.
showSlots();
