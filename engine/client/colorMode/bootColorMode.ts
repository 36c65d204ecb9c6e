import { attributes, has } from '../browser/attributes.ts';
import { readItem, writeItem } from '../browser/storedItem.ts';
import { COLOR_MODE_KEY } from './colorMode.ts';

function show(choice: string): void {
  attributes.themeChoice = choice;
  attributes.theme =
    choice === 'system' ? (matchMedia('(prefers-color-scheme:dark)').matches ? 'dark' : 'light') : choice;
}

/**
 * Sets the colour mode. The document comes with the site's default; the reader's stored choice overrides it, and a
 * parameter of the address overrides both. Returns the handler of the switch until the app has loaded.
 */
export function bootColorMode(): () => void {
  const initial = attributes.themeChoice!;
  const asked = /[?&]docusaurus-theme=(light|dark)\b/.exec(location.search);
  const showStored = (): void => {
    const stored = !has('ocThemeFixed') && readItem(COLOR_MODE_KEY);
    show(stored === 'light' || stored === 'dark' ? stored : initial);
  };
  if (asked) show(asked[1]!);
  else showStored();
  // Another tab has changed it.
  addEventListener('storage', () => has('ocLive') || showStored());

  return () => {
    const choice = attributes.themeChoice;
    const next = choice === 'light' ? 'dark' : choice === 'dark' && initial === 'system' ? initial : 'light';
    show(next);
    writeItem(COLOR_MODE_KEY, next === 'system' ? '' : next);
  };
}
