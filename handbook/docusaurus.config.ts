/** The handbook of Octavo. "npm run handbook" serves it. */
import type { Config } from '@docusaurus/types';

const config: Config = {
  title: 'Octavo',
  tagline: 'Your documentation folder, as a website that works anywhere.',
  url: 'https://octavo.example',
  baseUrl: '/',
  trailingSlash: false,
  favicon: 'img/logo.svg',
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onBrokenMarkdownLinks: 'throw',
  markdown: { mermaid: true },
  themes: ['@docusaurus/theme-mermaid'],
  customFields: { octavo: { look: 'octavo' } },
  presets: [
    [
      'classic',
      {
        docs: { routeBasePath: '/', sidebarPath: './sidebars.ts' },
        blog: false,
        theme: { customCss: './src/custom.css' },
      },
    ],
  ],
  themeConfig: {
    colorMode: { respectPrefersColorScheme: true },
    navbar: {
      title: 'Octavo',
      logo: { alt: '', src: 'img/logo.svg', width: 32, height: 32 },
      items: [
        { to: '/getting-started', label: 'Get started', position: 'left' },
        { to: '/moving', label: 'Move from Docusaurus', position: 'left' },
        { to: '/configuration', label: 'Configuration', position: 'left' },
        { to: '/command-line', label: 'Commands', position: 'left' },
      ],
    },
    footer: {
      links: [
        { label: 'Troubleshooting', to: '/troubleshooting' },
        { label: 'Accessibility', to: '/accessibility' },
        { label: 'Security', to: '/untrusted-content' },
      ],
      copyright: 'Octavo is free software under the MIT licence.',
    },
  },
};

export default config;
