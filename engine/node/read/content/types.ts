import type { BlogAuthorData, Breadcrumb, LastUpdated, PageLink } from '../../../shared/pageContent.ts';
import type { SidebarItem, Untranslated } from '../../../shared/pageData.ts';
import type { RoutePath } from '../../../shared/siteData.ts';
import type { BlogOptions, FeedType } from '../config/schema/blogOptions.ts';
import type { ApiDescription } from '../api/types.ts';
import type { ReaderWords } from './loadReaderWords.ts';
import type { ResolvedItem, Sidebars } from './docs/sidebars/types.ts';
import type { CodeRequests } from './source/scanCode.ts';

/** Everything in the site folder, before any Markdown is compiled. */
export interface Content {
  docs: DocsInstance[];
  blogs: BlogInstance[];
  pages: PagesInstance[];
  /** Pages that are in the folder but not in this build: links to them are not broken. */
  leftOut: LeftOutPage[];
  /** In the order of their file. */
  readerWords: ReaderWords[];
  /** Absolute paths, in order of precedence. */
  staticDirs: string[];
  /** Absolute paths of the files read besides Markdown: versions, sidebars, categories, tags, authors, readers' words. */
  dataFiles: string[];
}

export interface LeftOutPage {
  routePath: RoutePath;
  filePath: string;
  /** Its kind: "a draft". */
  reason: string;
}

export interface DocsInstance {
  id: string;
  routeBasePath: string;
  /** Newest first, as the version dropdown lists them. */
  versions: DocsVersion[];
  breadcrumbs: boolean;
  tagsBasePath: string;
}

export interface DocsVersion {
  instanceId: string;
  name: string;
  label: string;
  isLabelTranslated?: boolean;
  path: RoutePath;
  isLast: boolean;
  banner: 'none' | 'unreleased' | 'unmaintained';
  badge: boolean;
  noIndex: boolean;
  className: string;
  /** Absolute content folder. */
  contentDir: string;
  /** `undefined`: one generated sidebar; `false`: none. */
  sidebarFile: string | false | undefined;
  /** By id, without drafts. */
  docs: Doc[];
  drafts: Doc[];
  mainDocId: string;
  mainDocPath: RoutePath;
  sidebars: Record<string, SidebarItem[]>;
  /** The same in Docusaurus's form: documents by their ids. */
  sidebarsById: Sidebars<ResolvedItem>;
  /** The target of a link to the sidebar: its first page. A sidebar without pages has none. */
  sidebarLinks: Record<string, SidebarLink | undefined>;
  generatedIndexes: GeneratedIndex[];
  tagsPath: RoutePath;
  tags: DocTag[];
  /** API references among its documents. */
  apis: ApiReference[];
}

/** An API description among the documents of a version. */
export interface ApiReference {
  id: string;
  filePath: string;
  description: ApiDescription;
  /** Routes of operations, by their anchors. */
  hrefs: ReadonlyMap<string, string>;
  /** True if readers can send requests from its pages. */
  tryIt: boolean;
}

export interface SidebarLink {
  path: RoutePath;
  label: string;
}

/** A Markdown file as read from disk. `contentTitle` and `excerpt` come from a line scan, not a parse. */
export interface MarkdownSource {
  filePath: string;
  /** From the content root, `/` separated. */
  relPath: string;
  text: SourceText;
  frontMatter: Record<string, unknown>;
  frontMatterLines: number;
  /** True if it is in a locale's folder and replaces the original. */
  isLocalized?: true;
  contentTitle?: string;
  excerpt?: string;
  /** Set if its text was generated to show a component: the component's name in messages. */
  made?: string;
  /** Set if its text is a page of an API reference, generated from the description at `filePath`. */
  isApi?: true;
  /** Facts about the page that shows it, if that is another page. */
  page?: Record<string, unknown>;
}

/** The text of a file is only read when needed, which for a cached file is usually never. */
export interface SourceText {
  /** Front matter included, byte order mark removed. */
  read(): string;
  /** Identifies the text of a file, as it was when the file was scanned. */
  key?: string;
  /** The site code that a file's text needs. */
  code?: CodeRequests;
}

