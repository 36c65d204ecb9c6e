import path from 'node:path';
import type { Boundary } from '../ground/files/boundary.ts';
import { loadConfig } from './config/loadConfig.ts';
import type { SiteConfig } from './config/types.ts';
import { loadContent } from './content/loadContent.ts';
import { toBoundary } from './content/toBoundary.ts';
import { listStaticFiles } from './content/listStaticFiles.ts';
import type { SourceCache } from './content/files/sourceCache.ts';
import type { ContentProblem } from '../ground/problems.ts';
import type { Content } from './content/types.ts';
import { toDocusaurusContent } from './plugins/docusaurusContent.ts';
import { startPlugins, type RunningPlugins } from './plugins/startPlugins.ts';
import { toPluginPages } from './plugins/toPluginPages.ts';
import { toRoutes } from './routes/toRoutes.ts';
import type { Route } from './routes/types.ts';
import { warnAboutPlugins } from './config/warnAboutPlugins.ts';
import { toSiteAlias } from '../ground/files/siteAlias.ts';

/** A site folder, understood: what it is configured to be, what it holds, what is served where. */
export interface Site {
  config: SiteConfig;
  content: Content;
  /** Of the static folders: where they lie, by their address in the output. */
  staticFiles: Map<string, string>;
  /** Where content may take files from. */
  boundary: Boundary;
  routes: Route[];
  problems: ContentProblem[];
  /** Where the site has plugins that are run. */
  plugins?: RunningPlugins;
}

export interface LoadSiteOptions {
  /** Drafts are pages while writing, not in a build. */
  drafts: boolean;
  /** What a running server remembers of files. */
  cache?: SourceCache;
  /** What plugins take for the output folder. */
  outDir?: string;
  /** Runs the plugins; the development server need not do so for every change. */
  runPlugins?: typeof startPlugins;
}

export async function loadSite(siteDir: string, options: LoadSiteOptions): Promise<Site> {
  const problems: ContentProblem[] = [];
  const report = (problem: ContentProblem) => void problems.push(problem);
  const own = await loadConfig(siteDir);
  for (const message of own.warnings) report({ severity: 'warning', filePath: own.configPath, message });
  problems.push(...warnAboutPlugins(own));
  const { outDir = path.join(own.siteDir, 'build'), runPlugins = startPlugins } = options;
  const mode = options.drafts ? 'development' : 'production';
  // First: some plugins write the Markdown that is read next.
  const plugins = own.plugins.length > 0 ? await runPlugins(own, { mode, outDir }) : undefined;
  try {
    return await loadFolder(own, plugins);
  } catch (error) {
    await plugins?.close();
    throw error;
  }

  async function loadFolder(own: SiteConfig, plugins: RunningPlugins | undefined): Promise<Site> {
    const config = plugins ? withPlugins(own, plugins) : own;
    const boundary = toBoundary(config);
    const content = await loadContent(config, report, options);
    if (plugins) {
      await plugins.addContent(() => toDocusaurusContent(config, content));
      problems.push(...plugins.result.problems);
      content.pages.push(...toPluginPages(config, plugins.result.plugins, report));
    }
    const staticFiles = await listStaticFiles(content.staticDirs, { boundary, report });
    return { config, content, staticFiles, boundary, routes: toRoutes(content, config, report), problems, plugins };
  }
}

/** The configuration with what plugins say of it. */
function withPlugins(config: SiteConfig, { result }: RunningPlugins): SiteConfig {
  const { plugins, generatedDir } = result;
  const names = new Set(plugins.map(({ index }) => index));
  const failed = config.plugins.filter((_, index) => !names.has(index)).map(({ name }) => name);
  const generated = toSiteAlias(generatedDir, config.siteDir);
  return {
    ...config,
    aliases: Object.assign(
      { '@generated': generated },
      ...plugins.map(({ aliases }) => aliases),
    ) as SiteConfig['aliases'],
    themeFolders: plugins.flatMap(({ themeFolders }) => themeFolders).reverse(),
    pageMakers: [...config.pageMakers, ...failed],
  };
}
