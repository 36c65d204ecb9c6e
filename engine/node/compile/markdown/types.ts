import type { MarkdownPlugins } from '../../read/config/markdownPlugins.ts';
import type { Npm2yarnOptions } from '../../read/config/npm2yarnOptions.ts';
import type { SectionOutline } from '../../../shared/compare/outline.ts';
import type { Bundling } from '../../read/config/bundling.ts';
import type { SiteMetadata, SiteStorage } from '../../read/config/siteFacts.ts';
import type { Translations } from '../../../shared/messages.ts';
import type { HeadTag, PageFeatures, TocItem } from '../../../shared/pageData.ts';
import type { LayoutProps } from '../../../shared/renderer.ts';
import type { GlobalData } from '../../read/plugins/toGlobalData.ts';
import type { Messages } from '../../read/translations/messages.ts';
import type { CodeStyle, SitePrism } from '../prism/types.ts';
import type { ModuleId, SiteCode } from '../siteCode/types.ts';

/** What of the site's configuration decides how Markdown is read. Part of the cache key, all of it. */
export interface MarkdownOptions {
  /** Absolute: what `@site` stands for. Not part of the key; what is read through it is. */
  siteDir: string;
  /** Identifies the compiler's own code, so that a cache of another engine is never read. */
  engineVersion: string;
  /** How imported Markdown files are read. The page itself brings its format along. */
  format?: 'mdx' | 'md' | 'detect';
  mdx1Compat?: { comments?: boolean; headingIds?: boolean; admonitions?: boolean };
  /** `false` switches admonitions off. `keywords` are added to the built-in ones unless `extendDefaults` is false. */
  admonitions?: boolean | { keywords?: string[]; extendDefaults?: boolean };
  anchorsMaintainCase?: boolean;
  /** The site's own remark and rehype plugins. */
  plugins?: MarkdownPlugins;
  /** Stands for all plugins of the site in the cache key; functions have no other. */
  pluginsKey?: string;
  /** Packages are missing: a plugin that fails may do so for want of them. */
  isIncomplete?: boolean;
  /** How code blocks marked `npm2yarn` become tabs. */
  npm2yarn?: Npm2yarnOptions;
  /** Code blocks in the language `mermaid` are diagrams. */
  mermaid?: boolean;
  magicComments?: MagicComment[];
  /** Language of code blocks that name none. */
  defaultLanguage?: string;
  /** Where an excerpt ends, tried on the source text of comments. */
  truncateMarker?: RegExp;
  /** Files that one page may show together: their footnotes get ids that differ from file to file. */
  sharesPage?: boolean;
  /** Folders whose files are read otherwise: each instance of a plugin has options of its own. */
  folders?: FolderOptions[];
  /** The language that files are written in. */
  language?: string;
  /** The theme's texts in that language. */
  words?: Translations;
  /** What the site is in each of its locales; pages depend on it only if they ask for it. */
  locales?: Record<string, LocaleOptions>;
  /** What plugins of the site say of imports. */
  bundling?: Bundling;
  /** Versions of these pages are compared: an outline of each is kept. */
  outlines?: boolean;
  /** Ids of the docs of which that is said in `folders`. */
  compared?: string[];
  /** Folders with components of the theme that plugins bring, the strongest first. */
  themeFolders?: readonly string[];
  /** What plugins tell code, by locale and plugin name. Not part of the key; pages depend on what they ask for. */
  globalData?: Record<string, GlobalData>;
  /** Some plugin is left out, which may have told more: what is not there has a stand-in. */
  lacksPlugins?: boolean;
  /** Draws a Mermaid diagram; nothing where the browser has to. */
  drawDiagram?: (source: string) => { svg: string } | undefined;
  /** The site's own code, which content may import. Not part of the key; pages depend on what they import of it. */
  siteCode?: SiteCode;
  /** The navbar goes away as readers scroll. */
  hidesNavbar?: boolean;
  /** Languages and colours of code. */
  codeStyle?: CodeStyle;
  /** What the site's own code adds to those languages. Only its hash is part of the key. */
  prism?: SitePrism;
  /** Text for reading, before anything else sees it. */
  preprocessor?: (args: { filePath: string; fileContent: string }) => string;
}

