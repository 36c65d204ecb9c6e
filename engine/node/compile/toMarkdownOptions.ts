import path from 'node:path';
import type { SiteConfig } from '../read/config/types.ts';
import { versionedDocsDir } from '../read/content/docs/versions/versionFiles.ts';
import { renderDiagramOnce } from './diagram/renderDiagram.ts';
import type { FolderOptions, MarkdownOptions } from './markdown/types.ts';

/** What of a site's configuration the Markdown compiler obeys. */
export function toMarkdownOptions(config: SiteConfig, version: string): MarkdownOptions {
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
    preprocessor: markdown.preprocessor,
    folders: toFolders(config),
  };
}

/** The folders of all instances. Versions lie beside each other, so that the folder above them stands for all. */
function toFolders({ siteDir, docs, blogs, pages }: SiteConfig): FolderOptions[] {
  const inSite = (dir: string) => path.resolve(siteDir, dir);
  return [
    ...docs.flatMap(({ id, path: dir, admonitions }) => [
      { dir: inSite(dir), admonitions },
      { dir: path.dirname(versionedDocsDir(siteDir, id, '')), admonitions },
    ]),
    ...blogs.map(({ path: dir, admonitions, truncateMarker }) => ({ dir: inSite(dir), admonitions, truncateMarker })),
    ...pages.map(({ path: dir, admonitions }) => ({ dir: inSite(dir), admonitions })),
  ];
}

/** What content sees of the configuration through `useDocusaurusContext()`. */
function toSiteConfigForContent(config: SiteConfig): Record<string, unknown> {
  const { title, tagline, url, baseUrl, trailingSlash, favicon, organizationName, projectName, customFields } = config;
  return { title, tagline, url, baseUrl, trailingSlash, favicon, organizationName, projectName, customFields };
}
