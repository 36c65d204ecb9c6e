/**
 * A site of 10,000 pages: the bytes that a search downloads, and the time that a keystroke takes. Every query is typed letter by letter into a new search engine that has loaded nothing yet, as if the reader had just
 * opened the box.
 */
import { createSearchEngine } from '../../engine/client/search/createSearchEngine.ts';
import { unwrapContent } from '../../engine/shared/search/codec/container.ts';
import { toPackFile } from '../../engine/shared/search/files.ts';
import { openIndex } from '../../engine/shared/search/index/openIndex.ts';
import { inflateRawSync } from 'node:zlib';
import type { SearchOperations } from '../../engine/client/search/types.ts';
import { writeSearchIndexes } from '../../engine/node/write/search/writeSearchIndexes.ts';
import { largeCorpus, largeQueries, percentiles } from './largeSite.ts';

const PAGES = Number(process.argv[2] ?? 10_000);
const FOLDER = process.argv[3];
const QUERIES = largeQueries(FOLDER);

const corpus = largeCorpus(PAGES, FOLDER);
const started = performance.now();
const { files, refs } = await writeSearchIndexes([
  {
    type: 'docs',
    instanceId: 'default',
    versionName: 'current',
    versionPath: '',
    pages: corpus.map((page) => ({ routePath: page.routePath, key: '', read: async () => page })),
  },
]);
const written = new Map(files.map(({ path, bytes }) => [path, bytes]));
const binary = files.filter(({ path }) => path.endsWith('.bin'));
const sum = (list: { bytes: Uint8Array }[]): number => list.reduce((total, { bytes }) => total + bytes.length, 0);
const seconds = ((performance.now() - started) / 1000).toFixed(1);
console.log(`${PAGES} pages indexed in ${seconds} s: ${binary.length} index files, ${kb(sum(binary))}`);
console.log(`main file ${kb(written.get(refs[0]!.file)!.length)}\n`);
console.log('query'.padEnd(34), 'files', '   index', '   texts', ' slowest key', '  median');

const file = refs[0]!.file;
const textPacks = await findTextPacks();
const all: number[] = [];
for (const query of QUERIES) {
  const loads = { count: 0, index: 0, texts: 0 };
  const typed = createEngine(loads);
  await typeLetters(typed, query);
  // Texts are fetched only when the reader pauses, so they are counted with a fresh engine that gets the whole query at once.
  const settled = { count: 0, index: 0, texts: 0 };
  await ask(createEngine(settled), query);
  const times = await timeLetters(query);
  all.push(...times);
  const sorted = times.toSorted((a, b) => a - b);
  console.log(
    query.padEnd(34),
    String(loads.count).padStart(5),
    kb(loads.index).padStart(8),
    kb(settled.texts).padStart(8),
    `${sorted.at(-1)!.toFixed(1)} ms`.padStart(12),
    `${sorted[sorted.length >> 1]!.toFixed(1)} ms`.padStart(8),
  );
}
const [half, most, slowest] = percentiles(all);
console.log(`\n${all.length} keystrokes: median ${half} ms, 95 of 100 within ${most} ms, slowest ${slowest} ms`);

async function findTextPacks(): Promise<Set<string>> {
  const unwrap = (bytes: Uint8Array) => unwrapContent(bytes, (packed) => inflateRawSync(packed));
  const index = openIndex(await unwrap(written.get(file)!), ({ pack, start, length }) =>
    unwrap(written.get(toPackFile(pack))!.subarray(start, start + length)),
  );
  const packs = new Set<string>();
  for (let page = 0; page < index.pageCount; page++) packs.add((await index.document(page)).texts.pack);
  return packs;
}

interface Loads {
  count: number;
  index: number;
  texts: number;
}

function createEngine(loads: Loads): SearchOperations {
  return createSearchEngine(
    {
      async loadIndex(path) {
        const bytes = written.get(path)!;
        loads.count++;
        loads.index += bytes.length;
        return bytes;
      },
      async loadPiece({ pack, start, length }) {
        if (textPacks.has(pack)) loads.texts += length;
        else {
          loads.count++;
          loads.index += length;
        }
        return written.get(toPackFile(pack))!.subarray(start, start + length);
      },
    },
    { pauseMs: 0 },
  );
}

/** User CPU time until the first answer, in ms. Unlike elapsed time, it leaves out what other processes do. */
async function ask(engine: SearchOperations, query: string): Promise<number> {
  const at = process.cpuUsage();
  let first = 0;
  await engine.search(
    { files: [file], requester: 'box', query, limit: 8, perPage: 2, excerptLength: 50, highlight: true },
    () => (first ||= process.cpuUsage(at).user / 1000),
  );
  return first;
}

async function typeLetters(engine: SearchOperations, query: string): Promise<number[]> {
  await engine.fetchIndexes([file]);
  const times: number[] = [];
  for (let length = 1; length <= query.length; length++) times.push(await ask(engine, query.slice(0, length)));
  return times;
}

/** The median time for each letter over several runs, because the garbage collector may interrupt one of them. */
async function timeLetters(query: string): Promise<number[]> {
  const runs: number[][] = [];
  while (runs.length < 5) runs.push(await typeLetters(createEngine({ count: 0, index: 0, texts: 0 }), query));
  return Array.from(query, (_, letter) => runs.map((times) => times[letter] ?? 0).sort((a, b) => a - b)[2] ?? 0);
}

function kb(bytes: number): string {
  return `${(bytes / 1000).toFixed(0)} KB`;
}
