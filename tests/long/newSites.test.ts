/** Sites that `octavo new` writes, built by Docusaurus itself. */
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { buildReference } from '../../conformance/build/buildReference.ts';
import { compareFacts } from '../../conformance/compareFacts.ts';
import { sortOut } from '../../conformance/meant.ts';
import { readDocusaurus } from '../../conformance/read/readDocusaurus.ts';
import { readOctavo } from '../../conformance/read/readOctavo.ts';
import { build } from '../../engine/node/commands/build.ts';
import { newSite } from '../../engine/node/commands/newSite/newSite.ts';
import { createTempFolder } from '../support/tempFolder.ts';

const TEMPLATE = path.resolve(import.meta.dirname, '../../engine/template');

it.each([
  { language: 'ts', hasBlog: true, hasVersions: true },
  { language: 'js', hasBlog: true, hasVersions: true },
  { language: 'ts', hasBlog: false, hasVersions: false },
] as const)('is the same site in both: %o', async (options) => {
  const temp = await createTempFolder();
  onTestFinished(() => temp.remove());
  const folder = path.join(temp.dir, 'first-site');
  await newSite(TEMPLATE, { folder, ...options, version: '1.0.0', date: '2026-01-31' });

  // Docusaurus stops at broken links, and says why.
  const reference = await readDocusaurus(await buildReference(folder), '/', false);
  const { outDir, problems } = await build({ siteDir: folder, outDir: path.join(temp.dir, 'out') });
  expect(problems).toEqual([]);
  expect(Object.keys(reference.pages).length).toBeGreaterThan(3);
  const { unexplained } = sortOut(compareFacts(reference, await readOctavo(outDir, reference.locale)));
  expect(unexplained).toEqual([]);
});
