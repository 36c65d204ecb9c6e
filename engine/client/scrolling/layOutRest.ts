import { attributes, has } from '../browser/attributes.ts';

/**
 * Lays out the content below the screen (theme/looks/additions/firstScreen.css) while the browser is idle, a few blocks
 * at a time, so that the page gets its real height and no step takes long. It starts at the top, so nothing on the
 * screen moves. A busy machine is never idle, so a step waits no longer than `SOON`.
 */
const blocks = document.querySelectorAll<HTMLElement>('.markdown > :nth-child(n + 9)');
const SOON = { timeout: 50 };
const STEP = 8;
let laidOut = 0;

function layOutSome(idle: IdleDeadline): void {
  do {
    for (const end = laidOut + STEP; laidOut < end; laidOut++)
      blocks[laidOut]?.style.setProperty('content-visibility', 'visible');
    // Forces the layout, so that the remaining idle time includes it.
    void document.body.offsetHeight;
  } while (has('ocNew') && laidOut < blocks.length && idle.timeRemaining() > 8);
  if (has('ocNew') && laidOut < blocks.length) requestIdleCallback(layOutSome, SOON);
  else finish();
}

/** Everything is laid out, by this script or because the reader has done something. */
function finish(): void {
  delete attributes.ocNew;
  for (const block of blocks) {
    block.style.contentVisibility = '';
    if (block.getAttribute('style') === '') block.removeAttribute('style');
  }
}

// Browsers without this property have already laid out everything.
if (has('ocNew')) globalThis.requestIdleCallback?.(layOutSome, SOON);
