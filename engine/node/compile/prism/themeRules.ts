/**
 * A theme of `prism-react-renderer` as style rules. In the theme a token has one style: the styles of all its types,
 * merged in order, limited to those for the language. The cascade merges in the order of the sheet instead and ignores
 * languages. Where the results differ, the token gets classes for single declarations (`toCorrections`), which win.
 */
import type { PrismStyle, PrismTheme } from './types.ts';

/** `color:#36acaa`, in the order of the numbers in class names. */
type Declaration = string;

export interface ThemeRules {
  /** For `pre`: all styles of plain text. */
  plain: Declaration[];
  /** Type of token → its style, in the order of the sheet. */
  rules: [type: string, style: Map<string, string>][];
  /** All declarations of the theme. */
  declarations: Declaration[];
  /** Numbers of the declarations that a token needs and that the rules do not give it. */
  toCorrections(types: readonly string[], language: string): number[];
}

type Dictionary = Map<string, Map<string, string>>;

export function createThemeRules(theme: PrismTheme): ThemeRules {
  const rules = [...toDictionary(theme, undefined)].filter(([, style]) => style.size > 0);
  const ruleOf = new Map(rules.map(([type, style], order) => [type, { style, order }]));
  const dictionaries = new Map<string, Dictionary>();
  const ofTheme = [theme.plain, ...theme.styles.map(({ style }) => style)].flatMap((style) => toPairs(toStyle(style)));
  const declarations = [...new Set(ofTheme)];

  /** The style in that language. */
  function dictionaryOf(language: string): Dictionary {
    const found = dictionaries.get(language) ?? toDictionary(theme, language);
    dictionaries.set(language, found);
    found.set('plain', without(toStyle(theme.plain), 'background-color'));
    found.set('root', toStyle(theme.plain));
    return found;
  }

  function toCorrections(types: readonly string[], language: string): number[] {
    if (types.length === 1 && types[0] === 'plain') return [];
    const shown = shownBy(types);
    const wanted = toPairs(merge(types.map((type) => dictionaryOf(language).get(type))));
    return wanted.filter((pair) => !shown.has(pair)).map((pair) => declarations.indexOf(pair));
  }

  /** The result of the cascade: among rules of equal weight the later one wins. */
  function shownBy(types: readonly string[]): Set<Declaration> {
    const matching = types.flatMap((type) => ruleOf.get(type) ?? []).sort((a, b) => a.order - b.order);
    return new Set(toPairs(merge(matching.map(({ style }) => style))));
  }

  return { plain: toPairs(toStyle(theme.plain)), rules, declarations, toCorrections };
}

/** The style of each token type; without a language, the part that is the same in all languages. */
function toDictionary({ styles }: PrismTheme, language: string | undefined): Dictionary {
  const found: Dictionary = new Map();
  for (const { types, style, languages } of styles) {
    if (languages && !(language !== undefined && languages.includes(language))) continue;
    for (const type of types) found.set(type, merge([found.get(type), toStyle(style)]));
  }
  // Plain text has the style of its line.
  found.delete('plain');
  return found;
}

function merge(styles: readonly (Map<string, string> | undefined)[]): Map<string, string> {
  return new Map(styles.flatMap((style) => [...(style ?? [])]));
}

function without(style: Map<string, string>, property: string): Map<string, string> {
  return new Map([...style].filter(([name]) => name !== property));
}

function toPairs(style: Map<string, string>): Declaration[] {
  return [...style].map(([property, value]) => `${property}:${value}`);
}

const NUMBERS = /^(?:opacity|font-weight|line-height|z-index|order|flex|zoom|tab-size)/;

/** As React writes it into a `style` attribute. */
function toStyle(style: PrismStyle = {}): Map<string, string> {
  const entries = Object.entries(style).map(([name, value]) => {
    const property = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`).replace(/^ms-/, '-ms-');
    const isLength = typeof value === 'number' && value !== 0 && !NUMBERS.test(property);
    return [property, isLength ? `${value}px` : String(value ?? '').trim()] as const;
  });
  // A value must not be able to end the rule.
  return new Map(entries.filter(([, value]) => value !== '' && !/[{}<;]/.test(value)));
}
