/**
 * npm run bench:parts: the cost of five wrapped theme parts for a build. Compares a generated folder of 300 documents
 * in four versions with them and without, in CPU seconds of whole processes: cold, and after one edit of Markdown. `--
 * 5` sets the number of rounds.
 */
import path from 'node:path';
import { ROOT } from '../../scripts/prepare.mjs';
import { compareVariants } from '../run/compareVariants.ts';
import { docFile, writeFolder } from './writeFolder.ts';

const SIZE = { docs: 300, versions: 4 };

await compareVariants({
  scratch: path.join(ROOT, '.scratch', 'bench-parts'),
  added: 'five wrapped parts',
  rounds: Number(process.argv[2] ?? 5),
  edited: path.join('docs', docFile(25)),
  prepare: (variant, folder) => writeFolder(folder, SIZE, variant === 'with'),
});
