import { createRequire } from 'node:module';
import type { CssColor, Declaration, MediaQuery, Rule, StyleRule, Visitor } from 'lightningcss';

type Oklab = Extract<CssColor, { type: 'oklab' | 'oklch' }>;

/** How far outside sRGB a channel (0 to 1) may be for the nearest sRGB colour to look the same. */
const TOLERANCE = 0.02;
const STEPS = 12;

const WIDE_SCREEN: MediaQuery = {
  mediaType: 'all',
  condition: {
    type: 'feature',
    value: { type: 'plain', name: 'color-gamut', value: { type: 'ident', value: 'p3' } },
  },
};

/**
 * Writes `oklch()` and `oklab()` as sRGB, as the PostCSS presets of Docusaurus do: this also supports browsers without
 * these functions. Screens with a wider gamut get colours outside sRGB as written.
 */
export function toSrgb(css: string): string {
  if (!/\bok(?:lab|lch)\(/i.test(css)) return css;
  const { transform } = createRequire(import.meta.url)('lightningcss') as typeof import('lightningcss');
  const visitor: Visitor<never> = {
    Color: (color) => (isOklab(color) && isInSrgb(color) ? toRgb(color) : undefined),
    // In the exit visitor, whose results are not visited again.
    RuleExit: (rule) => (rule.type === 'style' ? (toReadable(splitRule(rule.value as StyleRule)) as never) : undefined),
  };
  const options = { filename: 'a.css', code: Buffer.from(css), minify: true, errorRecovery: true, visitor };
  return transform(options).code.toString();
}

/** A rule with wide colours becomes one in sRGB, and one for screens that show them. */
function splitRule(rule: StyleRule): Rule[] | undefined {
  const wide = {
    declarations: keepWide(rule, 'declarations'),
    importantDeclarations: keepWide(rule, 'importantDeclarations'),
  };
  if (wide.declarations.length + wide.importantDeclarations.length === 0) return undefined;
  const media = { loc: rule.loc, query: { mediaQueries: [WIDE_SCREEN] } };
  return [
    { type: 'style', value: { ...rule, declarations: mapColors(rule.declarations) } },
    {
      type: 'media',
      value: { ...media, rules: [{ type: 'style', value: { ...rule, declarations: wide, rules: [] } }] },
    },
  ];
}

/** Lightning CSS writes `null` for missing parts of a `var(--x)`, such as its fallback, but cannot read `null`. */
function toReadable<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(toReadable) as T;
  const entries = Object.entries(value).filter(([, part]) => part !== null);
  return Object.fromEntries(entries.map(([key, part]: [string, unknown]) => [key, toReadable(part)])) as T;
}

function keepWide({ declarations }: StyleRule, kind: 'declarations' | 'importantDeclarations'): Declaration[] {
  return (declarations?.[kind] ?? []).filter((declaration) => mapColors(declaration) !== declaration);
}

/** A copy with its wide colours in sRGB; the value itself if there are none. */
function mapColors<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  if (isOklab(value)) return isInSrgb(value) ? value : (toRgb(value) as T);
  const entries = Object.entries(value);
  const mapped = entries.map(([key, part]: [string, unknown]) => [key, mapColors(part)] as const);
  if (mapped.every(([, part], at) => part === entries[at]?.[1])) return value;
  return (Array.isArray(value) ? mapped.map(([, part]) => part) : Object.fromEntries(mapped)) as T;
}

function isOklab(value: unknown): value is Oklab {
  if (typeof value !== 'object' || value === null) return false;
  const { type, l, alpha } = value as Partial<Oklab>;
  return (type === 'oklab' || type === 'oklch') && typeof l === 'number' && typeof alpha === 'number';
}

function isInSrgb(color: Oklab): boolean {
  return isNear(toChannels(color, 1));
}

function isNear(channels: number[]): boolean {
  return channels.every((value) => value >= -TOLERANCE && value <= 1 + TOLERANCE);
}

/** The colour itself, or the most colourful one of the same lightness and hue. */
function toRgb(color: Oklab): CssColor {
  let [chroma, out] = isInSrgb(color) ? [1, 1] : [0, 1];
  for (let step = 0; step < STEPS && chroma < out; step++) {
    const middle = (chroma + out) / 2;
    if (isNear(toChannels(color, middle))) chroma = middle;
    else out = middle;
  }
  const [r = 0, g = 0, b = 0] = toChannels(color, chroma).map((value) =>
    Math.round(Math.min(Math.max(value, 0), 1) * 255),
  );
  return { type: 'rgb', r, g, b, alpha: color.alpha };
}

/** Red, green and blue from 0 to 1, or beyond if the colour is outside sRGB. */
function toChannels(color: Oklab, chroma: number): number[] {
  const [a, b] = color.type === 'oklab' ? [color.a, color.b] : fromPolar(color.c, color.h);
  return toLinear(color.l, a * chroma, b * chroma).map(encode);
}

function fromPolar(chroma: number, degrees: number): [number, number] {
  const angle = (degrees * Math.PI) / 180;
  return [chroma * Math.cos(angle), chroma * Math.sin(angle)];
}

/** The matrices of CSS Color 4: Oklab to cone responses, and these to linear sRGB. */
function toLinear(lightness: number, a: number, b: number): number[] {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

function encode(value: number): number {
  const size = Math.abs(value);
  return Math.sign(value) * (size <= 0.0031308 ? 12.92 * size : 1.055 * size ** (1 / 2.4) - 0.055);
}