export interface LocaleOptions {
  /** What `useDocusaurusContext()` gives as `siteConfig`. */
  siteConfig: Record<string, unknown>;
  /** And besides it. */
  siteMetadata?: SiteMetadata;
  siteStorage?: SiteStorage;
  /** What `<Translate>` shows, by id. */
  messages: Messages;
  /** Where its pages are in the output folder, `fr/`; nothing for those at its root. */
  folder?: string;
}

export interface FolderOptions extends Pick<
  MarkdownOptions,
  'admonitions' | 'truncateMarker' | 'sharesPage' | 'npm2yarn' | 'plugins' | 'language' | 'words' | 'outlines'
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

/** One file to compile. The result depends on nothing else, so that equal text compiles once. */
export interface CompileInput {
  /** The locale that the page is for. Not part of the key: a page that asks nothing of it is the same in all of them. */
  locale?: string;
  /** Absolute; used for imports and error messages, not part of the cache key. */
  filePath: string;
  /** The file's text as the preprocessor gives it, front matter included (so that line numbers are true). */
  source: string;
  /** Stands for `source`, where it is known without it. */
  sourceKey?: string;
  /** The text before the preprocessor, where there is one. */
  original?: string;
  /** What went wrong before the page is compiled. */
  problems?: Problem[];
  /** Parsed front matter. */
  frontMatter: Record<string, unknown>;
  /** Lines the front matter takes. */
  frontMatterLines: number;
  /** `api`: the text is a page of an API reference, as JSON. */
  format: 'mdx' | 'md' | 'api';
  /** What is known of the page, as far as it asked for it: the same text may stand on several. */
  page?: Record<string, unknown>;
}

/** Result of the one parse of one file. Serialisable: it lives in the content-addressed cache. */
export interface CompiledPage {
  /** Article HTML. Links and files are markers (`refMarker(n)`), see `refs`. */
  html: string;
  refs: Ref[];
  /** Headings of every level that have an id, in order. The table of contents is a cut of it. */
  headings: TocItem[];
  /** Text of the content's own first h1, if it starts with one. */
  contentTitle?: string;
  /** All ids in the HTML: what a `#anchor` may point at. */
  anchors: string[];
  /** Its `SearchSection[]`, as JSON: large, and read only where an index is made. */
  sectionsJson: string;
  /** What it calls other pages. */
  linkTexts: LinkText[];
  /** For comparing versions, where there are several. */
  outline?: CompiledOutline;
  /** Self-contained Markdown of the page (tabs, admonitions, partials resolved), links still markers. */
  markdown: string;
  headTags: HeadTag[];
  features: PageFeatures;
  wordCount: number;
  /** The place in `html` where the truncation marker stood; always between top-level elements. */
  truncateAt?: number;
  /** Where in `html` the element with the content's own h1 starts and ends. */
  titleAt?: [number, number];
  /**
   * Rules for what the author wrote in `style` attributes and `<style>` elements, which a strict
   * Content-Security-Policy forbids in HTML. Equal styles have equal class names everywhere.
   */
  css?: string;
  /** Problems of the page and of the files that it imports. */
  problems: Problem[];
  /** Another attempt may give more, so this is not cached. */
  isProvisional?: boolean;
  /** Its code never ended: whatever this process asks of the page, it is not run again. */
  isStopped?: boolean;
  /**
   * Files the result depends on besides the source (partials, data), relative to the source's folder or `@site/…`, and
   * the hash of what was read: by the time the page is kept, a file may say something else.
   */
  dependencies: Dependency[];
  /** Modules of the site's code that the page imports: their style is the page's. */
  modules?: ModuleId[];
  /** Modules that it imports and that are not bundled yet: it has to be compiled again when they are. */
  unbundled?: ModuleId[];
  /** Those that must be there in the browser. */
  live?: LiveParts;
  /** What a page written as a component says of itself. */
  layout?: LayoutProps;
  /** The content asked for the site's configuration, so it depends on that too. */
  usesSiteConfig?: boolean;
  /** It asked for texts of the locale. */
  usesMessages?: boolean;
  /** The plugins whose global data the content asked for; `''` for all of them. */
  globalData?: string[];
  /** What the content asked of the page itself; compiled without it, it has to be compiled again. */
  asked?: string[];
  /** There are formulas, as KaTeX draws them: they need its style sheet. */
  hasFormulas?: boolean;
}

