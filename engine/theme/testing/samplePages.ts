import type { BlogAuthorData, BlogPostSummary, Page, PageContent } from '../../shared/pageContent.ts';
import type { PageDocsData } from '../../shared/pageData.ts';
import { sampleArticle, sampleHome, samplePost, sampleToc } from './sampleArticles.ts';
import { sampleSidebar } from './sampleSite.ts';

type Parts = Partial<Page> & { path: string; content: PageContent };

/** A page with only the required data. */
export function samplePage(parts: Parts): Page {
  return {
    buildId: 'b1',
    kind: parts.content.kind,
    head: { title: 'A page | Emberhold', tags: [] },
    heading: 'A page',
    toc: [],
    hasHome: true,
    ...parts,
  };
}

const docs = (versionName: string): PageDocsData => ({
  instanceId: 'default',
  versionName,
  docId: 'models/deployment',
  sidebar: { name: 'mainSidebar', file: '_octavo/sidebar-1.js' },
  alternates: {
    current: '/models/deployment',
    '0.5.1': '/0.5.1/models/deployment',
    '0.5.0': '/0.5.0/models/deployment',
  },
});

const doc = {
  kind: 'doc',
  title: 'Deployment',
  html: sampleArticle,
  hasH1: true,
  hideTitle: false,
  breadcrumbs: [{ label: 'Models' }, { label: 'Deployment' }],
  versionBadge: '0.5.1 (Latest)',
  previous: { title: 'Downloading models', href: '/models/downloading-models' },
  next: { title: 'GUI walkthrough', href: '/models/gui-walkthrough' },
  tags: [
    { label: 'Models', href: '/tags/models' },
    { label: 'GPU memory', href: '/tags/gpu-memory' },
  ],
  editUrl: 'https://github.com/emberhold/docs/edit/main/docs/models/deployment.md',
  lastUpdated: { at: Date.UTC(2025, 1, 25), by: 'Ada' },
  unlisted: false,
  draft: false,
  markdownFile: 'models/deployment.md',
} as const satisfies PageContent;

const authors: BlogAuthorData[] = [
  {
    key: 'ada',
    name: 'Ada Quill',
    title: 'Engineer, serving',
    url: 'https://example.com/ada',
    description: 'Writes about schedulers and the memory they run out of.',
    socials: [{ platform: 'GitHub', url: 'https://github.com/ada' }],
    postCount: 3,
  },
  {
    key: 'ben',
    name: 'Ben Okafor',
    title: 'Developer relations',
    socials: [],
    postCount: 1,
    page: '/blog/authors/ben',
  },
];

const post = (
  title: string,
  href: string,
  date: string,
  readingMinutes: number,
  description: string,
): BlogPostSummary => ({
  title,
  href,
  date,
  readingMinutes,
  description,
  authors,
  tags: [{ label: 'Hardware', href: '/blog/tags/hardware' }],
  excerptHtml: '<p>It begins so.</p>',
  truncated: true,
  unlisted: false,
});

const posts = [
  post(
    'Agentic computing is here, and it runs in the cupboard under the stairs',
    '/blog/2025/01/13/agentic-computing-is-here-just-not-evenly-distributed',
    '2025-01-13T00:00:00.000Z',
    12,
    'Small models that call tools do real work today. Where they already pay their way, and where they do not yet.',
  ),
  post(
    'Adding Emberhold sign-in and models to your app',
    '/blog/2025/01/03/adding-emberhold-auth-and-models-to-your-app',
    '2025-01-03T00:00:00.000Z',
    8,
    'An OpenID Connect client, one API key and forty lines of Python.',
  ),
  post(
    'A year in review',
    '/blog/2024/12/31/a-year-in-review',
    '2024-12-31T00:00:00.000Z',
    6,
    'What shipped in 2024, and what did not.',
  ),
  post(
    'A primer on GenAI hardware',
    '/blog/2024/04/15/a-primer-on-GenAI-hardware',
    '2024-04-15T00:00:00.000Z',
    1,
    'How much memory a model takes, and which card has it.',
  ),
];

const inDocs = { sidebar: sampleSidebar, docs: docs('current') };

