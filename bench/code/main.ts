/**
 * npm run bench:code: the cost of one live component for a build. Compares the site with its memory calculator and the
 * same folder without it, in CPU seconds of whole processes: cold, and after one edit of Markdown. `-- 9` sets the
 * number of rounds.
 */
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ROOT } from '../../scripts/prepare.mjs';
import { compareVariants, type Variant } from '../run/compareVariants.ts';

const SITE = path.join(ROOT, 'site');
const LEFT_OUT = new Set(['build', '.octavo', 'node_modules']);
/** The pages that show the component. */
const LIVE = ['docs', 'versioned_docs/version-0.5.1'].map((dir) => `${dir}/installation/system_requirements.md`);
const COMPONENT = /^(?:import MemoryCalculator .*|<MemoryCalculator \/>)$/gm;

await compareVariants({
  scratch: path.join(ROOT, '.scratch', 'bench-code'),
  added: 'one live component',
  rounds: Number(process.argv[2] ?? 7),
  edited: 'docs/quickstart.mdx',
  prepare,
});

async function prepare(variant: Variant, folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await cp(SITE, folder, { recursive: true, filter: (file) => !LEFT_OUT.has(path.basename(file)) });
  if (variant === 'with') return;
  for (const file of LIVE) {
    const text = await readFile(path.join(folder, file), 'utf8');
    const plain = text.replace(COMPONENT, '');
    if (plain === text) throw new Error(`${file} shows no component; there is nothing to compare.`);
    await writeFile(path.join(folder, file), plain);
  }
  await rm(path.join(folder, 'src/components'), { recursive: true });
}
