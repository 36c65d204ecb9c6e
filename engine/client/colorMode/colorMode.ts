/** The colour mode as a state machine: light → dark, or system → light → dark → system. */
import type { ColorModeConfig } from '../../shared/siteData.ts';
import type { ColorMode, ColorModeChoice, ColorModeState } from '../runtime/types.ts';

export const COLOR_MODE_KEY = 'theme';

/** The mode on the server, and of a first visit if the system setting is ignored. */
export function initialColorMode(config: ColorModeConfig): ColorModeState {
  return {
    choice: config.respectPrefersColorScheme ? 'system' : config.defaultMode,
    mode: config.defaultMode,
  };
}

/** A stored value as a choice; anything else counts as no choice. */
export function toChoice(value: string | null | undefined, config: ColorModeConfig): ColorModeChoice {
  if (value === 'light' || value === 'dark') return value;
  return initialColorMode(config).choice;
}

export function toMode(choice: ColorModeChoice, systemMode: ColorMode): ColorMode {
  return choice === 'system' ? systemMode : choice;
}

export function nextChoice(choice: ColorModeChoice, config: ColorModeConfig): ColorModeChoice {
  if (choice === 'system') return 'light';
  if (choice === 'light') return 'dark';
  return config.respectPrefersColorScheme ? 'system' : 'light';
}
