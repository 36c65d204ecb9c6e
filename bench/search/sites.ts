/**
 * `npm run bench:search:sites -- <checkout> <golden set>`: how well search works on a public site that was not used to
 * develop it. The checkout is the folder of the repository that the golden set names, at its commit; its packages need
 * not be installed, because only its Markdown is read. Options: `--misses` lists queries whose answer is not first;
 * `--names` also types each title and heading in full. Look only at the misses of sets that are used for tuning.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { search } from '../../engine/shared/search/search.ts';
import { LIMIT } from './engines/types.ts';
import { loadLatest, type LoadedContext } from './loadSite.ts';
import { toScore } from './score.ts';

interface SiteQuery {
  kind: (typeof KINDS)[number];
  query: string;
  /** `/page#section`, or `/page` for its start. */
  answers: string[];
}

/** Queries and the places of their answers; no text from the site. */
interface GoldenSite {
  repository: string;
  commit: string;
  use: 'tuned on' | 'held back';
  docs: { path: string; routeBasePath: string };
  blog?: string;
  queries: SiteQuery[];
}

const KINDS = ['question', 'synonym', 'short', 'title', 'name', 'typo'] as const;

const [checkout = '', goldenFile = ''] = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
if (!existsSync(checkout) || !existsSync(goldenFile)) {
  console.error('Usage: npm run bench:search:sites -- <checkout> <golden set> [--misses] [--names]');
  process.exit(1);
}
const name = path.basename(goldenFile, '.json');
const golden = JSON.parse(readFileSync(goldenFile, 'utf8')) as GoldenSite;
const context = await loadLatest(buildSite(path.join(process.cwd(), '.scratch/bench-search/sites', name)));

console.log(`${name}, ${golden.use}: MRR@8, first 3, nothing found, right section (MRR)`);
const answers = await Promise.all(golden.queries.map(({ query }) => ask(context, query)));
for (const kind of [...KINDS, undefined]) {
  const chosen = golden.queries.flatMap((query, i) => (kind && query.kind !== kind ? [] : [{ query, at: i }]));
  if (chosen.length === 0) continue;
  const page = chosen.map(({ query, at }) => rankOfPage(query.answers, answers[at] ?? []));
  const section = chosen.map(({ query, at }) => rankOf(query.answers, answers[at] ?? []));
  const first3 = page.filter((rank) => rank !== undefined && rank > 0 && rank <= 3).length;
  const columns = [
    toScore(page).mrr.toFixed(3),
    (first3 / chosen.length).toFixed(2),
    String(page.filter((rank) => rank === undefined).length),
    toScore(section).mrr.toFixed(3),
  ];
  console.log(`  ${(kind ?? 'all').padEnd(9)} ${String(chosen.length).padStart(3)}  ${columns.join('  ')}`);
}
if (process.argv.includes('--misses')) {
  golden.queries.forEach(({ kind, query, answers: right }, i) => {
    const found = answers[i] ?? [];
    if (rankOf(right, found) !== 1)
      console.log(
        `  ${rankOfPage(right, found)}/${rankOf(right, found)} ${kind}: ${query} → ${right[0]}\n      ${found.slice(0, 4).join('\n      ')}`,
      );
  });
}
if (process.argv.includes('--names')) await reportNames();

/** A plain folder around the site's Markdown: search depends on nothing else in the repository. */
function buildSite(dir: string): string {
  const site = path.join(dir, 'site');
  mkdirSync(site, { recursive: true });
  for (const folder of [golden.docs.path, ...(golden.blog ? [golden.blog] : [])])
    cpSync(path.join(checkout, folder), path.join(site, path.basename(folder)), { recursive: true });
  const config = {
    title: name,
    url: 'https://example.com',
    baseUrl: '/',
    onBrokenLinks: 'ignore',
    onBrokenAnchors: 'ignore',
    markdown: { hooks: { onBrokenMarkdownLinks: 'ignore', onBrokenMarkdownImages: 'ignore' } },
    presets: [
      [
        'classic',
        {
          docs: { path: path.basename(golden.docs.path), routeBasePath: golden.docs.routeBasePath },
          blog: golden.blog ? { path: path.basename(golden.blog), onInlineAuthors: 'ignore' } : false,
        },
      ],
    ],
  };
  writeFileSync(path.join(site, 'docusaurus.config.mjs'), `export default ${JSON.stringify(config, undefined, 2)};\n`);
  const outDir = path.join(dir, 'out');
  try {
    execFileSync(process.execPath, ['engine/bin/octavo.mjs', 'build', site, '--out-dir', outDir, '--keep-going'], {
      stdio: 'ignore',
    });
  } catch {
    // Components of packages that are not installed are errors; the text around them is still compiled.
  }
  return outDir;
}

async function ask({ indexes, secondary }: LoadedContext, query: string): Promise<string[]> {
  const { hits } = await search(indexes, query, { limit: LIMIT, perPage: 2, secondary });
  return hits.map(({ document }) => document.u + document.h);
}

function rankOf(right: readonly string[], found: readonly string[]): number | undefined {
  return found.length === 0 ? undefined : found.findIndex((target) => right.includes(target)) + 1;
}

/** Counted in distinct pages. */
function rankOfPage(right: readonly string[], found: readonly string[]): number | undefined {
  const toPage = (target: string): string => target.replace(/#.*$/, '');
  return rankOf(right.map(toPage), [...new Set(found.map(toPage))]);
}

/**
 * How often a title finds its page first, and a heading its section. If several share a title, any of them is right.
 */
async function reportNames(): Promise<void> {
  const titles = new Map<string, string[]>();
  const headings = new Map<string, string[]>();
  const add = (names: Map<string, string[]>, written: string, target: string): void => {
    const key = written.toLowerCase();
    names.set(key, [...(names.get(key) ?? []), target]);
  };
  for (const { routePath, title, sections } of context.pages) {
    add(titles, title, routePath);
    for (const { id, heading } of sections) if (id) add(headings, heading, `${routePath}#${id}`);
  }
  for (const [label, names, rank] of [
    ['titles', titles, rankOfPage],
    ['headings', headings, rankOf],
  ] as const) {
    let first = 0;
    for (const [query, right] of names) if (rank(right, await ask(context, query)) === 1) first++;
    console.log(`  ${label}: ${first} of ${names.size} first`);
  }
}