export interface TagRef {
  label: string;
  /** Language of label and description, if it is not the locale's. */
  language?: Untranslated;
  permalink: RoutePath;
  description?: string;
  /** It is in the file of tags. */
  isDeclared?: true;
}

/** What pages of all kinds have. */
export interface MarkdownFacts {
  file: MarkdownSource;
  routePath: RoutePath;
  keywords: string[];
  /** As written: a URL, a path of the site, or a file relative to the page. */
  image?: string;
  draft: boolean;
  unlisted: boolean;
  editUrl?: string;
  /** Shown on the page. */
  lastUpdated?: LastUpdated;
  /** For the sitemap. */
  changedAt?: number;
  hideToc: boolean;
  tocMinLevel?: number;
  tocMaxLevel?: number;
}

export interface Doc extends MarkdownFacts {
  id: string;
  title: string;
  description: string;
  /** The sidebar that the page shows. */
  sidebarName?: string;
  /** From the front matter or the number before the file's name. */
  sidebarPosition?: number;
  /** From the top of the sidebar to the document itself. Unset: the page shows no breadcrumbs. */
  breadcrumbs?: Breadcrumb[];
  previous?: PageLink;
  next?: PageLink;
  tags: TagRef[];
  hideTitle: boolean;
  hideChanges: boolean;
}

export interface GeneratedIndex {
  routePath: RoutePath;
  /** Its path in the version; Docusaurus looks the index up by this id. */
  slug: string;
  title: string;
  titleLanguage?: Untranslated;
  description?: string;
  descriptionLanguage?: Untranslated;
  image?: string;
  keywords: string[];
  sidebarName: string;
  items: SidebarItem[];
  breadcrumbs?: Breadcrumb[];
  previous?: PageLink;
  next?: PageLink;
  /** The file that declares the category. */
  filePath: string;
}

export interface DocTag extends TagRef {
  /** Listed documents, by title. */
  docIds: string[];
  /** True if every document with this tag is unlisted. */
  unlisted: boolean;
}

export interface BlogInstance {
  id: string;
  routePath: RoutePath;
  title: string;
  titleLanguage?: Untranslated;
  description: string;
  contentDir: string;
  /** In the order of the list, including unlisted ones. */
  posts: BlogPost[];
  /** All authors of the authors file, with the number of their posts. */
  authors: BlogAuthorData[];
  /** The authors file as written, by key. */
  writtenAuthors: Record<string, Record<string, unknown>>;
  tags: BlogTag[];
  postsPerPage: number | 'ALL';
  /** Segment before the page number: `page`. */
  pageBasePath: string;
  /** The same on pages of authors; before Docusaurus 3.10 it is `authors`. */
  authorsPageBasePath: string;
  sidebar: BlogSidebarItems;
  archivePath: RoutePath | null;
  tagsPath: RoutePath;
  authorsPath: RoutePath;
  feed: Pick<BlogOptions['feedOptions'], 'title' | 'description' | 'copyright' | 'language'> & {
    types: FeedType[];
    limit: number | false;
  };
  showReadingTime: boolean;
}

export interface BlogTag extends TagRef {
  /** Listed posts, in the order of the list. */
  postIds: string[];
  unlisted: boolean;
}

interface BlogSidebarItems {
  title: string;
  titleLanguage?: Untranslated;
  items: { title: string; href: RoutePath; date: string; unlisted: boolean; isLocalized?: true }[];
}

export interface BlogPost extends MarkdownFacts {
  id: string;
  title: string;
  description: string;
  /** ISO 8601. */
  date: string;
  /** From the site's own function, which may return no number. */
  readingTime?: { minutes: number | undefined };
  tags: TagRef[];
  authors: BlogAuthorData[];
  /** The newer post. */
  previous?: PageLink;
  /** The older post. */
  next?: PageLink;
}

export interface PagesInstance {
  id: string;
  contentDir: string;
  /** The plugin that adds its pages. */
  plugin?: { name: string; id: string };
  pages: MarkdownPage[];
}

export interface MarkdownPage extends MarkdownFacts {
  /** It is written as a component, and its file is Markdown that shows the component. */
  isCode?: true;
  /** A plugin added it before the plugin that it wraps, so it takes the place of other pages. */
  isFirst?: true;
  title?: string;
  description?: string;
  wrapperClassName?: string;
}
