/**
 * The tokens of Octavo's own look: documents declare the ones they need as variables, and inline the values of all
 * others.
 */

/** The script that draws diagrams reads them. */
const READ_BY_SCRIPTS = ['bg', 'accent-soft', 'accent', 'text', 'surface', 'mark', 'muted'].map(
  (name) => `--oc-${name}`,
);
/** A value that is not much longer than its name, or is rarely used, is inlined where it is used. */
const MAX_LENGTH = 34;
const MAX_USES = 2;

export interface PlacedTokens {
  /** A sheet of the look with undeclared tokens replaced by their values. */
  fill(css: string): string;
  /** Declarations for tokens that a page's style sheet mentions. All other declarations win over them. */
  rulesFor(css: string): string;
}

/**
 * `first` declares all tokens in one rule. A token stays a variable if the site uses it, if it has another value
 * somewhere, or if it depends on a token that the site changes.
 */
export function placeTokens(first: string, others: readonly string[], ownTexts: readonly string[]): PlacedTokens {
  const [root = '', body = ''] = /:root\{([^}]*--oc-[^}]*)\}/.exec(first) ?? [];
  const declarations = body.split(';').map((text): [name: string, value: string] => {
    const at = text.indexOf(':');
    return [text.slice(0, at), text.slice(at + 1)];
  });
  const tokens = new Map(declarations.filter(([name]) => name.startsWith('--oc-')));
  const rest = first.replace(root, '');
  const set = [rest, ...others].flatMap((css) => [...css.matchAll(/[{;](--oc-[\w-]+):/g)].map(([, name = '']) => name));
  const used = new Set(ownTexts.flatMap(tokensIn));
  const changed = new Set(ownTexts.flatMap((text) => text.match(/(?<!var\(\s*)--oc-[\w-]+/g) ?? []));
  const isChanged = (name: string): boolean => changed.has(name) || tokensIn(tokens.get(name) ?? '').some(isChanged);
  const counts = new Map<string, number>();
  for (const name of tokensIn(first)) counts.set(name, (counts.get(name) ?? 0) + 1);
  const isPlaced = (name: string): boolean => {
    const value = tokens.get(name);
    if (
      value === undefined ||
      set.includes(name) ||
      READ_BY_SCRIPTS.includes(name) ||
      used.has(name) ||
      isChanged(name)
    )
      return false;
    return value.length <= MAX_LENGTH || (counts.get(name) ?? 0) <= MAX_USES;
  };
  const placed = new Set([...tokens.keys()].filter(isPlaced));
  const put = (css: string): string =>
    css.replace(/var\((--oc-[\w-]+)\)/g, (written, name: string) =>
      placed.has(name) ? put(tokens.get(name)!) : written,
    );
  const kept = declarations.filter(([name]) => !placed.has(name)).map((declaration) => declaration.join(':'));
  return {
    fill: (css) => put(root ? css.replace(root, () => `:root{${kept.join(';')}}`) : css),
    rulesFor(css) {
      const names = [...new Set(tokensIn(css))].filter((name) => placed.has(name));
      return names.length > 0
        ? `:where(:root){${names.map((name) => `${name}:${put(tokens.get(name)!)}`).join(';')}}`
        : '';
    },
  };
}

function tokensIn(css: string): string[] {
  return [...css.matchAll(/var\(\s*(--oc-[\w-]+)/g)].map(([, name = '']) => name);
}
