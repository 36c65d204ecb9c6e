import path from 'node:path';
import type { MdxRuntime } from '../../shared/renderer.ts';
import type { SiteConfig } from '../config/types.ts';
import type { MarkdownSource } from '../content/types.ts';
import { createPageCache } from '../markdown/cache/createPageCache.ts';
import { createCompiler } from '../markdown/createCompiler.ts';
import { toFormat } from '../markdown/toFormat.ts';
import type { CompiledPage, MarkdownOptions } from '../markdown/types.ts';
import { engineVersion } from './engineFiles.ts';

export interface SiteCompiler {
  compile(file: MarkdownSource): Promise<CompiledPage>;
}

/** The Markdown compiler as one site configures it, in front of it the cache in the site folder. */
export async function createSiteCompiler(
  config: SiteConfig,
  mdx: MdxRuntime,
  { cache: useCache }: { cache: boolean },
): Promise<SiteCompiler> {
  const options = toMarkdownOptions(config, await engineVersion());
  const compiler = createCompiler(options, mdx);
  const cache = createPageCache(path.join(config.siteDir, '.octavo', 'cache'), options, { read: useCache });

  return {
    compile(file) {
      const { filePath, source, frontMatter, frontMatterLines } = file;
      const format = toFormat(filePath, config.markdown.format, formatOf(frontMatter));
      return cache.compile({ filePath, source, frontMatter, frontMatterLines, format }, compiler);
    },
  };
}

function toMarkdownOptions(config: SiteConfig, version: string): MarkdownOptions {
  const { markdown, themeConfig, i18n } = config;
  return {
    siteDir: config.siteDir,
    engineVersion: version,
    format: markdown.format,
    mdx1Compat: markdown.mdx1Compat,
    admonitions: config.docs[0]?.admonitions,
    anchorsMaintainCase: markdown.anchors.maintainCase,
    mermaid: config.mermaid,
    magicComments: themeConfig.prism.magicComments,
    defaultLanguage: themeConfig.prism.defaultLanguage,
    truncateMarker: config.blogs[0]?.truncateMarker,
    locale: i18n.defaultLocale,
    siteConfig: toSiteConfigForContent(config),
    preprocessor: markdown.preprocessor,
  };
}

/** What content sees of the configuration through `useDocusaurusContext()`. */
function toSiteConfigForContent(config: SiteConfig): Record<string, unknown> {
  const { title, tagline, url, baseUrl, trailingSlash, favicon, organizationName, projectName, customFields } = config;
  return { title, tagline, url, baseUrl, trailingSlash, favicon, organizationName, projectName, customFields };
}

function formatOf(frontMatter: Record<string, unknown>): 'mdx' | 'md' | 'detect' | undefined {
  const mdx = frontMatter['mdx'];
  const format = typeof mdx === 'object' && mdx !== null && 'format' in mdx ? mdx.format : undefined;
  return format === 'mdx' || format === 'md' || format === 'detect' ? format : undefined;
}
