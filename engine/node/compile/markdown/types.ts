import type { HeadTag, PageFeatures, TocItem } from '../../../shared/pageData.ts';

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
  /** Code blocks in the language `mermaid` are diagrams. */
  mermaid?: boolean;
  magicComments?: MagicComment[];
  /** Language of code blocks that name none. */
  defaultLanguage?: string;
  /** Where an excerpt ends, tried on the source text of comments. */
  truncateMarker?: RegExp;
  /** Folders whose files are read otherwise: each instance of a plugin has options of its own. */
  folders?: FolderOptions[];
  /** For counting words. */
  locale?: string;
  /** What `useDocusaurusContext()` gives as `siteConfig`; pages depend on it only if they ask for it. */
  siteConfig?: Record<string, unknown>;
  /** Draws a Mermaid diagram; nothing where the browser has to. */
  drawDiagram?: (source: string) => { svg: string } | undefined;
  /** Text for reading, before anything else sees it. */
  preprocessor?: (args: { filePath: string; fileContent: string }) => string;
}

export interface FolderOptions extends Pick<MarkdownOptions, 'admonitions' | 'truncateMarker'> {
  /** Absolute. */
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
  /** Absolute; used for imports and error messages, not part of the cache key. */
  filePath: string;
  /** The file's text, front matter included (so that line numbers are true). */
  source: string;
  /** Parsed front matter. */
  frontMatter: Record<string, unknown>;
  /** Lines the front matter takes. */
  frontMatterLines: number;
  format: 'mdx' | 'md';
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
  sections: SearchSection[];
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
  warnings: Problem[];
  /**
   * Files the result depends on besides the source (partials, data), relative to the source's folder or `@site/…`, and
   * the hash of what was read: by the time the page is kept, a file may say something else.
   */
  dependencies: Dependency[];
  /** The content asked for the site's configuration, so it depends on that too. */
  usesSiteConfig?: boolean;
}

export type Dependency = [name: string, hash: string];

/** A link, image or file the content names; resolved per page, because the same text can live in many versions. */
export interface Ref {
  kind: 'link' | 'image' | 'file' | 'slot';
  /** As written. */
  target: string;
  /** Folder the target is relative to, relative to the source's folder (`''`, or a partial's folder, or `@site/…`). */
  from: string;
  /** Written in HTML or JSX, not in Markdown or through a component: a URL as the browser reads it. */
  raw?: boolean;
  /** The imported file it stands in, relative to the source's folder (or `@site/…`); not set for the source itself. */
  file?: string;
  line?: number;
  column?: number;
  /** For slots: their properties. */
  props?: Record<string, unknown>;
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

export interface Problem {
  filePath: string;
  line?: number;
  column?: number;
  message: string;
}
