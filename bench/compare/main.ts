/** The cost of comparing two versions of a page, in milliseconds of CPU time: `npm run bench:compare`. */
import { comparePages } from '../../engine/shared/compare/comparePages.ts';
import { createRandom } from '../corpus/random.ts';

const BLOCKS = 2_000;
const RUNS = 7;

const random = createRandom(1);
const word = (of: number): string => `word${Math.floor(random() * of)}`;
const paragraph = (of: number): string => `<p>${Array.from({ length: 40 }, () => word(of)).join(' ')}.</p>`;
const article = (of: number): string[] =>
  Array.from({ length: BLOCKS }, (_, i) => (i % 10 === 0 ? `<h2 id="s${i}">${word(of)} ${i}</h2>` : paragraph(of)));
const toPage = (blocks: readonly string[]) => ({ title: 'Page', html: blocks.join('\n') });

const original = article(5_000);
/** One paragraph in twenty has one changed word, and three sections have moved. */
const edited = original.map((block, i) => (i % 20 === 7 ? block.replace(/word\d+/, 'another') : block));
edited.splice(1_000, 0, ...edited.splice(100, 30));

const cases = {
  'the same page': [original, original],
  'an edited copy': [original, edited],
  'another page': [original, article(5_000).map((block) => block.replaceAll('word', 'term'))],
  'the same few words in any order': [article(20), article(20)],
} as const;

for (const [name, [before, after]] of Object.entries(cases)) {
  const times = Array.from({ length: RUNS }, () => {
    const start = process.cpuUsage();
    comparePages(toPage(before), toPage(after));
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1000;
  }).sort((a, b) => a - b);
  console.log(
    `${name.padEnd(34)} ${times[Math.floor(RUNS / 2)]!.toFixed(0).padStart(5)} ms (best ${times[0]!.toFixed(0)})`,
  );
}
