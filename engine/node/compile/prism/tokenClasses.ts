/** Class (see `codeTheme.ts`) → the kinds of tokens that Prism's languages have, and its themes colour. */
const TOKEN_TYPES: [className: string, types: string][] = [
  // Plain again, also inside others.
  ['', 'punctuation operator interpolation'],
  ['c', 'comment prolog cdata doctype shebang'],
  ['k', 'keyword boolean important atrule rule directive macro preprocessor null nil title section module'],
  ['s', 'string char attr-value regex template-string code code-snippet symbol'],
  ['n', 'number constant unit entity escape hexcode color date time datetime'],
  ['f', 'function function-name function-definition method builtin command url url-link'],
  ['t', 'class-name type type-definition namespace package'],
  ['g', 'tag selector'],
  ['a', 'attr-name attribute annotation decorator parameter property variable label option'],
  ['i', 'inserted inserted-sign'],
  ['d', 'deleted deleted-sign'],
];

/** By the kind of a token; empty for plain text. */
export const TOKEN_CLASSES: Readonly<Record<string, string>> = Object.fromEntries(
  TOKEN_TYPES.flatMap(([className, types]) => types.split(' ').map((type) => [type, className])),
);

interface ThemeStyle {
  types?: string[];
  style?: { color?: string };
}

/** Kinds of tokens that only the site's theme knows: they have the class of those that it gives the same colour. */
export function toOwnClasses(theme: unknown): Record<string, string> {
  const { styles } = Object(theme) as { styles?: unknown };
  const coloured = (Array.isArray(styles) ? (styles as ThemeStyle[]) : []).filter(({ style }) => style?.color);
  const classOf = ({ types = [] }: ThemeStyle) => types.map((type) => TOKEN_CLASSES[type]).find(Boolean);
  return Object.fromEntries(
    coloured.flatMap((entry) => {
      const alike = coloured.filter(({ style }) => style?.color === entry.style?.color);
      const className = classOf(entry) ?? alike.map(classOf).find(Boolean) ?? 't';
      const own = entry.types?.filter((type) => !Object.hasOwn(TOKEN_CLASSES, type)) ?? [];
      return own.map((type) => [type, className]);
    }),
  );
}