/** What of the site's code a page needs in the browser. */
export interface LiveParts {
  modules: ModuleId[];
  /** The text of modules that are the code of a Markdown file. */
  sources?: Record<ModuleId, string>;
  /** Runs at once, not only after the reader does something. */
  atOnce: boolean;
  /** They ask for what plugins tell code. */
  usesGlobalData?: boolean;
  /** What they ask of the page, by name. */
  fields?: string[];
}

export type Dependency = [name: string, hash: string];

/** A link to another page of the site, and what it says. */
export interface LinkText extends Pick<Ref, 'target' | 'from'> {
  text: string;
}

/** A link, image or file the content names; resolved per page, because the same text can live in many versions. */
export interface Ref {
  kind: 'link' | 'image' | 'file' | 'slot';
  /** As written. */
  target: string;
  /** Folder the target is relative to, relative to the source's folder (`''`, or a partial's folder, or `@site/…`). */
  from: string;
  /** The imported file it stands in, relative to the source's folder (or `@site/…`); not set for the source itself. */
  file?: string;
  line?: number;
  column?: number;
  /** For slots: their properties. */
  props?: Record<string, unknown>;
  /**
   * How loud it is at most when it leads nowhere; Docusaurus looks at Markdown and `<Link>` only. `throw`: code imports the
   * file, which nothing makes up for.
   */
  onBroken?: 'ignore' | 'warn' | 'throw';
  /** `/x` of a plain `<a>`, which Docusaurus leaves alone: an address of the host, not of the site. */
  isOfHost?: true;
}

/** Text under one heading, as search sees it. The first has no id: it is what precedes any heading. */
export interface SearchSection {
  id?: string;
  heading: string;
  level: number;
  text: string;
  /** What a search index has of the text. */
  terms: string;
}

/** What the article says, section by section; pictures are known by their files only when the page is made. */
export interface CompiledOutline {
  sections: (SectionOutline & { files?: Ref[] })[];
  sketch: string;
}

export type ProblemCause =
  /** A component that is neither imported nor known. */
  | 'unknown-component'
  /** A component of the theme that Docusaurus would ask to import. */
  | 'not-imported'
  /** An import of what is not run: the site's own code, a package's, what a plugin generates, a style sheet. */
  | 'site-code'
  | 'package'
  | 'generated'
  | 'style-sheet'
  /** An imported file that does not exist or cannot be read. */
  | 'import'
  /** Text that MDX cannot read. */
  | 'syntax'
  | 'formula'
  /** Code of the page that fails. */
  | 'expression'
  | 'component'
  | 'preprocessor'
  | 'plugin'
  /** What only code may do, in a page that is none. */
  | 'untrusted'
  /** More of something than is read. */
  | 'limit'
  /** A code block's language. */
  | 'language'
  | 'admonition'
  /** A link without an address. */
  | 'empty-link'
  /** What only works in a browser. */
  | 'browser-only';

/** Something to tell the author. Whatever it is, the page is shown as far as it can be. */
export interface Problem {
  filePath: string;
  line?: number;
  column?: number;
  message: string;
  /** Only what the author must mend is an error; all else is a warning. */
  severity?: 'error';
  /** What kind of thing it is, and what it is about (a component, a module): messages are grouped by these. */
  cause?: ProblemCause;
  subject?: string;
}
