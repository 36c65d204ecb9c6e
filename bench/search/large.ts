/**
 * A site of 10,000 pages: what a search downloads and how long a keystroke takes. Every query is typed letter by
 * letter into a fresh index, as a reader would who has just opened the box.
 */
import { createSearchEngine } from '../../engine/client/search/createSearchEngine.ts';
import { writeSearchIndexes } from '../../engine/node/search/writeSearchIndexes.ts';
import { gzipSync } from 'node:zlib';
import { generateCorpus } from './generateCorpus.ts';

const PAGES = Number(process.argv[2] ?? 10_000);
const QUERIES = [
  'install cluster',
  'configure network token',
  'how do I set the user option',
  'instal modle',
  'ERR_512_3',
  'model',
  'brigu',
];

const started = performance.now();
const { files, refs } = writeSearchIndexes([
  { type: 'docs', instanceId: 'default', versionName: 'current', versionPath: '', pages: generateCorpus(PAGES) },
]);
const written = new Map(files.map(({ path, bytes }) => [path, bytes]));
const binary = files.filter(({ path }) => path.endsWith('.bin'));
const sum = (list: { bytes: Uint8Array }[]): number => list.reduce((total, { bytes }) => total + bytes.length, 0);
const seconds = ((performance.now() - started) / 1000).toFixed(1);
console.log(`${PAGES} pages indexed in ${seconds} s: ${binary.length} index files, ${kb(sum(binary))}`);
console.log(`main file ${kb(written.get(refs[0]!.file)!.length)}\n`);
console.log('query'.padEnd(34), 'files', '   index', '   texts', ' slowest key', '  median');

for (const query of QUERIES) {
  let count = 0;
  let index = 0;
  let texts = 0;
  const engine = createSearchEngine(
    {
      async loadIndex(file) {
        const bytes = written.get(file)!;
        count++;
        index += bytes.length;
        return bytes;
      },
      async loadTexts(file) {
        const bytes = written.get(file)!;
        count++;
        texts += gzipSync(bytes).length;
        const text = Buffer.from(bytes).toString();
        return JSON.parse(text.slice(text.indexOf(',') + 1, -1));
      },
    },
    0,
  );
  await engine.fetchIndexes([refs[0]!.file]);
  const times: number[] = [];
  for (let length = 1; length <= query.length; length++) {
    // Processor time: other work on the machine is not the engine's.
    const at = process.cpuUsage();
    let first = 0;
    const last = length === query.length;
    await engine.search(
      { files: [refs[0]!.file], asker: 'box', query: query.slice(0, length), limit: 8, perPage: 3, excerptLength: 50 },
      () => (first ||= process.cpuUsage(at).user / 1000),
    );
    // Texts are fetched when the reader pauses: here after the last letter.
    if (!last) texts = 0;
    times.push(first);
  }
  if (process.env.VERBOSE) console.log(times.map((t) => t.toFixed(0)).join(' '));
  times.sort((a, b) => a - b);
  console.log(
    query.padEnd(34),
    String(count).padStart(5),
    kb(index).padStart(8),
    kb(texts).padStart(8),
    `${times.at(-1)!.toFixed(1)} ms`.padStart(12),
    `${times[times.length >> 1]!.toFixed(1)} ms`.padStart(8),
  );
}

function kb(bytes: number): string {
  return `${(bytes / 1000).toFixed(0)} KB`;
}
