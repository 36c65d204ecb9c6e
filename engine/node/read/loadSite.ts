import type { Boundary } from '../ground/files/boundary.ts';
import { loadConfig } from './config/loadConfig.ts';
import type { SiteConfig } from './config/types.ts';
import { loadContent } from './content/loadContent.ts';
import { toBoundary } from './content/toBoundary.ts';
import { listStaticFiles } from './content/listStaticFiles.ts';
import type { SourceCache } from './content/files/sourceCache.ts';
import type { ContentProblem } from '../ground/problems.ts';
import type { Content } from './content/types.ts';
import { toRoutes } from './routes/toRoutes.ts';
import type { Route } from './routes/types.ts';
import { warnAboutPlugins } from './config/warnAboutPlugins.ts';

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
}

export interface LoadSiteOptions {
  /** Drafts are pages while writing, not in a build. */
  drafts: boolean;
  /** What a running server remembers of files. */
  cache?: SourceCache;
}

export async function loadSite(siteDir: string, options: LoadSiteOptions): Promise<Site> {
  const problems: ContentProblem[] = [];
  const report = (problem: ContentProblem) => void problems.push(problem);
  const config = await loadConfig(siteDir);
  for (const message of config.warnings) report({ severity: 'warning', filePath: config.configPath, message });
  problems.push(...warnAboutPlugins(config));
  const boundary = toBoundary(config);
  const content = await loadContent(config, report, options);
  const staticFiles = await listStaticFiles(content.staticDirs, { boundary, report });
  return { config, content, staticFiles, boundary, routes: toRoutes(content, config, report), problems };
}
