/** The contract between `node/` and `theme/`: everything that a build knows about React. */
import type { ProblemCode } from './problemCodes.ts';
import type { Translate } from './createTranslate.ts';
import type { InlinePart, InlineText, StylePart } from './features.ts';
import type { ReadFact } from './generatedModules.ts';
import type { Page, DocCard } from './pageContent.ts';
import type { LiveKind } from './liveCode/liveCode.ts';
import type { PageFile } from './pageData.ts';
import type { SiteData } from './siteData.ts';

export interface Renderer {
  mdx: MdxRuntime;
  /**
   * The whole document, and the data file for client navigation. `shown`: the result of `renderParts`, if parts
   * of the page are the site's own.
   */
  renderPage(site: SiteData, page: Page, assets: DocumentAssets, shown?: ShownParts): RenderedPage;
  /** The content of the page with the site's own parts in place, and a way to fill their holes. */
  renderParts(site: SiteData, page: Page, parts: PageParts): ShownParts & { fill(request: PartRequest): string };
  /** Cards for `<DocCardList/>`, which depends on the sidebar and is therefore filled in after compiling. */
  renderDocCards(site: SiteData, cards: DocCard[], toHref: (target: string) => string, className?: string): string;
  /** One card. */
  renderDocCard(site: SiteData, card: DocCard, toHref: (target: string) => string): string;
  /** CSS derived from the configuration. Docusaurus sets it as style attributes, so it overrides other rules. */
  siteCss(site: SiteData): string;
}

interface RenderedPage {
  document: string;
  file: PageFile;
}

/** Inlined in every document; constant per build, so that a Content-Security-Policy can name their hashes. */
export interface DocumentAssets {
  /** In the order of the cascade. */
  styles: DocumentStyle[];
  /** Class names that need a part of the style. */
  partOfClass: Record<string, StylePart>;
  /** Inlined in some documents only. */
  parts: Partial<Record<InlinePart, InlineText>>;
  bootScript: string;
  /** Addresses of scripts and site data, relative to the site root. */
  appFile: string;
  /** Menus and shortcuts until the app has loaded. */
  menusFile: string;
  siteDataFile: string;
  /** Tags of the site's configuration: headTags, scripts, stylesheets, feeds' alternates, favicon. */
  headTags: SiteTag[];
  /** At the start of `<body>`. */
  preBodyTags: SiteTag[];
  /** At its end. */
  bodyTags: SiteTag[];
}

/** A part of the look or of the site's own style. */
export type DocumentStyle =
  /** In every document, or only in those that show the part, or one of these classes. */
  | { kind: 'inline'; text: string; part?: StylePart; names?: string[] }
  /** Loaded after the first paint. The file is relative to the site root. */
  | { kind: 'late'; file: string }
  | { kind: 'linked'; file: string; names?: string[] };

/** A tag that every document has: of the site's own configuration, or of a plugin. */
export interface SiteTag {
  tag: string;
  attributes: Record<string, string | true>;
  /** Text of scripts and styles; HTML in all others. */
  content?: string;
}

/**
 * The runtime of evaluated MDX: a JSX runtime, the components that content may use, and a function that returns HTML.
 */
export interface MdxRuntime {
  jsx: { Fragment: unknown; jsx: unknown; jsxs: unknown };
  /** Components by the name content imports them under, e.g. `@theme/Tabs`; modules as objects of exports. */
  modules: Record<string, Record<string, unknown>>;
  /** Components that MDX applies by element name (`a`, `table`, `details`, ...) and globally (`Tabs`, ...). */
  components: Record<string, unknown>;
  /** Renders MDX content to static HTML. */
  renderContent(Content: unknown, context: ContentContext): string;
  /** Absent if only content runs. */
  siteCode?: SiteCodeRuntime;
}

