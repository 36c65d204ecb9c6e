import { NO_BUNDLING } from './bundling.ts';
import type { ConfigParts } from './checkParts.ts';
import type { PluginEntry } from './plugins/pluginEntry.ts';
import type { ConfigReferences } from './checkReferences.ts';
import type { SiteFields } from './schema/siteFields.ts';
import type { SiteConfig } from './types.ts';

/** Undefined if a part is missing; its problems have been reported. */
export function toSiteConfig(
  found: Pick<
    SiteConfig,
    | 'siteDir'
    | 'configPath'
    | 'docusaurusVersion'
    | 'release'
    | 'raw'
    | 'incomplete'
    | 'swizzled'
    | 'files'
    | 'warnings'
  >,
  { fields, themeConfig, octavo, plugins }: ConfigParts,
  { i18n, ...references }: ConfigReferences,
): SiteConfig | undefined {
  if (!fields || !themeConfig || !octavo || !i18n) return undefined;
  const { onBrokenMarkdownLinks: hook, onBrokenMarkdownImages: imageHook = 'throw' } = fields.markdown.hooks;
  const { future } = fields;
  const storage = fields.storage ?? future.experimental_storage;
  return {
    ...fields,
    ...found,
    trailingSlash: fields.trailingSlash,
    onBrokenMarkdownLinks: fields.onBrokenMarkdownLinks ?? (typeof hook === 'string' ? hook : 'warn'),
    onBrokenMarkdownImages: typeof imageHook === 'string' ? imageHook : 'warn',
    markdown: { ...fields.markdown, mdx1Compat: toCompat(fields.markdown.mdx1Compat, future.v4) },
    mermaid: fields.markdown.mermaid,
    hasLiveCode: plugins.liveCode,
    router: future.experimental_router,
    vcs: toVcs(future.experimental_vcs),
    hasCascadeLayers: future.v4.useCssCascadeLayers,
    sortsMedia: !((future.faster ?? future.experimental_faster)?.hasLightningCss ?? future.v4.fasterByDefault),
    storage: {
      type: storage?.type ?? 'localStorage',
      namespace: storage?.namespace ?? future.v4.siteStorageNamespacing,
    },
    ...references,
    i18n,
    folder: '',
    root: { url: fields.url, baseUrl: fields.baseUrl },
    blogs: plugins.blogs.map(({ options }) => options),
    pages: plugins.pages.map(({ options }) => options),
    sitemap: plugins.sitemap ?? false,
    redirects: plugins.redirects,
    plugins: plugins.own,
    analytics: { gtag: plugins.gtag, analytics: plugins.analytics, tagManager: plugins.tagManager },
    idealImage: plugins.idealImage,
    pwaHead: plugins.pwa?.pwaHead ?? [],
    pageMakers: plugins.leftOut,
    bundling: NO_BUNDLING,
    themeFolders: [],
    themeConfig,
    octavo: { ...octavo, zoom: octavo.zoom ?? (octavo.look === 'octavo' && !plugins.own.some(opensPictures)) },
  };
}

/** Such plugins have names like `docusaurus-plugin-image-zoom`. */
function opensPictures({ name }: PluginEntry): boolean {
  return /zoom|lightbox/i.test(name);
}

/** Docusaurus 4 reads old forms of Markdown only if an option says so. */
function toCompat(
  written: SiteConfig['markdown']['mdx1Compat'],
  { mdx1CompatDisabledByDefault }: { mdx1CompatDisabledByDefault: boolean },
): SiteConfig['markdown']['mdx1Compat'] {
  const rest = !mdx1CompatDisabledByDefault;
  const { comments = rest, admonitions = rest, headingIds = rest } = written;
  return { comments, admonitions, headingIds };
}

/** The presets that use git only differ in speed. */
function toVcs(written: NonNullable<SiteFields['future']['experimental_vcs']>): SiteConfig['vcs'] {
  if (written === false) return 'disabled';
  return typeof written === 'object' || written === 'disabled' || written === 'hardcoded' ? written : 'git';
}
