import { attributes, has } from '../browser/attributes.ts';
import { tryStorage } from '../browser/storedItem.ts';
import { showMode, showStored } from './showStored.ts';

// Another tab has changed it.
addEventListener('storage', () => has('ocLive') || showStored(''));

/** The handler of the switch until the app has loaded. */
export function cycleColorMode(): void {
  const choice = attributes.themeChoice;
  const next = choice === 'light' ? 'dark' : choice === 'dark' && octavo.mode === 'system' ? octavo.mode : 'light';
  showMode(next);
  tryStorage((storage) => (next === 'system' ? delete storage.theme : (storage.theme = next)));
}
