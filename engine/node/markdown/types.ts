import type { HeadTag, PageFeatures, TocItem } from '../../shared/pageData.ts';

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
  /** The place in `html` where the truncation marker stood. */
  truncateAt?: number;
  warnings: Problem[];
  /** Files the result depends on besides the source (partials, data), relative to the source's folder. */
  dependencies: string[];
}

/** A link, image or file the content names; resolved per page, because the same text can live in many versions. */
export interface Ref {
  kind: 'link' | 'image' | 'file' | 'slot';
  /** As written. */
  target: string;
  /** Folder the target is relative to, relative to the source's folder (`''`, or a partial's folder). */
  from: string;
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
}

export interface Problem {
  filePath: string;
  line?: number;
  column?: number;
  message: string;
}
