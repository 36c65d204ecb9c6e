import path from 'node:path';
import type { Worker } from 'node:worker_threads';
import type { MdxRuntime } from '../../shared/renderer.ts';
import type { SiteConfig } from '../read/config/types.ts';
import type { MarkdownSource } from '../read/content/types.ts';
import { createPageCache } from './markdown/cache/createPageCache.ts';
import { createCompiler } from './markdown/createCompiler.ts';
import { toFormat } from './markdown/toFormat.ts';
import type { CompiledPage } from './markdown/types.ts';
import { createCompilerPool } from './pool/createCompilerPool.ts';
import { engineVersion } from '../ground/octavo/engineFiles.ts';
import { toMarkdownOptions } from './toMarkdownOptions.ts';

export interface SiteCompiler {
  compile(file: MarkdownSource): Promise<CompiledPage>;
  /** Ends the threads that were started; compiling goes on to work. */
  close(): Promise<void>;
  /** Removes from the cache what was not used for long. */
  prune(): Promise<void>;
}

/** The Markdown compiler as one site configures it, in front of it the cache in the site folder. */
export async function createSiteCompiler(
  config: SiteConfig,
  mdx: MdxRuntime,
  { cache: useCache, spare }: { cache: boolean; spare?: Worker },
): Promise<SiteCompiler> {
  const options = toMarkdownOptions(config, await engineVersion());
  const compiler = createCompilerPool(options, createCompiler(options, mdx), spare);
  const cache = createPageCache(path.join(config.siteDir, '.octavo', 'cache'), options, { read: useCache });

  return {
    close: compiler.close,
    async prune() {
      // A folder that cannot be written costs room, nothing else.
      await cache.prune().catch(() => undefined);
    },
    compile(file) {
      const { filePath, source, frontMatter, frontMatterLines } = file;
      const format = toFormat(filePath, config.markdown.format, formatOf(frontMatter));
      return cache.compile({ filePath, source, frontMatter, frontMatterLines, format }, compiler);
    },
  };
}

function formatOf(frontMatter: Record<string, unknown>): 'mdx' | 'md' | 'detect' | undefined {
  const mdx = frontMatter['mdx'];
  const format = typeof mdx === 'object' && mdx !== null && 'format' in mdx ? mdx.format : undefined;
  return format === 'mdx' || format === 'md' || format === 'detect' ? format : undefined;
}
