/**
 * Lets readers edit live code. Comes with the app, on pages that show some; a block becomes a field when a reader goes to
 * it, and only then loads the frame that runs what they write.
 */
import { LIVE_ATTRIBUTE, LIVE_TEXTS, PLAYGROUND } from '../shared/liveCode/liveCode.ts';
import { createEditor } from './liveCode/createEditor.ts';
import { createPreview, type Preview } from './liveCode/createPreview.ts';

/** A reader types faster than code runs. */
const PAUSE_MS = 150;

const SHOWN = `[${LIVE_ATTRIBUTE}] .${PLAYGROUND.editor} > pre`;
let previews: Preview[] = [];

/** The field for the code that an event is about, if it is about code. */
function open(target: EventTarget | null): HTMLElement | undefined {
  const shown = target instanceof Element ? target.closest<HTMLElement>(SHOWN) : null;
  if (!shown) return undefined;
  const known = shown.nextElementSibling as HTMLElement | null;
  if (known) return known;
  const block = shown.closest(`[${LIVE_ATTRIBUTE}]`)!;
  const [hint = '', refused = ''] = JSON.parse(block.getAttribute(LIVE_TEXTS) ?? '[]') as string[];
  let preview: Preview | undefined;
  let timer: ReturnType<typeof setTimeout>;
  const hadFocus = document.activeElement === shown;
  const field = createEditor({
    shown,
    label: shown.parentElement!.previousElementSibling?.textContent ?? '',
    hint,
    onChange(code) {
      clearTimeout(timer);
      timer = setTimeout(() => preview?.show(code), PAUSE_MS);
    },
  });
  field.addEventListener('focus', () => {
    if (preview) return;
    preview = createPreview(block, refused);
    previews = [...previews.filter((each) => each.isConnected()), preview];
  });
  if (hadFocus) field.focus({ preventScroll: true });
  return field;
}

// The field is there before a click, which then sets its cursor.
document.addEventListener('pointerover', ({ target }) => open(target));
document.addEventListener('focusin', ({ target }) => open(target));
// A tap may come without any pointer movement before it.
document.addEventListener('click', ({ target }) => open(target)?.focus({ preventScroll: true }));
open(document.activeElement);
open(document.querySelector(`${SHOWN}:hover`));

new MutationObserver(() => {
  for (const preview of previews) preview.refresh();
}).observe(document.documentElement, { attributeFilter: ['class', 'data-theme', 'dir'] });
