import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../../scripts/prepare.mjs';
import { loadResults } from './results.ts';
import { median } from './stats.ts';

it('README and handbook say what the bench measured', async () => {
  const { parts } = await loadResults(path.join(ROOT, 'bench/results.json'));
  const read = (file: string) => readFile(path.join(ROOT, file), 'utf8');
  const [readme, handbook] = await Promise.all([read('README.md'), read('handbook/docs/index.md')]);
  /** The figures of Docusaurus, and of Octavo in the same run. */
  const pairOf = (partName: string, figure: string): number[] => {
    const { octavo, peers } = parts[partName]!;
    const peer = peers['docusaurus-3.8']!;
    return [peer, octavo[peer.run]!].map(({ figures }) => Math.round(median(figures[figure]!)!));
  };
  const [theirs, ours] = pairOf('build/site/cold', 'cold.wall');
  expect(readme).toContain(`| a cold build of this site | ${theirs} s | ${ours} s |`);
  expect(handbook).toContain(`| A cold build of 121 pages | ${theirs} s | ${ours} s |`);
  const [packages] = pairOf('install', 'install.packages');
  expect(readme).toContain(`| packages to install | ${packages!.toLocaleString('en-US')} |`);
});
