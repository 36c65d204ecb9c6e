import { describe, expect, test } from 'vitest';
import type { ColorModeConfig } from '../../shared/siteData.ts';
import type { ColorModeChoice } from '../runtime/types.ts';
import { initialColorMode, nextChoice, toChoice, toMode } from './colorMode.ts';

const plain: ColorModeConfig = { defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: false };
const system: ColorModeConfig = { ...plain, respectPrefersColorScheme: true };

function cycle(from: ColorModeChoice, config: ColorModeConfig, steps: number): ColorModeChoice[] {
  const seen = [from];
  for (let step = 0; step < steps; step++) seen.push(nextChoice(seen.at(-1)!, config));
  return seen;
}

describe('colour mode', () => {
  test('goes from light to dark and back', () => {
    expect(cycle('light', plain, 3)).toEqual(['light', 'dark', 'light', 'dark']);
  });

  test('goes system, light, dark, system where the system preference is respected', () => {
    expect(cycle('system', system, 3)).toEqual(['system', 'light', 'dark', 'system']);
  });

  test('starts with the default, or with the system', () => {
    expect(initialColorMode(plain)).toEqual({ choice: 'light', mode: 'light' });
    expect(initialColorMode({ ...plain, defaultMode: 'dark' })).toEqual({ choice: 'dark', mode: 'dark' });
    expect(initialColorMode(system)).toEqual({ choice: 'system', mode: 'light' });
  });

  test('ignores a stored value that is not a mode', () => {
    expect(toChoice('dark', plain)).toBe('dark');
    for (const value of [null, undefined, '', 'purple', 'system']) {
      expect(toChoice(value, plain)).toBe('light');
      expect(toChoice(value, system)).toBe('system');
    }
  });

  test('only the choice "system" follows the system', () => {
    expect(toMode('system', 'dark')).toBe('dark');
    expect(toMode('light', 'dark')).toBe('light');
  });
});
