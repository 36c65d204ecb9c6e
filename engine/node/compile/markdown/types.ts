import type { MarkdownPlugins } from '../../read/config/markdownPlugins.ts';
import type { Npm2yarnOptions } from '../../read/config/npm2yarnOptions.ts';
import type { SectionOutline } from '../../../shared/compare/outline.ts';
import type { Bundling } from '../../read/config/bundling.ts';
import type { SiteMetadata, SiteStorage } from '../../read/config/siteFacts.ts';
import type { Translations } from '../../../shared/messages.ts';
import type { BlockHeights } from '../../../shared/pageContent.ts';
import type { HeadTag, PageFeatures, TocItem, Untranslated } from '../../../shared/pageData.ts';
import type { LayoutProps } from '../../../shared/renderer.ts';
import type { GlobalData } from '../../read/plugins/toGlobalData.ts';
import type { Messages } from '../../read/translations/messages.ts';
import type { CodeStyle, SitePrism } from '../prism/types.ts';
import type { ModuleId, Problem, SiteCode } from '../siteCode/types.ts';

/**
 * The parts of the site's configuration that affect how Markdown is compiled. All of them are part of the cache key.
 */
export interface MarkdownOptions {
  /** Absolute path of `@site`. Not part of the key; files read through it are dependencies. */
  siteDir: string;
  /** Absolute paths. Not part of the key; files that imports look for there are dependencies. */
  staticDirectories: readonly string[];
  /** Identifies the compiler's own code, so that a cache of another engine is never read. */
  engineVersion: string;
  /** How imported Markdown files are read. The format of the page itself is part of its source. */
  format: 'mdx' | 'md' | 'detect';
  mdx1Compat: { comments?: boolean; headingIds?: boolean; admonitions?: boolean };
  /** `false` switches admonitions off. `keywords` are added to the built-in ones unless `extendDefaults` is false. */
  admonitions?: boolean | { keywords?: string[]; extendDefaults?: boolean };
  anchorsMaintainCase: boolean;
  /** False: `:smile:` stays text. */
  emoji?: boolean;
  /** The site's own remark and rehype plugins. */
  plugins?: MarkdownPlugins;
  /** Represents all plugins of the site in the cache key, because functions have no key. */
  pluginsKey?: string;
  /** Packages are missing, so a plugin may fail because of them. */
  isIncomplete?: boolean;
  /** How code blocks marked `npm2yarn` become tabs. */
  npm2yarn?: Npm2yarnOptions;
  /** Code blocks in the language `mermaid` are diagrams. */
  mermaid: boolean;
  /** Code blocks marked `live` show their result: above the code, or below it. */
  liveCode?: 'top' | 'bottom';
  magicComments: MagicComment[];
  /** The language of code blocks that do not name one. */
  defaultLanguage?: string;
  /** Marks the end of an excerpt; matched against the source text of comments. */
  truncateMarker?: RegExp;
  /** Files that one page may show together: their footnotes get ids that differ from file to file. */
  sharesPage?: boolean;
  /** Options by folder, because each instance of a plugin has its own. */
  folders: FolderOptions[];
  /** The language that files are written in. */
  language: string;
  /** The theme's texts in that language. */
  words: Translations;
  /** The site's data per locale; pages depend on it only if they read it. */
  locales: Record<string, LocaleOptions>;
  /** The plugins' rules for imports. */
  bundling: Bundling;
  /** Versions of these pages are compared, so an outline of each is stored. */
  outlines?: boolean;
  /** Ids of the docs instances whose `folders` have that setting. */
  compared: string[];
  /** Folders with theme components from plugins, the strongest first. */
  themeFolders: readonly string[];
  /** The plugins' global data, by locale and plugin name. Not part of the key; pages depend on the data they read. */
  globalData: Record<string, GlobalData>;
  /** An omitted plugin may have provided data, so missing data has a placeholder. */
  lacksPlugins: boolean;
  /** The browser draws all diagrams: only Mermaid knows what the configuration says about them. */
  keepsDiagrams?: true;
  /** The site's own code, which content may import. Not part of the key; pages depend on what they import of it. */
  siteCode?: SiteCode;
  /** The navbar hides when readers scroll. */
  hidesNavbar: boolean;
  /** The levels of `<TOCInline>`. */
  tocLevels: readonly [number, number];
  /** Languages and colours of code. */
  codeStyle: CodeStyle;
  /** The site's additions to those languages. Only its hash is part of the key. */
  prism?: SitePrism;
  /** Preprocesses a text before anything else reads it. */
  preprocessor?: (args: { filePath: string; fileContent: string }) => string;
}

export interface LocaleOptions {
  /** `siteConfig` of `useDocusaurusContext()`. */
  siteConfig: Record<string, unknown>;
  /** Other fields of the context. */
  siteMetadata?: SiteMetadata;
  siteStorage?: SiteStorage;
  /** The texts of `<Translate>`, by id. */
  messages: Messages;
  /** The languages of the locale and of its untranslated pages, if they differ. */
  languages?: { own: Untranslated; original: Untranslated };
  /** The folder of its pages in the output, `fr/`; empty if they are at the root. */
  folder?: string;
}

export interface FolderOptions extends Partial<
  Pick<
    MarkdownOptions,
    'admonitions' | 'truncateMarker' | 'sharesPage' | 'npm2yarn' | 'plugins' | 'language' | 'words' | 'outlines'
  >
> {
  /** Absolute; a folder, or one file. */
  dir: string;
}

/** A comment in code that marks lines, as in `prism.magicComments`. */
export interface MagicComment {
  className: string;
  line?: string;
  block?: { start: string; end: string };
}

export interface Compiler {
  /** Throws a `CompileError` for this file alone. */
  compile(input: CompileInput): Promise<CompiledPage>;
}

