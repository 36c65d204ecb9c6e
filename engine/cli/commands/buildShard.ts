import { createSharedCache } from '../../node/ground/sharedCache/createSharedCache.ts';
import { readSharedCacheOptions } from '../../node/ground/sharedCache/readSharedCacheOptions.ts';
import type { Shard } from '../../node/make/compileShard.ts';
import { formatCount } from '../formatAmounts.ts';
import { EXIT_FAILED } from '../printFailure.ts';
import { createProgressLine } from '../progressLine.ts';
import type { Terminal } from '../terminal.ts';
import { UsageError } from '../usageError.ts';

/** Other jobs wait for its upload, so it has more time for it than a build. */
const SEND_MS = 300_000;

/** Compiles a share of the pages for the job that builds the site. */
export async function runShard(
  siteDir: string,
  words: string,
  locales: string[] | undefined,
  terminal: Terminal,
): Promise<number> {
  const shard = parseShard(words);
  process.env['NODE_ENV'] = 'production';
  const { compileShard } = await import('../../node/make/compileShard.ts');
  const progress = createProgressLine(terminal);
  const { pages, shared } = await compileShard({
    siteDir,
    locales,
    shard,
    onProgress: progress.update,
    openShared(url) {
      const options = readSharedCacheOptions(process.env, url);
      return options && createSharedCache({ ...options, closeMs: SEND_MS });
    },
  }).finally(progress.end);
  if (!shared) {
    throw new UsageError(
      '--shard compiles pages into a cache that other machines use, and there is none. Set OCTAVO_CACHE_URL.',
    );
  }
  for (const note of shared.notes) terminal.printError(note);
  const sent = `${shared.sent} sent to the shared cache, ${shared.found} found there`;
  terminal.print(`Share ${shard.at} of ${shard.of}: ${formatCount(pages, 'page')}; ${sent}.`);
  return shared.notes.length > 0 ? EXIT_FAILED : 0;
}

function parseShard(words: string): Shard {
  const [, at, of] = /^(\d{1,4})\/(\d{1,4})$/.exec(words)?.map(Number) ?? [];
  if (at === undefined || of === undefined || at < 1 || at > of) {
    throw new UsageError(`"${words}" is no share. Write the number of the share and of all of them, such as 2/8.`);
  }
  return { at, of };
}
