import type { SupportRow } from './support.ts';

/** Well-known plugins and themes, by package name. Others run unchanged. */
export const PLUGINS: Record<string, Pick<SupportRow, 'verdict' | 'how'>> = {
  '@docusaurus/preset-classic': { verdict: 'works', how: 'Octavo’s own.' },
  '@docusaurus/plugin-content-docs': { verdict: 'works', how: 'Octavo’s own.' },
  '@docusaurus/plugin-content-blog': { verdict: 'works', how: 'Octavo’s own.' },
  '@docusaurus/plugin-content-pages': { verdict: 'works', how: 'Octavo’s own.' },
  '@docusaurus/theme-classic': { verdict: 'works', how: 'Octavo’s own, with the same elements and class names.' },
  '@docusaurus/theme-mermaid': { verdict: 'works', how: 'Octavo’s own.' },
  '@docusaurus/plugin-sitemap': { verdict: 'works', how: 'Octavo’s own.' },
  '@docusaurus/plugin-client-redirects': { verdict: 'works', how: 'Octavo’s own.' },
  '@docusaurus/plugin-google-gtag': { verdict: 'works', how: 'Octavo’s own; the policy allows its hosts.' },
  '@docusaurus/plugin-google-tag-manager': {
    verdict: 'works',
    how: 'Octavo’s own; allow what else your container loads.',
  },
  '@docusaurus/plugin-google-analytics': { verdict: 'works', how: 'Octavo’s own.' },
  '@docusaurus/plugin-pwa': { verdict: 'differs', how: 'Octavo writes `pwaHead`, but no service worker.' },
  '@docusaurus/plugin-ideal-image': {
    verdict: 'differs',
    how: 'Images have the sizes of the options, made by the `sharp` of the site; the browser chooses one of them. The development server shows one size.',
  },
  '@docusaurus/plugin-svgr': { verdict: 'works', how: 'Octavo imports `.svg` files as components without it.' },
  '@docusaurus/plugin-css-cascade-layers': { verdict: 'works', how: '`future.v4.useCssCascadeLayers` does it.' },
  '@docusaurus/plugin-debug': { verdict: 'left out', how: 'Its pages show internals of Docusaurus.' },
  '@docusaurus/plugin-rsdoctor': { verdict: 'left out', how: 'It analyses a bundler that Octavo does not use.' },
  '@docusaurus/theme-live-codeblock': {
    verdict: 'works',
    how: 'Octavo’s own, with your `ReactLiveScope`. `Playground` cannot be swizzled.',
  },
  '@docusaurus/theme-search-algolia': {
    verdict: 'differs',
    how: 'Octavo’s own search replaces it; `search: "site"` keeps Algolia’s.',
  },
  '@docsearch/docusaurus-adapter': { verdict: 'differs', how: 'As Algolia’s theme.' },
  '@easyops-cn/docusaurus-search-local': { verdict: 'works', how: 'Octavo’s own search, with its options.' },
  '@cmfcmf/docusaurus-search-local': { verdict: 'differs', how: 'Octavo’s own search replaces it.' },
  'docusaurus-lunr-search': { verdict: 'differs', how: 'Octavo’s own search replaces it.' },
  'docusaurus-plugin-search-local': { verdict: 'differs', how: 'Octavo’s own search replaces it.' },
  'docusaurus-theme-search-typesense': { verdict: 'differs', how: 'Octavo’s own search replaces it.' },
  redocusaurus: { verdict: 'differs', how: 'Octavo’s API reference shows the descriptions, as pages.' },
  'docusaurus-plugin-redoc': { verdict: 'differs', how: 'As `redocusaurus`.' },
  'docusaurus-theme-redoc': { verdict: 'differs', how: 'As `redocusaurus`.' },
  'docusaurus-plugin-openapi-docs': {
    verdict: 'differs',
    how: 'Octavo’s API reference shows the descriptions.',
  },
  'docusaurus-theme-openapi-docs': { verdict: 'differs', how: 'As `docusaurus-plugin-openapi-docs`.' },
  'docusaurus-plugin-image-zoom': {
    verdict: 'works',
    how: 'Needs `@docusaurus/theme-classic`. Octavo itself can enlarge pictures (`customFields.octavo.zoom`).',
  },
  '@docusaurus/plugin-vercel-analytics': { verdict: 'works', how: 'As it is.' },
  'posthog-docusaurus': {
    verdict: 'works',
    how: 'As it is. If the browser reports a blocked request, add its host to `customFields.octavo.connect`.',
  },
  'docusaurus-plugin-matomo': { verdict: 'works', how: 'As it is; the policy allows the server that it names.' },
  'docusaurus-gtm-plugin': { verdict: 'works', how: 'As it is; allow what else your container loads.' },
  'docusaurus-plugin-plausible': { verdict: 'works', how: 'As it is; the policy allows its host.' },
  'docusaurus-plugin-hotjar': { verdict: 'works', how: 'As it is; allow what else its script loads.' },
  'docusaurus-plugin-llms': {
    verdict: 'works',
    how: 'As it is; its `llms.txt` replaces the one that Octavo writes for every site.',
  },
  '@docusaurus/remark-plugin-npm2yarn': { verdict: 'works', how: 'Octavo’s own; needs no package.' },
  'docusaurus-plugin-sass': { verdict: 'works', how: 'Sass works if `sass` is installed.' },
};
