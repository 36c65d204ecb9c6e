import type { SidebarData, SidebarItem } from '../../shared/pageData.ts';
import type { SiteData } from '../../shared/siteData.ts';

const versions = [
  { name: 'current', label: '0.5.1 (Latest)', isLast: true, path: '/' },
  { name: '0.5.1', label: '0.5.1', isLast: false, path: '/0.5.1' },
  { name: '0.5.0', label: '0.5.0', isLast: false, path: '/0.5.0' },
  { name: '0.3.2', label: '0.3.2', isLast: false, path: '/0.3.2' },
];

/** A typical site; tests change the part that they concern. */
export const sampleSite: SiteData = {
  buildId: 'b1',
  title: 'Emberhold',
  url: 'https://docs.emberhold.example',
  baseUrl: '/',
  trailingSlash: false,
  router: 'browser',
  locale: { name: 'en', htmlLang: 'en', direction: 'ltr', label: 'English', url: 'https://docs.emberhold.example/' },
  locales: [{ name: 'en', htmlLang: 'en', direction: 'ltr', label: 'English', url: 'https://docs.emberhold.example/' }],
  defaultLocale: 'en',
  navbar: {
    title: 'Emberhold',
    logo: { alt: '', src: '/img/logo.svg' },
    hideOnScroll: false,
    items: [
      {
        type: 'doc',
        position: 'left',
        label: 'Docs',
        instanceId: 'default',
        paths: { current: '/', '0.5.1': '/0.5.1', '0.5.0': '/0.5.0', '0.3.2': '/0.3.2' },
        sidebarName: 'mainSidebar',
      },
      { type: 'link', position: 'left', label: 'SDK', to: '/sdk/intro', activeBasePath: '/sdk' },
      { type: 'link', position: 'left', label: 'Blog', to: '/blog' },
      { type: 'search', position: 'right' },
      {
        type: 'docsVersionDropdown',
        position: 'right',
        instanceId: 'default',
        versions: versions.map(({ name }) => name),
        itemsBefore: [],
        itemsAfter: [],
      },
    ],
  },
  footer: {
    style: 'dark',
    columns: [
      {
        title: 'Community',
        items: [
          { label: 'GitHub', to: 'https://github.com/emberhold' },
          { label: 'Discord', to: 'https://discord.gg/emberhold' },
        ],
      },
      { title: 'Company', items: [{ label: 'Emberhold', to: 'https://emberhold.example' }] },
    ],
    copyright: 'Copyright © 2025 Emberhold, Inc. Built with ❤️ for the AI community.',
  },
  colorMode: { defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: false },
  docs: {
    default: {
      id: 'default',
      versions: versions.map((version) => ({ ...version, mainDocId: 'intro', mainDocPath: version.path })),
    },
    sdk: {
      id: 'sdk',
      versions: [
        {
          name: 'current',
          label: '0.5.1 (Latest)',
          isLast: true,
          path: '/sdk',
          mainDocId: 'intro',
          mainDocPath: '/sdk/intro',
        },
      ],
    },
  },
  search: {
    path: '/search',
    limit: 8,
    contextMaxLength: 50,
    shortcut: true,
    highlight: true,
    contexts: [
      { name: 'docs', label: 'docs', instanceId: 'default' },
      { name: 'sdk', label: 'sdk', instanceId: 'sdk' },
    ],
    indexes: [],
  },
  sidebar: { hideable: false, autoCollapseCategories: true },
  assets: {},
};

const link = (label: string, href: string): SidebarItem => ({ type: 'link', label, href });
const category = (label: string, items: SidebarItem[], href?: string): SidebarItem => ({
  type: 'category',
  label,
  href,
  collapsible: true,
  collapsed: true,
  items,
});

export const sampleSidebar: SidebarData = {
  name: 'mainSidebar',
  items: [
    link('Introduction', '/'),
    category('Installation', [
      link('System requirements', '/installation/system_requirements'),
      link('Installation process', '/installation/installation_process'),
      link('GPU setup guide', '/installation/gpu_setup_guide'),
      link('Linux and macOS tarball', '/installation/linux_macos_tarball'),
      link('Windows installation guide', '/installation/windows_installation_guide'),
    ]),
    link('Quickstart', '/quickstart'),
    category('Models', [
      link('Overview', '/models/overview'),
      link('Downloading models', '/models/downloading-models'),
      link('Deployment', '/models/deployment'),
      link('GUI walkthrough', '/models/gui-walkthrough'),
      link('Novice mode', '/models/novice-mode'),
      link('Troubleshooting', '/models/troubleshooting'),
    ]),
    link('App Garden', '/app-garden'),
    link('Data engine', '/data-engine'),
    category('Use Cases', [link('Building a RAG pipeline', '/use-cases/building-a-rag-pipeline')], '/use-cases'),
    category('Architecture', [
      link('Overview', '/architecture/overview'),
      link('Components', '/architecture/components'),
      link('Core services', '/architecture/core-services'),
    ]),
    link('Other topics', '/other-topics'),
    link('Help and fixes', '/help-and-fixes'),
    category('Our Team', [
      link('About Emberhold', '/team/emberhold'),
      link('Jobs', '/team/jobs'),
      link('MTS', '/team/mts'),
    ]),
  ],
};
