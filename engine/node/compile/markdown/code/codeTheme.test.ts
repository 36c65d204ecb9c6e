import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const read = (file: string) => readFileSync(new URL(`../../../../theme/looks/octavo/${file}`, import.meta.url), 'utf8');
const codeCss = read('code.css') + read('seldomCode.css');
const tokensCss = read('tokens.css');

/** The custom properties of one mode. Properties with a value for each mode are written `light-dark(…, …)`. */
function tokensOf(mode: 'light' | 'dark'): Map<string, string> {
  const pairs = [...tokensCss.matchAll(/(--oc-[\w-]+):\s*([^;]+);/g)];
  return new Map(
    pairs.map(([, name = '', value = '']) => [
      name,
      value
        .replace(/light-dark\(((?:[^(),]|\([^()]*\))*),((?:[^()]|\([^()]*\))*)\)/g, mode === 'light' ? '$1' : '$2')
        .trim(),
    ]),
  );
}

type Rgb = [number, number, number];

function toRgb(value: string, tokens: Map<string, string>): Rgb {
  const variable = /^var\((--[\w-]+)(?:,\s*(.+?))?\s*\)$/.exec(value);
  if (variable) return toRgb(tokens.get(variable[1] ?? '') ?? variable[2] ?? '', tokens);
  const hex = /^#([\da-f]{3}|[\da-f]{6})$/i.exec(value)?.[1];
  if (!hex) throw new Error(`"${value}" is no colour this test can read.`);
  const full = hex.length === 3 ? hex.replace(/./g, '$&$&') : hex;
  return [0, 2, 4].map((at) => Number.parseInt(full.slice(at, at + 2), 16)) as Rgb;
}

function luminance(color: Rgb): number {
  const [r, g, b] = color.map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as Rgb;
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: Rgb, b: Rgb): number {
  const [low = 0, high = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (high + 0.05) / (low + 0.05);
}

/** `color-mix(in srgb, top share, transparent)` over a ground. */
function tint(ground: Rgb, top: Rgb, share: number): Rgb {
  return ground.map((value, i) => value * (1 - share) + (top[i] ?? 0) * share) as Rgb;
}

describe.each([
  ['light', tokensOf('light')],
  ['dark', tokensOf('dark')],
])('colours of code, %s', (_mode, tokens) => {
  const ground = toRgb('var(--oc-code-bg)', tokens);
  const share = Number(/(\d+)%/.exec(tokens.get('--oc-code-line') ?? '')?.[1]) / 100;
  const marked = tint(ground, toRgb('var(--oc-accent)', tokens), share);
  const colors = [...codeCss.matchAll(/(\.token[^{]*)\{[^}]*?color:\s*([^;]+);/g)].map(
    ([, selector = '', color = '']): [string, string] => [selector.trim(), color],
  );

  it('are those of many kinds of tokens', () => {
    expect(colors.length).toBeGreaterThan(10);
  });

  it.each([...colors, ['plain text', 'var(--oc-code-text)']] as [string, string][])('%s', (_name, color) => {
    expect(contrast(toRgb(color, tokens), ground)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(toRgb(color, tokens), marked)).toBeGreaterThanOrEqual(4.5);
  });
});
