/** All that it takes to have the site's Prism. Serialisable: every thread runs one of its own. */
export interface SitePrism {
  /** Text of the package: `prism-react-renderer`, or else Prism itself. */
  library: string;
  /** Prism's own languages that are loaded, by name, in that order. */
  components: Record<string, string>;
  /** The site's module, bundled; nothing where the theme's own loads what the configuration names. */
  include?: { chunks: Record<string, string>; chunk: string };
  /** What code sees of the configuration. */
  siteConfig: Record<string, unknown>;
  /** Kinds of tokens that the site's theme knows besides the usual ones, and their classes. */
  classes: Record<string, string>;
  /** Languages that it highlights in place of Octavo, and a hash of all that decides how. */
  languages: Record<string, string>;
}

/** What is used of it. */
export interface Prism {
  languages: Record<string, object>;
  tokenize(code: string, grammar: object): PrismToken[];
  hooks: { all: Record<string, unknown>; run(name: string, env: object): void };
}

export type PrismToken = string | { type: string; alias?: string | string[]; content: PrismToken | PrismToken[] };
