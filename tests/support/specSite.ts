/** The website according to the specification: its pages, its versions, and the sidebar of each. */

export const SITE_URL = 'https://docs.emberhold.example';

export const DEFAULT_LOCALE = 'en';
/** Beyond the specification, which has English alone: each in a folder of its name. */
export const OTHER_LOCALES = ['de', 'ar'];

/** Locale of an output file; files that belong to no page have none. */
export function localeOf(file: string): string | undefined {
  const [folder = ''] = file.split('/');
  return OTHER_LOCALES.includes(folder) ? folder : folder === '_octavo' ? undefined : DEFAULT_LOCALE;
}

export interface SpecVersion {
  /** As stored, and as written in the configuration. */
  name: string;
  label: string;
  /** Path prefix of the version's pages. */
  prefix: string;
}

/** In the order of the dropdown. */
export const VERSIONS: SpecVersion[] = [
  { name: 'current', label: '0.5.1 (Latest)', prefix: '' },
  { name: '0.5.1', label: '0.5.1', prefix: '/0.5.1' },
  { name: '0.5.0', label: '0.5.0', prefix: '/0.5.0' },
  { name: '0.3.2', label: '0.3.2', prefix: '/0.3.2' },
];

const SERVICES = 'activity auth catalog cluster embedding ingestion lab models retrieval serving vectordb'.split(' ');

/** A link to a section of a page, or to a page of another sidebar. Pagination skips it. */
export interface SpecLink {
  link: string;
}

/** A page's path, a link, or a category's label with the paths in it. */
export type SpecSidebar = (string | SpecLink | [label: string, items: SpecSidebar])[];

/** Sidebar of the latest docs, 0.5.1 and 0.5.0, below the version's prefix; `''` is the landing page. */
export const MAIN_SIDEBAR: SpecSidebar = [
  '',
  [
    'Installation',
    [
      '/installation/system_requirements',
      '/installation/gpu_setup_guide',
      '/installation/installation_process',
      '/installation/linux_macos_tarball',
      '/installation/windows_installation_guide',
    ],
  ],
  '/quickstart',
  [
    'Models',
    [
      '/models/overview',
      '/models/downloading-models',
      '/models/deployment',
      '/models/gui-walkthrough',
      '/models/novice-mode',
      '/models/troubleshooting',
    ],
  ],
  '/app-garden',
  '/data-engine',
  ['Use Cases', ['/use-cases', '/use-cases/building-a-rag-pipeline']],
  ['Architecture', ['/architecture/overview', '/architecture/components', '/architecture/core-services']],
  [
    'Administration',
    [
      '/other-topics',
      ...['configuration', 'networking', 'people', 'cluster', 'disk', 'monitoring'].map((id) => ({
        link: `/other-topics#${id}`,
      })),
    ],
  ],
  [
    'Reference',
    [
      { link: '/help-and-fixes#cli' },
      { link: '/help-and-fixes#error-codes' },
      { link: '/other-topics#environment' },
      { link: '/sdk/api' },
      { link: '/installation/installation_process#deprecations' },
    ],
  ],
  '/help-and-fixes',
  ['Our Team', ['/team/emberhold', '/team/jobs', '/team/mts']],
];

/** The specification's reference has no sidebar in 0.3.2. Ours has one, like the other versions. */
export const OLD_SIDEBAR: SpecSidebar = [
  '',
  ['Installation', ['/installation/system_requirements_updates', '/installation/installation_process']],
  ['Architecture', ['/architecture/considerations']],
  ['SDK', ['/sdk/api-reference', ['Services', SERVICES.map((service) => `/sdk/services/${service}`)]]],
  ['Company', ['/company/emberhold', '/company/jobs', '/company/mts']],
];

export const SDK_SIDEBAR: SpecSidebar = [
  '/sdk/intro',
  '/sdk/api-reference',
  ['Services', SERVICES.map((service) => `/sdk/services/${service}`)],
];

export function sidebarOf({ name }: SpecVersion): SpecSidebar {
  return name === '0.3.2' ? OLD_SIDEBAR : name === '0.5.0' ? withoutDeprecations(MAIN_SIDEBAR) : MAIN_SIDEBAR;
}

/** Nothing is deprecated in the first version. */
function withoutDeprecations(sidebar: SpecSidebar): SpecSidebar {
  return sidebar
    .filter((item) => !(typeof item === 'object' && 'link' in item && item.link.endsWith('#deprecations')))
    .map((item) => (Array.isArray(item) ? [item[0], withoutDeprecations(item[1])] : item));
}

/** The pages of a sidebar, in reading order. */
export function pagesOf(sidebar: SpecSidebar): string[] {
  return sidebar.flatMap((item) => (typeof item === 'string' ? item : 'link' in item ? [] : pagesOf(item[1])));
}

/** Pages that the specification names as having no sidebar. */
export const WITHOUT_SIDEBAR = [
  '/architecture',
  '/0.5.1/architecture',
  '/0.5.0/architecture',
  '/sdk/current/intro',
  '/sdk/services/openai',
];

/** Newest first. */
export const POSTS = [
  '/blog/2025/01/13/agentic-computing-is-here-just-not-evenly-distributed',
  '/blog/2025/01/03/adding-emberhold-auth-and-models-to-your-app',
  '/blog/2024/12/31/a-year-in-review',
  '/blog/2024/04/15/a-primer-on-GenAI-hardware',
];

export const BLOG_PAGES = ['/blog', '/blog/archive', '/blog/authors', ...POSTS];

export function docsPagesOf(version: SpecVersion): string[] {
  const paths = pagesOf(sidebarOf(version)).map((path) => version.prefix + path || '/');
  return version.name === '0.3.2' ? paths : [...paths, `${version.prefix}/architecture`];
}

/** The pages that all locales have in their own language, of the two versions with the same text. */
export const TRANSLATED_DOCS = VERSIONS.slice(0, 2).flatMap(({ prefix }) =>
  pagesOf(MAIN_SIDEBAR)
    .filter((path) => /^(?:$|\/quickstart$|\/(?:installation|models)\/)/.test(path))
    .map((path) => prefix + path || '/'),
);

export const SDK_PAGES = [...pagesOf(SDK_SIDEBAR), '/sdk/current/intro', '/sdk/services/openai'];

/** Every page of the specification. The not-found page has no path. */
export const SPEC_PAGES = [...VERSIONS.flatMap(docsPagesOf), ...SDK_PAGES, ...BLOG_PAGES, '/search'];

/**
 * Pages beyond the specification. Posts show their tags and authors (the reference does not), and both lead
 * somewhere: to the pages that list their posts.
 */
export const isTagOrAuthorPage = (path: string) => /^\/blog\/(?:tags(?:\/[a-z]+)?|authors\/[a-z]+)$/.test(path);

/** The reference of the REST API, which is beyond the specification. */
export const isApiPage = (path: string) => /^\/sdk\/api(?:\/|$)/.test(path);

/** One page of each kind, for tests that are too slow for all pages. */
export const PAGE_KINDS = {
  home: '/',
  doc: '/models/deployment',
  'doc without sidebar': '/architecture',
  'old doc': '/0.3.2/sdk/services/embedding',
  sdk: '/sdk/services/embedding',
  'blog list': '/blog',
  post: POSTS[1]!,
  archive: '/blog/archive',
  authors: '/blog/authors',
  author: '/blog/authors/engineering',
  tags: '/blog/tags',
  tag: '/blog/tags/sdk',
  search: '/search',
  'not found': '/models/deploymint',
};
