import type { ProblemCode } from '../../../shared/problemCodes.ts';
import type { CodeLoad } from './findLoads.ts';

/** A module of the site's own code: `@site/src/components/Counter.tsx`, or a package as it is imported. */
export type ModuleId = string;

/**
 * The site's code, bundled for the server or the browser. Serialisable: it is sent to threads and cached between
 * builds.
 */
export interface SiteCode {
  modules: Record<ModuleId, SiteModule>;
  /** CommonJS text by file name. */
  chunks: Record<string, string>;
  /** Hash of the metadata of Markdown that the content imports; absent if it imports none. */
  metadataHash?: string;
  /** Replacements for components that all content may use, by the name of the part: `MDXComponents`, `Admonition`. */
  shared?: Record<string, ModuleId>;
  /** Replacements for `Root` and `Layout`, which enclose all components and may provide contexts. */
  around?: Record<string, ModuleId>;
}

/** A module that content imports, or a page. */
export interface SiteModule {
  /** The chunk to run; undefined if the module cannot be read. */
  chunk: string;
  /** Chunks in the order in which they must load, its own last. */
  chunks: string[];
  /** Hash of the module and of everything that it imports. */
  hash: string;
  /** Names of its exports. */
  exports: string[];
  /** Style sheets of the module and its imports, in order. */
  styles: ModuleStyle[];
  /** Absolute paths of the files whose addresses it uses: images, fonts, downloads. */
  files: string[];
  /** Markdown that it shows, as `@site/…`. */
  markdown?: string[];
  /** The part of it that every page includes, because the component may only show it later. */
  laterMarkdown?: string[];
  /** The files of `src/theme` that it consists of, as `@site/…`. */
  themeFiles?: ModuleId[];
  /** Modules of the engine that it uses. */
  imports: string[];
  problems: Problem[];
  /** Addresses on other sites that it loads in the browser. */
  loads?: CodeLoad[];
}

/** A style sheet that code imports. */
export interface ModuleStyle {
  /** Absolute. */
  filePath: string;
  /** With the class names that the code uses, for CSS modules. */
  css?: string;
  /** The rules of a CSS module whose selectors contain none of its own names. */
  global?: string;
  /** The code imports it before any part of the theme. */
  isEarly?: true;
}

/** A message to the author. The page is shown as far as possible. */
export interface Problem {
  filePath: string;
  line?: number;
  column?: number;
  message: string;
  /** Only problems that the author must fix are errors; all others are warnings. */
  severity?: 'error';
  code: ProblemCode;
  /** Its subject: a component, a module, a missing package. */
  subject?: string;
}
