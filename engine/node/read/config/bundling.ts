/**
 * The plugins' settings in `configureWebpack`, as far as they apply to another bundler. Plain data: several threads
 * need it, and it is part of cache keys.
 */
export interface Bundling {
  aliases: Aliases;
  /** Like aliases, for names that cannot be resolved otherwise. */
  fallbacks: Aliases;
  /** How files are read; if several apply, the last one reads first. */
  rules: ReadRule[];
  /** Files of loaders, by their names in imports and rules. */
  loaders: Aliases;
  /** Expression → the code that replaces it. */
  defines: Record<string, string>;
  /** Global name → the module that provides it, or the module and its export. */
  provides: Record<string, string | [module: string, name: string]>;
}

/** Alias → its target, relative to the site folder: `@site/src/components`. As in webpack, `x$` matches `x` alone. */
export type Aliases = Record<string, string>;

/** Replaces an unwanted module: `alias: { fs: false }`. */
export const NO_MODULE = '@octavo/nothing';

export interface ReadRule {
  /** Tests the absolute path of a file. */
  file: Condition;
  /** Tests the query of the import, including `?`. */
  query?: Condition;
  as: Reading;
}

/** As text, as the address of the file, as JSON, or as the result of loaders, the last of which runs first. */
export type Reading = 'text' | 'address' | 'json' | LoaderUse[];

export interface LoaderUse {
  /** As written: the name of a package, or a file. */
  loader: string;
  options?: unknown;
}

export type Condition =
  | { matches: string; flags: string }
  | { startsWith: string }
  | { all: Condition[] }
  | { any: Condition[] }
  | { not: Condition };

export const NO_BUNDLING: Bundling = {
  aliases: {},
  fallbacks: {},
  rules: [],
  loaders: {},
  defines: {},
  provides: {},
};

/** Joins the settings of all plugins, in their order. */
export function joinBundling(all: readonly Bundling[]): Bundling {
  const join = <T>(pick: (one: Bundling) => Record<string, T>) =>
    Object.assign({}, ...all.map(pick)) as Record<string, T>;
  return {
    aliases: join(({ aliases }) => aliases),
    fallbacks: join(({ fallbacks }) => fallbacks),
    rules: all.flatMap(({ rules }) => rules),
    loaders: join(({ loaders }) => loaders),
    defines: join(({ defines }) => defines),
    provides: join(({ provides }) => provides),
  };
}

export function matches(condition: Condition, text: string): boolean {
  if ('matches' in condition) return new RegExp(condition.matches, condition.flags).test(text);
  if ('startsWith' in condition) return text.startsWith(condition.startsWith);
  if ('all' in condition) return condition.all.every((one) => matches(one, text));
  if ('any' in condition) return condition.any.some((one) => matches(one, text));
  return !matches(condition.not, text);
}
