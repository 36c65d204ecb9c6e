/**
 * `npm run bench:search`: Octavo's answers to the golden queries next to those of its peers, over the same pages, and
 * what a reader downloads for them. Options: `--reference <dir>` uses a finished build of the reference; `--octavo`
 * leaves the peers out; `--bytes` leaves their scores out; `--misses` lists what Octavo did not put first, held-out
 * queries excepted; `--held-back` scores the half of the section queries that no work on ranking may see.
 */
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { serve } from '../../engine/node/serve/host/serve.ts';
import { launchBrowser } from '../../tests/support/browser.ts';
import { createFlexSearch } from './engines/flexsearch.ts';
import { createMiniSearch } from './engines/minisearch.ts';
import { createOctavo } from './engines/octavo.ts';
import { createOrama } from './engines/orama.ts';
import { createPagefind } from './engines/pagefind.ts';
import { installPeers } from './engines/peers.ts';
import { buildReference, createReference } from './engines/reference.ts';
import type { Bytes, Engine } from './engines/types.ts';
import { GOLDEN } from './golden.ts';
import { loadContexts } from './loadSite.ts';
import { rankAll, rankSections, toScore } from './score.ts';

const root = process.cwd();
const scratch = path.join(root, '.scratch/bench-search');
const outDir = path.join(scratch, 'octavo');
const option = (name: string): string | undefined => {
  const at = process.argv.indexOf(name);
  return at < 0 ? undefined : (process.argv[at + 1] ?? '');
};
const SETS = ['tuned on', 'held out', 'later', 'second'] as const;
/** Queries that look for sections, by kind. The half that is held back is only scored on request. */
const SECTION_KINDS = ['question', 'other words', 'short'] as const;
const SECTION_SETS = [
  'second',
  ...(process.argv.includes('--held-back') ? ['held back'] : []),
  'third',
  'third unseen',
];
const SAMPLES = ['gpu memory', 'how do i install on windows', 'backup', 'api key', 'rag pipeline'];

execFileSync(process.execPath, ['engine/build.mjs'], { stdio: 'ignore' });
execFileSync(process.execPath, ['engine/bin/octavo.mjs', 'build', 'site', '--out-dir', outDir], { stdio: 'ignore' });
const contexts = await loadContexts(outDir);
const octavo = createOctavo(contexts);
reportHeader();
report([octavo.name, ...(await scoresOf(octavo))]);
await reportSections(octavo);
if (process.argv.includes('--misses')) await listMisses();
if (!process.argv.includes('--octavo')) await comparePeers();

async function comparePeers(): Promise<void> {
  const browser = await launchBrowser();
  const modules = installPeers(scratch);
  const server = await serve({ dir: outDir, port: 0 });
  const peers: Engine[] = [
    await createReference(option('--reference') ?? buildReference(root, scratch), browser),
    await createMiniSearch(contexts, modules),
    await createOrama(contexts, modules),
    await createFlexSearch(contexts, modules),
    await createPagefind(contexts, modules, outDir, scratch, browser),
  ];
  if (!process.argv.includes('--bytes')) {
    for (const peer of peers) report([peer.name, ...(await scoresOf(peer))]);
    for (const peer of peers) await reportSections(peer);
  }

  console.log(
    '\nDownloaded for the first results, docs and blog, KB compressed: all = script + index + texts of excerpts',
  );
  report(['', ...SAMPLES]);
  for (const engine of [createOctavo(contexts, { browser, url: server.url }), ...peers]) {
    const columns: string[] = [];
    for (const query of SAMPLES) columns.push(describeBytes(await engine.measure(query)));
    report([engine.name, ...columns]);
  }
  for (const peer of peers) await peer.close?.();
  await server.close();
  await browser.close();
}

function describeBytes({ script, index, text }: Bytes): string {
  const kb = (bytes: number): string => (bytes / 1000).toFixed(1);
  const whole = kb(script + index + (text ?? 0));
  return `${whole} = ${kb(script)} + ${kb(index)} + ${text === undefined ? 'none' : kb(text)}`;
}

/** Scores on each set of queries. */
async function scoresOf(engine: Engine): Promise<string[]> {
  const columns: string[] = [];
  for (const set of SETS) {
    const { mrr, success, recall, empty } = toScore(
      await rankAll(
        engine,
        GOLDEN.filter((query) => query.set === set),
      ),
    );
    columns.push(
      [mrr, success, recall].map((share) => share.toFixed(3)).join('  ') + `  ${(100 * empty).toFixed(1)} %`,
    );
  }
  return columns;
}

/** MRR of pages and of sections, and the share of queries without results, by set and kind. */
async function reportSections(engine: Engine): Promise<void> {
  for (const set of SECTION_SETS) {
    const columns: string[] = [];
    for (const kind of [...SECTION_KINDS, undefined]) {
      const queries = GOLDEN.filter((query) => query.set === set && (kind === undefined || query.kind === kind));
      const page = toScore(await rankAll(engine, queries));
      const section = toScore(await rankSections(engine, queries));
      const empty = `${(100 * page.empty).toFixed(1)} %`;
      columns.push(`${kind ?? 'all'}: ${page.mrr.toFixed(3)}, section ${section.mrr.toFixed(3)}, ${empty}`);
    }
    report([`${engine.name}, ${set}`, ...columns]);
  }
}

function report(columns: string[]): void {
  console.log(
    columns
      .map((text) => text.padEnd(30))
      .join(' ')
      .trimEnd(),
  );
}

function reportHeader(): void {
  report(['', ...SETS.map((set) => `${set} (${GOLDEN.filter((query) => query.set === set).length})`)]);
  report(['', ...SETS.map(() => 'MRR    S@1    R@8    empty')]);
}

async function listMisses(): Promise<void> {
  const queries = GOLDEN.filter(({ set }) => ['tuned on', 'second', 'third'].includes(set));
  const pages = await rankAll(octavo, queries);
  const sections = await rankSections(octavo, queries);
  queries.forEach((query, i) => {
    const rank = query.sections === undefined ? pages[i] : sections[i];
    if (rank !== 1) console.log(`  ${rank ?? 'none'}  ${query.query} → ${(query.sections ?? query.pages).join(' ')}`);
  });
}