/** One file to compile. The result depends on nothing else, so equal text compiles once. */
export interface CompileInput {
  /** The page's locale. Not part of the key: a page that does not read it is the same in all locales. */
  locale?: string;
  /** Absolute; used for imports and error messages, not part of the cache key. */
  filePath: string;
  /** The file's text after the preprocessor, with front matter, so that line numbers are true. */
  source: string;
  /** Identifies `source`, if known without reading it. */
  sourceKey?: string;
  /** The text before the preprocessor, if there is one. */
  original?: string;
  /** Problems found before the page is compiled. */
  problems?: Problem[];
  /** Parsed front matter. */
  frontMatter: Record<string, unknown>;
  /** The number of lines of the front matter. */
  frontMatterLines: number;
  /** `api`: the text is a page of an API reference, as JSON. */
  format: 'mdx' | 'md' | 'api';
  /** Data about the page that its code read: the same text may be used by several pages. */
  page?: Record<string, unknown>;
}

/** The result of parsing a file once. Serialisable, because it is stored in the content-addressed cache. */
export interface CompiledPage {
  /** Article HTML. Links and files are markers (`refMarker(n)`), see `refs`. */
  html: string;
  refs: Ref[];
  /** Headings of every level that have an id, in order. The table of contents is a part of it. */
  headings: TocItem[];
  /** Text of the content's own first h1, if it starts with one. */
  contentTitle?: string;
  /** All ids in the HTML: the valid targets of `#anchor`. */
  anchors: string[];
  /** Its `SearchSection[]`, as JSON: large, and only read when an index is built. */
  sectionsJson: string;
  /** The page's link texts for other pages. */
  linkTexts: LinkText[];
  /** For comparing versions, if there are several. */
  outline?: CompiledOutline;
  /** Self-contained Markdown of the page (tabs, admonitions, partials resolved), links still markers. */
  markdown: string;
  headTags: HeadTag[];
  features: PageFeatures;
  wordCount: number;
  blockHeights?: BlockHeights;
  /** The position of the truncation marker in `html`; always between top-level elements. */
  truncateAt?: number;
  /** Where in `html` the element with the content's own h1 starts and ends. */
  titleAt?: [number, number];
  /**
   * Rules from the author's `style` attributes and `<style>` elements, which a strict Content-Security-Policy forbids
   * in HTML. Equal styles have equal class names everywhere.
   */
  css?: string;
  /** Problems of the page and of the files that it imports. */
  problems: Problem[];
  /** Another attempt may succeed, so this result is not cached. */
  isProvisional?: boolean;
  /** The page's code never ended: this process does not run it again. */
  isStopped?: boolean;
  /**
   * Files the result depends on besides the source (partials, data), relative to the source's folder or `@site/…`, with
   * the hash of the content that was read: the file may change before the page is stored.
   */
  dependencies: Dependency[];
  /** Modules of the site's code that the page imports: their style is the page's. */
  modules?: ModuleId[];
  /** Imported modules that are not bundled yet: the page has to be compiled again once they are. */
  unbundled?: ModuleId[];
  /** Modules that the browser needs. */
  live?: LiveParts;
  /** Metadata of a page that is written as a component. */
  layout?: LayoutProps;
  /** The content read the site's configuration, so it depends on it. */
  usesSiteConfig?: boolean;
  /** The content read texts of the locale. */
  usesMessages?: boolean;
  /** The plugins whose global data the content read; `''` for all of them. */
  globalData?: string[];
  /** The data about the page that the content read; if it was missing, the page is compiled again. */
  pageFields?: string[];
  /** The page contains formulas by KaTeX, which need its style sheet. */
  hasFormulas?: boolean;
  /** It shows images or diagrams. */
  hasPictures?: boolean;
}

/** The site code that a page needs in the browser. */
export interface LiveParts {
  modules: ModuleId[];
  /** The text of modules that are the code of a Markdown file. */
  sources?: Record<ModuleId, string>;
  /** Runs immediately, not only after the reader's first action. */
  atOnce: boolean;
  /** These modules read global data of plugins. */
  usesGlobalData?: boolean;
  /** The page data they read, by name. */
  fields?: string[];
}

export type Dependency = [name: string, hash: string];

/** A link to another page of the site, with its text. */
export interface LinkText extends Pick<Ref, 'target' | 'from'> {
  text: string;
}

/** A link, image or file the content names; resolved per page, because the same text can live in many versions. */
export interface Ref {
  kind: 'link' | 'image' | 'file' | 'hole';
  /** As written. */
  target: string;
  /**
   * The folder to which the target is relative, itself relative to the source's folder (`''`, or a partial's folder, or
   * `@site/…`).
   */
  from: string;
  /**
   * The imported file that contains it, relative to the source's folder (or `@site/…`); not set for the source itself.
   */
  file?: string;
  line?: number;
  column?: number;
  /** For holes: their properties. */
  props?: Record<string, unknown>;
  /**
   * The maximal severity if it is broken; Docusaurus only checks Markdown and `<Link>`. `throw`: code imports the file
   * and cannot work without it.
   */
  onBroken?: 'ignore' | 'warn' | 'throw';
  /** `<IdealImage>` shows it. */
  hasSizes?: true;
  /** `/x` of a plain `<a>`, which Docusaurus does not change: an address of the host, not of the site. */
  isOfHost?: true;
}

/** The text under one heading, for search. The first section has no id: it precedes any heading. */
export interface SearchSection {
  id?: string;
  heading: string;
  level: number;
  text: string;
  /** The text's part of a search index. */
  terms: string;
}

/** The article's text, section by section; the files of pictures are known only when the page is made. */
export interface CompiledOutline {
  sections: (SectionOutline & { files?: Ref[] })[];
  sketch: string;
}
