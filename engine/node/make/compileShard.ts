import { compileSites } from '../compile/compileSite.ts';
import { createSiteCompiler } from '../compile/createSiteCompiler.ts';
import { hashOf } from '../ground/hashOf.ts';
import { engineVersion, loadRenderer } from '../ground/octavo/engineFiles.ts';
import type { SharedCache, SharedCacheReport } from '../ground/sharedCache/createSharedCache.ts';
import type { ContentProblem } from '../ground/problems.ts';
import { createSourceCache } from '../read/content/files/sourceCache.ts';
import { createSourceStore } from '../read/content/files/sourceStore.ts';
import { closePlugins, loadSites } from '../read/loadSites.ts';
import type { Route } from '../read/routes/types.ts';
import type { MakeTask } from './makeSite.ts';

/** The second of eight shares is `{ at: 2, of: 8 }`. */
export interface Shard {
  at: number;
  of: number;
}

export interface ShardTask extends Pick<MakeTask, 'siteDir' | 'locales' | 'threads' | 'onProgress'> {
  shard: Shard;
  openShared(url: string | undefined): SharedCache | undefined;
}

export interface ShardReport {
  pages: number;
  problems: ContentProblem[];
  /** Undefined if there is no shared cache. */
  shared: SharedCacheReport | undefined;
}

/** Compiles a share of the pages into the shared cache, where a build finds them. Writes no site. */
export async function compileShard({ siteDir, locales, threads, shard, ...task }: ShardTask): Promise<ShardReport> {
  const engine = await engineVersion();
  const cache = createSourceCache(createSourceStore({ siteDir, engine, read: true }));
  const sites = await loadSites(siteDir, { drafts: false, locales, cache });
  try {
    const shared = task.openShared(sites[0].config.octavo.cacheUrl);
    if (!shared) return { pages: 0, problems: [], shared };
    const compiler = await createSiteCompiler(sites, loadRenderer().mdx, { cache: true, threads, shared });
    const shares = sites.map(({ config, routes }) => ({
      config,
      routes: routes.filter((route) => isIn(shard, route)),
    }));
    const onCompiled = (done: number, total: number) => task.onProgress?.({ step: 'compile', done, total });
    const compiled = await compileSites(shares, compiler, onCompiled).finally(compiler.close);
    await compiler.tidyCache();
    return {
      pages: compiled.reduce((sum, { routes }) => sum + routes.length, 0),
      problems: compiled.flatMap(({ problems }) => problems),
      shared: await shared.close(),
    };
  } finally {
    await closePlugins(sites);
  }
}

/** Pages are assigned by their texts, so that equal pages of ten versions are compiled in one share. */
function isIn({ at, of }: Shard, { source }: Route): boolean {
  if (!source) return false;
  const { text } = source.file;
  return Number.parseInt(hashOf(text.key ?? text.read()).slice(0, 8), 16) % of === at - 1;
}
