/** Finds the plugin, theme or preset that an entry of the configuration means, in any form that Docusaurus accepts. */
import { kindOfContentPlugin } from '../module/contentPlugins.ts';
import { stubSource } from '../module/stub.ts';

export type ModuleType = 'preset' | 'plugin' | 'theme';

/** How Octavo treats a known module. `ignored`: its work is not needed here, or is done anyway. */
export type KnownModule =
  | 'preset-classic'
  | 'docs'
  | 'blog'
  | 'pages'
  | 'sitemap'
  | 'redirects'
  | 'classic-theme'
  | 'mermaid'
  | 'search'
  | 'other-search'
  | 'gtag'
  | 'tag-manager'
  | 'analytics'
  | 'pwa'
  | 'live-code'
  | 'ideal-image'
  | 'redoc'
  | 'redoc-plugin'
  | 'openapi-docs'
  | 'ignored';

export const KNOWN: Record<string, KnownModule> = {
  '@docusaurus/preset-classic': 'preset-classic',
  '@docusaurus/plugin-content-docs': 'docs',
  '@docusaurus/plugin-content-blog': 'blog',
  '@docusaurus/plugin-content-pages': 'pages',
  '@docusaurus/plugin-sitemap': 'sitemap',
  '@docusaurus/plugin-client-redirects': 'redirects',
  '@docusaurus/theme-classic': 'classic-theme',
  '@docusaurus/theme-mermaid': 'mermaid',
  '@easyops-cn/docusaurus-search-local': 'search',
  '@cmfcmf/docusaurus-search-local': 'other-search',
  '@docusaurus/theme-search-algolia': 'other-search',
  '@docsearch/docusaurus-adapter': 'other-search',
  'docusaurus-lunr-search': 'other-search',
  'docusaurus-plugin-search-local': 'other-search',
  'docusaurus-theme-search-typesense': 'other-search',
  '@docusaurus/plugin-google-gtag': 'gtag',
  '@docusaurus/plugin-google-tag-manager': 'tag-manager',
  '@docusaurus/plugin-google-analytics': 'analytics',
  '@docusaurus/plugin-pwa': 'pwa',
  '@docusaurus/theme-live-codeblock': 'live-code',
  redocusaurus: 'redoc',
  'docusaurus-plugin-redoc': 'redoc-plugin',
  'docusaurus-theme-redoc': 'ignored',
  'docusaurus-plugin-openapi-docs': 'openapi-docs',
  'docusaurus-theme-openapi-docs': 'ignored',
  '@docusaurus/plugin-debug': 'ignored',
  '@docusaurus/plugin-ideal-image': 'ideal-image',
  '@docusaurus/plugin-svgr': 'ignored',
  '@docusaurus/plugin-css-cascade-layers': 'ignored',
  '@docusaurus/plugin-rsdoctor': 'ignored',
  // Sass is compiled if it is installed.
  'docusaurus-plugin-sass': 'ignored',
};

/** The name of the entry's module, and the module itself if it is known. */
export function identifyModule(module: unknown, type: ModuleType): { name: string; known?: KnownModule } {
  const written = typeof module === 'string' ? module : stubSource(module);
  if (written === undefined) {
    const kind = kindOfContentPlugin(module);
    if (kind) return { name: `@docusaurus/plugin-content-${kind}`, known: kind };
    const name = typeof module === 'function' && module.name ? `the function ${module.name}` : 'a function';
    return { name };
  }
  for (const name of candidates(packageOf(written), type)) {
    const known = KNOWN[name];
    if (known) return { name, known };
  }
  return { name: `"${packageOf(written)}"` };
}

/**
 * The full names for a short one: `content-docs` for `@docusaurus/plugin-content-docs`, `x` for `docusaurus-plugin-x`.
 */
export function candidates(name: string, type: ModuleType): string[] {
  const [, scope, rest] = /^(@[^/]+)(?:\/(.+))?$/.exec(name) ?? [];
  if (scope) return [name, `${scope}/docusaurus-${type}${rest ? `-${rest}` : ''}`];
  return [name, `@docusaurus/${type}-${name}`, `docusaurus-${type}-${name}`];
}

/** The package of a resolved path, which is what `require.resolve` returns for an installed package. */
function packageOf(written: string): string {
  const path = written.replaceAll('\\', '/');
  const at = path.lastIndexOf('/node_modules/');
  if (at < 0) return written;
  const [first = '', second = ''] = path.slice(at + '/node_modules/'.length).split('/');
  return first.startsWith('@') ? `${first}/${second}` : first;
}