/** How the site's own components run on the server. */
export interface SiteCodeRuntime {
  /** The engine's modules that site code may import; content may import fewer. */
  modules: Record<string, Record<string, unknown>>;
  /** Records the exports of a module, so that the browser can find them by name. */
  register(moduleId: string, exports: Record<string, unknown>): void;
  /** The component as content shows it, if it is one of the site's. */
  shown(type: unknown): unknown;
  /**
   * Call this before a page is rendered. `findMessage` returns the text of an id in the page's locale, if there is one,
   * otherwise the caller shows `fallback`; `readFact` returns other facts about the site.
   */
  begin(findMessage: (id: string, fallback: string) => string | undefined, readFact: ReadFact): void;
  /** Renders a component of the site that replaces a part of the theme. */
  renderPart(component: unknown, name: string, element: PartElement, context: ContentContext): string;
  /** An element with handlers, as content shows it. */
  element(tag: string): unknown;
  /** Detects handlers among the properties of an element that content's own code creates. */
  noteProps(props: Record<string, unknown>): void;
  /** Waits for what components load while they render. True if there was anything. */
  settle(): Promise<boolean>;
  /** Whether there is anything to wait for. */
  isLoading(): boolean;
}

/** Functions for components inside content while they render on the server. */
export interface ContentContext {
  /**
   * Turns a URL in content (`useBaseUrl`, `Link to`) into a reference that is resolved after compiling; an absolute one
   * gets the site's address immediately.
   */
  reference(kind: 'link' | 'file', target: string, onBroken?: 'ignore' | 'warn', isAbsolute?: boolean): string;
  /** On the server: the target for which `reference` returned this address. */
  targetOf?(address: string): string;
  /** Receives the properties of `<Layout>`. */
  setLayout?(props: LayoutProps): void;
  /** Receives the children of `<Head>` as tags. */
  addHeadTags(tags: import('./pageData.ts').HeadTag[]): void;
  /**
   * The hole for content that is only known when the page is assembled: its place in the sidebar, parts of the theme.
   */
  hole(name: 'doc-cards' | 'theme', props: Record<string, unknown>): string;
  /** The site's own components in place of the theme's. */
  components?: Record<string, unknown>;
  /** The site's `Root` and `Layout`, which may give contexts to components. */
  around?(): unknown[];
  /** The component for a Markdown file (`@site/…`) that the site's code imports. */
  markdown?(file: string): unknown;
  /** The part of the theme that the site's component replaces. */
  part?: { name: string };
  /**
   * Reads a field of the page by its name in `theme/siteCode/parts/partData.ts`; the result depends on the fields that
   * are read.
   */
  pageField?(name: string): unknown;
  /** Lines of a code block, highlighted and marked. */
  code(request: CodeRequest, props?: object): CodeData;
  /** A diagram as static SVG; undefined if the browser must draw it. */
  diagram(source: string): string | undefined;
  /** The look of the site. */
  look?: 'classic' | 'octavo';
  /** The navbar hides when readers scroll. */
  hidesNavbar?: boolean;
  /** The first and last level of headings in tables of contents: `themeConfig.tableOfContents`. */
  tocLevels?: readonly [number, number];
  /** Reports a message to the author. `props` are the component's own, which contain its position. */
  warn(code: ProblemCode, message: string, props?: object, severity?: 'error'): void;
  /** The page cannot be compiled like this. */
  fail(message: string, props?: object): never;
  /** The theme's texts in the page's language; English where absent. */
  translate?: Translate;
  /** Runs the site's own components; absent if there are none. */
  live?: LiveContent;
  /** Runs code blocks marked `live`; absent where the site has none. */
  liveCode?: LiveCode;
  toc: import('./pageData.ts').TocItem[];
  frontMatter: Record<string, unknown>;
  /** For `useDocusaurusContext`. */
  siteConfig: Record<string, unknown>;
  siteMetadata?: unknown;
  /** Data of a plugin by instance; data of all plugins without a name. */
  globalData(pluginName?: string): unknown;
}

export interface LiveCode {
  /** The position of the result: above or below the code. */
  position: 'top' | 'bottom';
  /** `onError` gets what the code throws when it is rendered. */
  run(code: string, kind: LiveKind, onError: (error: unknown) => void): LiveResult;
}

/** The component that shows the result, or the error in the code. */
export type LiveResult = { Result: unknown } | { error: string };

/** A component that may need a browser, and shows its own errors: HTML for what it threw. */
export interface LiveComponent {
  showError?(error: unknown): string;
}

