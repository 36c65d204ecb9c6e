import { attributes, has } from '../browser/attributes.ts';
import { tryStorage } from '../browser/storedItem.ts';

const initial = attributes.themeChoice!;

function show(choice: string): void {
  attributes.themeChoice = choice;
  attributes.theme =
    choice === 'system' ? (matchMedia('(prefers-color-scheme:dark)').matches ? 'dark' : 'light') : choice;
}

/**
 * Sets the colour mode. The document has the site's default; the reader's stored choice overrides it, and a parameter
 * of the address overrides both: the stored choice is appended as a later parameter, and the first one counts.
 */
function showStored(search: string): void {
  const stored = tryStorage(({ theme }) => theme as unknown);
  show(/[?&]docusaurus-theme=(light|dark)\b/.exec(`${search}&docusaurus-theme=${stored}`)?.[1] ?? initial);
}

showStored(location.search);
// Another tab has changed it.
addEventListener('storage', () => has('ocLive') || showStored(''));

/** The handler of the switch until the app has loaded. */
export function cycleColorMode(): void {
  const choice = attributes.themeChoice;
  const next = choice === 'light' ? 'dark' : choice === 'dark' && initial === 'system' ? initial : 'light';
  show(next);
  tryStorage((storage) => (next === 'system' ? delete storage.theme : (storage.theme = next)));
}
