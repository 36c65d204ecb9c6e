import type { ColorModeConfig } from '../../shared/siteData.ts';
import type { ClientStorage } from '../browser/storage.ts';
import { createStore, type Store } from '../runtime/createStore.ts';
import { useRuntime, useStore } from '../runtime/RuntimeContext.ts';
import type { ColorMode, ColorModeChoice, ColorModeState } from '../runtime/types.ts';
import { COLOR_MODE_KEY, initialColorMode, nextChoice, toChoice, toMode } from './colorMode.ts';

/** Continues where boot left off: the attributes of `<html>` contain its findings. */
export function createColorMode(
  config: ColorModeConfig,
  storage: ClientStorage,
): { store: Store<ColorModeState>; cycle(): void } {
  const attributes = document.documentElement.dataset;
  const system = matchMedia('(prefers-color-scheme: dark)');
  const systemMode = (): ColorMode => (system.matches ? 'dark' : 'light');
  const store = createStore<ColorModeState>(initialColorMode(config), {
    choice: attributes.themeChoice as ColorModeChoice,
    mode: attributes.theme as ColorMode,
  });

  function apply(choice: ColorModeChoice): void {
    const mode = toMode(choice, systemMode());
    attributes.themeChoice = choice;
    attributes.theme = mode;
    store.set({ choice, mode });
  }

  system.addEventListener('change', () => {
    if (store.get().choice === 'system') apply('system');
  });
  if (config.disableSwitch) {
    // The choice dates from when the site had a switch. As in Docusaurus, this page is the last to show it.
    storage.remove(COLOR_MODE_KEY);
  } else {
    const follow = (value: string | null): void => apply(toChoice(value, config));
    storage.watch(COLOR_MODE_KEY, follow);
    // A page restored from the browser's cache has missed changes in other tabs.
    window.addEventListener('pageshow', ({ persisted }) => {
      if (persisted) follow(storage.get(COLOR_MODE_KEY));
    });
  }

  return {
    store,
    cycle() {
      const choice = nextChoice(store.get().choice, config);
      apply(choice);
      if (choice === 'system') storage.remove(COLOR_MODE_KEY);
      else storage.set(COLOR_MODE_KEY, choice);
    },
  };
}

export function useColorMode(): ColorModeState & { cycle(): void } {
  const runtime = useRuntime();
  return { ...useStore(runtime.colorMode), cycle: runtime.cycleColorMode };
}