/** Collected while a page with site components renders. */
export interface LiveContent {
  /** HTML that is inserted when the page is rendered; returns its placeholder. */
  keep(html: string): string;
  /** Inserts that HTML. */
  fillIn(html: string): string;
  /** A prefix for React's ids, unique on the page. */
  nextPrefix(): string;
  /** The browser needs the module, immediately or at the reader's first action. */
  add(moduleId: string, atOnce: boolean): void;
  /** Markdown that the module may show, as `@site/…`. */
  markdownOf?(moduleId: string): readonly string[];
  /** Whether the module, or what it imports, may show parts of the theme or Markdown. */
  mayShowParts?(moduleId: string): boolean;
  /** HTML that a component only shows later, by key: once per page, however many components need it. */
  keepForLater(key: string, render: () => string): void;
  /** The fields of the page must be sent too. */
  needField?(name: string): void;
}

/** The properties of a component that replaces a theme part. Plain data: equal elements are rendered once. */
export interface PartElement {
  /** Docusaurus's properties. */
  props: Record<string, unknown>;
  /** Posts of a list, which are passed as components. */
  items?: Record<string, unknown>[];
  /** The name of the component, if the module is a table of components. */
  type?: string;
}

/** The site's own parts of one page. */
export interface PageParts {
  /**
   * The placeholder of the site's component with this key, which the build replaces by its HTML; `inside` renders its
   * content. Undefined if the theme's part is shown.
   */
  show(key: string, inside?: (of: string | undefined) => string): string | undefined;
  /**
   * The placeholder of the result of `render`. Empty if the page contains `text` outside live components, which may
   * remove it.
   */
  showUnless(text: string, render: () => string): string;
}

/** The parts of a page, if some are the site's own. */
export interface ShownParts {
  main: string;
  /** By name, see `SiteData.slots`. */
  slots: Record<string, string>;
  /** The parts that the next page replaces. */
  slotsOfPage?: readonly string[];
  /** The parts around the app, as in `AROUND_PARTS`. */
  around: readonly (string | undefined)[];
}

/** A request for a part of the theme, from a hole in content or in one of the site's own parts. */
export interface PartRequest {
  /** Empty: the place of the part's children. */
  name: string;
  props?: Record<string, unknown>;
  /**
   * For a part that wraps content: 0 is the HTML before the content, 1 the HTML after it. With `hasToc`, 2 is the HTML
   * after the table of contents.
   */
  side?: number;
  /** It shows a table of contents next to its children. */
  hasToc?: true;
  /** The index of a post in a list; `toc`: the table of contents that a part receives next to its children. */
  of?: string;
}

/** A page written as a component sets this through `@theme/Layout`. */
export interface LayoutProps {
  title?: string;
  description?: string;
  image?: string;
  keywords?: string;
  wrapperClassName?: string;
  noFooter?: boolean;
}

/** A code block as written: a fence's info string or the props of `<CodeBlock>`. */
export interface CodeRequest {
  code: string;
  language?: string;
  /** The fence after the language: `title="x" {1,3-5} showLineNumbers`. */
  metastring?: string;
  title?: string;
  showLineNumbers?: boolean | number;
  /** Comments that mark lines stay. */
  isWhole?: boolean;
}

export interface CodeData {
  language: string;
  title?: string;
  /** Number of the first line, if lines are numbered. */
  firstLine?: number;
  lines: CodeLine[];
}

export interface CodeLine {
  /** Text with token classes. */
  html: string;
  /** Marks of the line, e.g. `theme-code-block-highlighted-line`. */
  classNames: string[];
}

/** On the element around the content's own title, until the compiler has found it. */
export const TITLE_ATTRIBUTE = 'data-oc-title';

/** The position of something in a file. */
export interface WrittenAt {
  filePath: string;
  line: number;
  column: number;
}

/** The key of the source position in a component's props. A symbol, so that it never reaches HTML. */
export const WRITTEN_AT = Symbol.for('octavo.writtenAt');

/** The key of the name in a placeholder, which content may render but not run. */
export const STAND_IN_NAME = Symbol.for('octavo.stub');
