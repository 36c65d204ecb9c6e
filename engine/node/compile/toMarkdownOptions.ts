import path from 'node:path';
import { toMarkdownPlugins, type PluginList } from '../read/config/markdownPlugins.ts';
import { findNpm2yarn } from '../read/config/npm2yarnOptions.ts';
import type { SiteConfig } from '../read/config/types.ts';
import { versionedDocsDir } from '../read/content/docs/versions/versionFiles.ts';
import { renderDiagramOnce } from './diagram/renderDiagram.ts';
import type { FolderOptions, MarkdownOptions } from './markdown/types.ts';

/** What of a site's configuration the Markdown compiler obeys. `compared` are the docs instances whose versions are compared. */
export function toMarkdownOptions(
  config: SiteConfig,
  version: string,
  compared: ReadonlySet<string> = new Set(),
): MarkdownOptions {
  const { markdown, themeConfig, i18n } = config;
  return {
    siteDir: config.siteDir,
    engineVersion: version,
    format: markdown.format,
    mdx1Compat: markdown.mdx1Compat,
    anchorsMaintainCase: markdown.anchors.maintainCase,
    mermaid: config.mermaid,
    drawDiagram: renderDiagramOnce,
    magicComments: themeConfig.prism.magicComments,
    defaultLanguage: themeConfig.prism.defaultLanguage,
    locale: i18n.defaultLocale,
    siteConfig: toSiteConfigForContent(config),
    aliases: config.aliases,
    themeFolders: config.themeFolders,
    preprocessor: markdown.preprocessor,
    folders: toFolders(config, compared),
    compared: [...compared],
    pluginsKey: config.pluginsKey,
    isIncomplete: config.isIncomplete,
    lacksPlugins: config.pageMakers.length > 0 || config.isIncomplete,
  };
}

/** The folders of all instances. Versions lie beside each other, so that the folder above them stands for all. */
function toFolders({ siteDir, docs, blogs, pages }: SiteConfig, compared: ReadonlySet<string>): FolderOptions[] {
  const inSite = (dir: string) => path.resolve(siteDir, dir);
  return [
    ...docs.flatMap((options) => {
      const own = { ...contentOptions(options), ...(compared.has(options.id) && { outlines: true }) };
      return [inSite(options.path), path.dirname(versionedDocsDir(siteDir, options.id, ''))].map((dir) => ({
        dir,
        ...own,
      }));
    }),
    ...blogs.map((options) => ({
      dir: inSite(options.path),
      truncateMarker: options.truncateMarker,
      ...contentOptions(options),
    })),
    ...pages.map((options) => ({ dir: inSite(options.path), ...contentOptions(options) })),
  ];
}

function contentOptions(options: Pick<SiteConfig['docs'][number], 'admonitions' | PluginList>) {
  const plugins = toMarkdownPlugins(options);
  const npm2yarn = findNpm2yarn([...options.beforeDefaultRemarkPlugins, ...options.remarkPlugins]);
  return { admonitions: options.admonitions, ...(npm2yarn && { npm2yarn }), ...(plugins && { plugins }) };
}

const CONTENT_FIELDS = [
  'title',
  'titleDelimiter',
  'tagline',
  'url',
  'baseUrl',
  'trailingSlash',
  'favicon',
  'organizationName',
  'projectName',
  'customFields',
  'themeConfig',
] as const satisfies (keyof SiteConfig)[];

/** What content sees of the configuration through `useDocusaurusContext()`. */
export function toSiteConfigForContent(config: SiteConfig): Record<string, unknown> {
  return Object.fromEntries(CONTENT_FIELDS.map((field) => [field, config[field]]));
}
