/** The files of a new site that depend on the options. */
import type { NewSiteOptions } from './types.ts';

type Settings = Pick<NewSiteOptions, 'language' | 'hasBlog' | 'hasVersions' | 'version'> & { title: string };

export function toConfigFile({ title, language, hasBlog, hasVersions }: Settings): string {
  const declaration =
    language === 'ts'
      ? `import type { Config } from 'octavo';\n\nconst config: Config`
      : `/** @type {import('octavo').Config} */\nconst config`;
  const blog = hasBlog
    ? `blog: { blogTitle: 'News', blogDescription: 'What is new', blogSidebarTitle: 'All posts', feedOptions: { type: 'all' } },`
    : 'blog: false,';
  const items = [
    `{ type: 'docSidebar', sidebarId: 'docs', label: 'Docs', position: 'left' },`,
    ...(hasBlog ? [`{ to: '/blog', label: 'News', position: 'left' },`] : []),
    ...(hasVersions ? [`{ type: 'docsVersionDropdown', position: 'right' },`] : []),
  ];
  const links = [
    `{ label: 'Start here', to: '/docs/start' },`,
    `{ label: 'Writing', to: '/docs/writing' },`,
    `{ label: 'Publishing', to: '/docs/publishing' },`,
    ...(hasBlog ? [`{ label: 'News', to: '/blog' },`] : []),
  ];
  return `${declaration} = {
  title: ${quote(title)},
  tagline: 'Everything you need to know, in one place that is easy to read and easy to keep right.',
  // Your address. Feeds, the sitemap and link previews need it.
  url: 'https://docs.example.com',
  baseUrl: '/',
  favicon: 'img/logo.svg',

  // A link that leads nowhere stops the build.
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',

  // Octavo's own settings; Docusaurus passes over them.
  customFields: { octavo: { look: 'octavo' } },

  presets: [
    [
      'classic',
      {
        docs: { sidebarPath: './sidebars.${language}' },
        ${blog}
        theme: { customCss: './src/css/custom.css' },
      },
    ],
  ],

  themeConfig: {
    colorMode: { respectPrefersColorScheme: true },
    navbar: {
      title: ${quote(title)},
      logo: { alt: '', src: 'img/logo.svg', width: 32, height: 32 },
      items: [
        ${items.join('\n        ')}
      ],
    },
    footer: {
      links: [
        ${links.join('\n        ')}
      ],
      copyright: \`© \${new Date().getFullYear()} ${inTemplate(title)}\`,
    },
  },
};

export default config;
`;
}

export function toSidebarsFile({ language }: Settings): string {
  const items = `{
  docs: ['start', 'writing', 'publishing'],
}`;
  const note = '// The sidebar: names of files in docs/, in the order of reading. A group is { Guides: [...] }.';
  return language === 'ts'
    ? `import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';\n\n${note}\nexport default ${items} satisfies SidebarsConfig;\n`
    : `${note}\nexport default ${items};\n`;
}

export function toManifest({ title, language, version }: Settings): string {
  const name = title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-+|-+$/g, '');
  const manifest = {
    name: name || 'docs',
    private: true,
    scripts: {
      start: 'octavo start',
      build: 'octavo build',
      serve: 'octavo serve',
      check: 'octavo check',
    },
    dependencies: { octavo: `^${version}` },
    ...(language === 'ts' && { devDependencies: { '@types/react': '^19.0.0' } }),
    engines: { node: '>=20.19' },
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

function quote(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
}

/** In a template literal; the value is shown as HTML. */
function inTemplate(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('\\', '\\\\')
    .replaceAll('`', '\\`')
    .replaceAll('${', '\\${');
}