export const samplePages = {
  doc: samplePage({ path: '/models/deployment', content: doc, toc: sampleToc, heading: 'Deployment', ...inDocs }),
  oldDoc: samplePage({
    path: '/0.5.0/models/deployment',
    toc: sampleToc,
    heading: 'Deployment',
    sidebar: sampleSidebar,
    docs: docs('0.5.0'),
    classNames: ['docs-wrapper', 'docs-version-0.5.0'],
    content: {
      ...doc,
      versionBadge: '0.5.0',
      unlisted: true,
      banner: {
        kind: 'unmaintained',
        versionLabel: '0.5.0',
        latestLabel: '0.5.1 (Latest)',
        latestHref: '/models/deployment',
        latestVersionName: 'current',
      },
    },
  }),
  home: samplePage({
    path: '/',
    heading: 'Emberhold',
    sidebar: sampleSidebar,
    docs: { ...docs('current'), docId: 'intro' },
    toc: [
      { id: 'choose', level: 2, html: 'Choose your way in' },
      { id: 'parts', level: 2, html: 'What is inside' },
    ],
    content: {
      ...doc,
      title: 'Introduction',
      html: sampleHome,
      breadcrumbs: [{ label: 'Introduction' }],
      previous: undefined,
      tags: [],
      editUrl: undefined,
      lastUpdated: undefined,
    },
  }),
  generatedIndex: samplePage({
    path: '/category/models',
    heading: 'Models',
    ...inDocs,
    content: {
      kind: 'generated-index',
      title: 'Models',
      description: 'Download, deploy and look after open-weight models.',
      breadcrumbs: [{ label: 'Models' }],
      versionBadge: '0.5.1 (Latest)',
      cards: [
        {
          type: 'link',
          label: 'Overview',
          href: '/models/overview',
          description: 'What a model is, and what a variant is.',
        },
        { type: 'category', label: 'Formats', href: '/models/formats', count: 3 },
        { type: 'category', label: 'Licences', href: '/models/licences', count: 1 },
      ],
    },
  }),
  blogList: samplePage({
    path: '/blog',
    heading: 'Blog',
    content: {
      kind: 'blog-list',
      title: 'Blog',
      posts,
      nextPage: '/blog/page/2',
    },
  }),
  blogPost: samplePage({
    path: posts[0]!.href,
    heading: posts[0]!.title,
    toc: [
      { id: 'what-changed', level: 2, html: 'What changed' },
      { id: 'what-did-not', level: 2, html: 'What did not' },
    ],
    content: {
      kind: 'blog-post',
      post: posts[0]!,
      html: samplePost,
      hasH1: false,
      next: { title: posts[1]!.title, href: posts[1]!.href },
      markdownFile: 'blog/agentic.md',
    },
  }),
  blogArchive: samplePage({
    path: '/blog/archive',
    heading: 'Archive',
    content: {
      kind: 'blog-archive',
      title: 'Archive',
      years: [
        { year: '2025', posts: [posts[1]!, posts[0]!] },
        { year: '2024', posts: [posts[3]!, posts[2]!] },
      ],
    },
  }),
  blogAuthors: samplePage({
    path: '/blog/authors',
    heading: 'Authors',
    content: {
      kind: 'blog-authors',
      sidebar: { title: 'Recent posts', byYear: true, items: [posts[0]!] },
      authors,
    },
  }),
  blogAuthor: samplePage({
    path: '/blog/authors/ben',
    heading: 'Ben Okafor',
    content: { kind: 'blog-author', author: authors[1]!, posts: [posts[1]!], authorsHref: '/blog/authors' },
  }),
  tags: samplePage({
    path: '/tags',
    heading: 'Tags',
    content: {
      kind: 'tags',
      title: 'Tags',
      ofBlog: false,
      tags: [
        { label: 'Models', href: '/tags/models', count: 2 },
        { label: 'GPU memory', href: '/tags/gpu-memory', count: 1 },
        { label: 'macOS', href: '/tags/macos', count: 1 },
      ],
    },
  }),
  tag: samplePage({
    path: '/tags/models',
    heading: '2 docs tagged with "Models"',
    content: {
      kind: 'tag',
      tag: { label: 'Models', href: '/tags/models', description: 'All about weights' },
      allTagsHref: '/tags',
      items: [
        { title: 'Deployment', href: '/models/deployment', description: 'Load a model and let it answer.' },
        { title: 'Overview', href: '/models/overview' },
      ],
    },
  }),
  page: samplePage({
    path: '/about',
    heading: 'About',
    content: { kind: 'page', title: 'About', html: '<p>Made in a small town.</p>', hasH1: false },
  }),
  codePage: samplePage({
    path: '/start',
    heading: 'Start',
    content: { kind: 'code-page', html: '<div><h1>Start</h1></div>' },
  }),
  compare: samplePage({
    path: '/compare',
    heading: 'What changed',
    head: { title: 'What changed', tags: [] },
    content: {
      kind: 'compare',
      workerFile: 'assets/compare-worker.js',
      instances: [
        {
          id: 'default',
          versions: [
            { label: '2.0', href: '/' },
            { label: '1.0', href: '/1.0' },
          ],
          texts: [0, 1],
          feed: 'pathname:///compare/rss.xml',
        },
      ],
    },
  }),
  search: samplePage({
    path: '/search',
    heading: 'Search the documentation',
    head: { title: 'Search the documentation', tags: [] },
    content: { kind: 'search' },
  }),
  notFound: samplePage({
    path: '/404.html',
    heading: 'Page Not Found',
    head: { title: 'Emberhold', tags: [] },
    content: { kind: 'not-found', hasSuggestions: true },
  }),
};
