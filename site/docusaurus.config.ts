/**
 * The website of Emberhold: a plain Docusaurus 3.8.1 configuration. Octavo reads it as it stands, and so does
 * Docusaurus, which is what the conformance run relies on.
 */
import type * as Preset from '@docusaurus/preset-classic';
import type { Config } from '@docusaurus/types';

const config: Config = {
  title: 'Emberhold',
  tagline: 'Generative AI on hardware you own',
  url: 'https://docs.emberhold.example',
  baseUrl: '/',
  trailingSlash: false,
  favicon: 'img/favicon.svg',
  organizationName: 'emberhold',
  projectName: 'emberhold',

  onBrokenLinks: 'warn',
  onBrokenAnchors: 'warn',
  onBrokenMarkdownLinks: 'warn',
  onDuplicateRoutes: 'warn',

  i18n: {
    defaultLocale: 'en',
    locales: ['en', 'de', 'ar'],
    localeConfigs: {
      en: { label: 'English', direction: 'ltr', htmlLang: 'en' },
      de: { label: 'Deutsch', direction: 'ltr', htmlLang: 'de' },
      ar: { label: 'العربية', direction: 'rtl', htmlLang: 'ar' },
    },
  },

  markdown: { mermaid: true },

  customFields: {
    octavo: {
      look: 'octavo',
      search: { readerWords: 'readerWords.txt' },
      api: { path: 'api/emberhold.yaml', docs: 'sdk', route: 'api', label: 'REST API' },
    },
  },

  presets: [
    [
      'classic',
      {
        docs: {
          routeBasePath: '/',
          sidebarPath: './sidebars.ts',
          breadcrumbs: true,
          lastVersion: 'current',
          versions: { current: { label: '0.5.1 (Latest)', path: '' } },
        },
        blog: {
          blogSidebarCount: 0,
          blogSidebarTitle: 'All Posts',
          showReadingTime: true,
          feedOptions: { type: 'all' },
        },
      } satisfies Preset.Options,
    ],
  ],

  plugins: [
    [
      '@docusaurus/plugin-content-docs',
      {
        id: 'sdk',
        path: 'sdk',
        routeBasePath: 'sdk',
        sidebarPath: './sidebarsSdk.ts',
        versions: { current: { label: '0.5.1 (Latest)' } },
      },
    ],
  ],

  themes: [
    '@docusaurus/theme-mermaid',
    [
      '@easyops-cn/docusaurus-search-local',
      {
        hashed: true,
        language: ['en'],
        indexDocs: true,
        indexBlog: true,
        indexPages: false,
        docsRouteBasePath: ['/', 'sdk'],
        docsDir: ['docs', 'sdk'],
        searchContextByPaths: ['docs', 'sdk'],
        searchResultLimits: 8,
        searchResultContextMaxLength: 50,
        highlightSearchTermsOnTargetPage: true,
        searchBarShortcut: true,
        searchBarShortcutHint: false,
      },
    ],
  ],

  themeConfig: {
    colorMode: { defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: false },
    docs: { sidebar: { autoCollapseCategories: true, hideable: false } },
    tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 3 },
    navbar: {
      title: 'Emberhold',
      logo: { alt: 'Emberhold', src: 'img/logo.svg', width: 32, height: 32 },
      items: [
        { type: 'doc', docId: 'intro', label: 'Docs', position: 'left' },
        // A plain link: as a `doc` item it would not be active on the SDK pages that have no sidebar.
        { to: '/sdk/intro', label: 'SDK', position: 'left', activeBasePath: 'sdk' },
        { to: '/blog', label: 'Blog', position: 'left' },
        { type: 'search', position: 'right' },
        { type: 'docsVersionDropdown', position: 'right' },
        { type: 'localeDropdown', position: 'right' },
      ],
    },
    footer: {
      style: 'dark',
      links: [
        {
          title: 'Community',
          items: [
            { label: 'GitHub', href: 'https://github.com/emberhold' },
            { label: 'Discord', href: 'https://discord.gg/emberhold' },
          ],
        },
        { title: 'Company', items: [{ label: 'Emberhold', href: 'https://emberhold.example' }] },
      ],
      copyright: 'Copyright © 2025 Emberhold, Inc. Built with ❤️ for the AI community.',
    },
  } satisfies Preset.ThemeConfig,
};

export default config;
