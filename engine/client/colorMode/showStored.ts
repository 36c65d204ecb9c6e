import { attributes } from '../browser/attributes.ts';
import { tryStorage } from '../browser/storedItem.ts';

export function showMode(choice: string): void {
  attributes.themeChoice = choice;
  attributes.theme =
    choice === 'system' ? (matchMedia('(prefers-color-scheme:dark)').matches ? 'dark' : 'light') : choice;
}

/**
 * Sets the colour mode. The document has the site's default. The reader's stored choice overrides it, and a parameter
 * of the address overrides both. The stored choice counts as one more parameter at the end; the first parameter wins.
 */
export function showStored(search: string): void {
  const stored = tryStorage(({ theme }) => theme as unknown);
  showMode(/[?&]docusaurus-theme=(light|dark)\b/.exec(`${search}&docusaurus-theme=${stored}`)?.[1] ?? octavo.mode!);
}
