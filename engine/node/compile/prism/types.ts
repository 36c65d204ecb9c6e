/** The site's additions to Prism besides those of its configuration. Serialisable: every thread runs its own Prism. */
export interface SitePrism {
  /** Languages of the site's package that the engine does not have, by name. */
  components: Record<string, string>;
  /** The site's module, bundled; undefined if the theme's own module loads the configured languages. */
  include?: { chunks: Record<string, string>; chunk: string };
  /** The part of the configuration that code sees. */
  siteConfig: Record<string, unknown>;
  /** Identifies all of these values. */
  hash: string;
}

/** The part of the configuration that affects how code looks. */
export interface CodeStyle {
  look: 'classic' | 'octavo';
  /** `themeConfig.prism.additionalLanguages` */
  languages: readonly string[];
  /** Themes whose colours are in the site's style sheet; the `octavo` look has its own colours. */
  theme?: PrismTheme;
  darkTheme?: PrismTheme;
}

/** A theme in the form of `prism-react-renderer`. */
export interface PrismTheme {
  plain: PrismStyle;
  styles: { types: string[]; style: PrismStyle; languages?: string[] }[];
}

export type PrismStyle = Record<string, string | number | undefined>;

/** The fields that are used here. */
export interface Prism {
  languages: Record<string, object>;
  tokenize(code: string, grammar: object): PrismToken[];
  hooks: { run(name: string, env: object): void };
}

export type PrismToken = string | { type: string; alias?: string | string[]; content: PrismToken | PrismToken[] };

/** A piece of one line of code, with all its types: `['url', 'content']`. */
export interface LineToken {
  types: readonly string[];
  content: string;
}
