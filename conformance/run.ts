/**
 * npm run conformance [-- siteDir ...] [-- --record]: builds each folder with Docusaurus 3.8.1 and with Octavo, and compares
 * the results. Without folders, it takes all fixtures and the site. What plugins receive is also compared with 3.10.2.
 * `--record` also writes the results that `npm test` compares with.
 */
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { loadConfig } from '../engine/node/read/config/loadConfig.ts';
import { buildOctavo } from './build/buildOctavo.ts';
import { buildReference } from './build/buildReference.ts';
import { FIXTURES, ROOT, scratchOf } from './build/paths.ts';
import { copySite } from './build/copySite.ts';
import { LATER_REFERENCE } from './build/installReference.ts';
import { toLater, toLaterName } from './build/toLater.ts';
import { compareHanded, isHanded, recordHanded } from './handed/compareHanded.ts';
import type { HandedDifference } from './handed/meant.ts';
import { compareFacts } from './compareFacts.ts';
import { sortOut } from './meant.ts';
import { readDocusaurus } from './read/readDocusaurus.ts';
import { readOctavo } from './read/readOctavo.ts';
import { recordFacts } from './record.ts';

const words = process.argv.slice(2);
const isRecording = words.includes('--record');
const given = words.filter((word) => !word.startsWith('--')).map((dir) => path.resolve(dir));

let total = 0;
for (const siteDir of given.length > 0 ? given : await defaultSites()) total += await compareSite(siteDir);
console.log(`\n${total} unexplained differences`);
process.exitCode = total === 0 ? 0 : 1;

async function defaultSites(): Promise<string[]> {
  const names = await readdir(FIXTURES, { withFileTypes: true });
  const folders = names.filter((entry) => entry.isDirectory()).map((entry) => path.join(FIXTURES, entry.name));
  return [...folders, path.join(ROOT, 'site')];
}

async function compareSite(siteDir: string): Promise<number> {
  console.log(`\n${path.relative(process.cwd(), siteDir) || siteDir}`);
  const referenceDir = await buildReference(siteDir);
  const outDir = await buildOctavo(siteDir);
  const { baseUrl, trailingSlash } = await loadConfig(siteDir);
  const reference = await readDocusaurus(referenceDir, baseUrl, trailingSlash === true);
  const handedDir = path.join(referenceDir, 'build');
  if (isRecording && path.dirname(siteDir) === FIXTURES) {
    await recordFacts(siteDir, reference);
    if (isHanded(handedDir)) await recordHanded(siteDir, handedDir);
  }
  const { unexplained, meant } = sortOut(compareFacts(reference, await readOctavo(outDir, reference.locale)));
  const handed = isHanded(outDir) ? [...(await compareHanded(siteDir, outDir)), ...(await compareLater(siteDir))] : [];
  for (const { where, docusaurus, octavo } of handed) unexplained.push({ where, what: 'handed', docusaurus, octavo });
  for (const { where, what, docusaurus, octavo } of unexplained) {
    console.log(`  ${where}: ${what}\n    Docusaurus: ${docusaurus}\n    Octavo:     ${octavo}`);
  }
  for (const [reason, count] of meant) console.log(`  ${count} × meant: ${reason}`);
  console.log(`  ${Object.keys(reference.pages).length} pages compared, ${unexplained.length} unexplained differences`);
  return unexplained.length;
}

/** What plugins receive from the later release. */
async function compareLater(siteDir: string): Promise<HandedDifference[]> {
  const name = toLaterName(path.basename(siteDir));
  const laterDir = path.join(scratchOf(siteDir), name);
  await copySite(siteDir, laterDir);
  await toLater(laterDir);
  const referenceDir = await buildReference(laterDir, LATER_REFERENCE);
  const recordDir = path.join(FIXTURES, name);
  if (isRecording) await recordHanded(recordDir, path.join(referenceDir, 'build'));
  return compareHanded(recordDir, await buildOctavo(laterDir, path.join(LATER_REFERENCE, 'node_modules')));
}
