/** The path of a page's section and its file: `0.5.1/models/overview.md`. Links in bodies have this form. */
export type PageKey = string;

export interface CorpusPage {
  /** Relative to the section's folder, with `.md`. */
  relPath: string;
  title: string;
  description: string;
  /** Markdown that every tool understands, without the title. Links to pages are written `(page:<PageKey>)`. */
  body: string;
}

export type SidebarItem = { page: string; label?: string } | { label: string; items: SidebarItem[] };

export interface SectionSidebar {
  name: string;
  /** The sidebar is shown on pages below this folder of the section; '' for all. */
  folder: string;
  items: SidebarItem[];
}

/** A tree of pages: the docs in one version, the SDK reference, the blog. */
export interface Section {
  kind: 'docs' | 'blog';
  /** The name of the version. Sections that differ only in this are versions of each other. */
  instance: string;
  /** Absent in the current version. */
  version?: string;
  /** Address of the section, without a slash at either end; '' is the root. */
  path: string;
  pages: CorpusPage[];
  sidebars: SectionSidebar[];
}

/** The pages that the browser measures, the same for every tool. */
export interface Tour {
  page: PageKey;
  /** Linked from `page`. */
  next: PageKey;
  /** Typed letter by letter. */
  queries: string[];
}

export interface Corpus {
  name: string;
  title: string;
  sections: Section[];
  /** A folder of images, served at the root. */
  staticDir?: string;
  tour: Tour;
}

export function toKey(section: Pick<Section, 'path'>, relPath: string): PageKey {
  return section.path === '' ? relPath : `${section.path}/${relPath}`;
}

export function titleOf(section: Section, relPath: string): string {
  return section.pages.find((page) => page.relPath === relPath)?.title ?? relPath;
}

export function countPages(corpus: Corpus): number {
  return corpus.sections.reduce((total, { pages }) => total + pages.length, 0);
}

export function findPage(corpus: Corpus, key: PageKey): CorpusPage {
  for (const section of corpus.sections) {
    const found = section.pages.find(({ relPath }) => toKey(section, relPath) === key);
    if (found) return found;
  }
  throw new Error(`The corpus "${corpus.name}" has no page "${key}".`);
}
