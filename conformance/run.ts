/** npm run conformance [siteDir ...]: the same folder built by Docusaurus 3.8.1 and by Octavo, compared. */
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadConfig } from '../engine/node/config/loadConfig.ts';
import { buildBoth, installReference } from './buildBoth.ts';
import { compareFacts } from './compareFacts.ts';
import { findReason } from './meant.ts';
import { readDocusaurus } from './readDocusaurus.ts';
import { readOctavo } from './readOctavo.ts';

const HERE = path.dirname(fileURLToPath(import.meta.url));

async function defaultSites(): Promise<string[]> {
  const fixtures = path.join(HERE, 'fixtures');
  const names = await readdir(fixtures, { withFileTypes: true });
  const folders = names.filter((entry) => entry.isDirectory()).map((entry) => path.join(fixtures, entry.name));
  return [...folders, path.join(HERE, '..', 'site')];
}

async function compareSite(siteDir: string): Promise<number> {
  console.log(`\n${path.relative(process.cwd(), siteDir) || siteDir}`);
  const { docusaurusDir, octavoDir } = await buildBoth(siteDir);
  const { baseUrl } = await loadConfig(docusaurusDir);
  const [docusaurus, octavo] = [await readDocusaurus(docusaurusDir, baseUrl), await readOctavo(octavoDir)];
  const differences = compareFacts(docusaurus, octavo);
  const reasons = new Map<string, number>();
  let unexplained = 0;
  for (const difference of differences) {
    const reason = findReason(difference);
    if (reason) {
      reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
      continue;
    }
    unexplained++;
    console.log(`  ${difference.where}: ${difference.what}`);
    console.log(`    Docusaurus: ${difference.docusaurus}`);
    console.log(`    Octavo:     ${difference.octavo}`);
  }
  for (const [reason, count] of reasons) console.log(`  ${count} × meant: ${reason}`);
  console.log(`  ${docusaurus.pages.size} pages compared, ${unexplained} unexplained differences`);
  return unexplained;
}

installReference();
const given = process.argv.slice(2).map((dir) => path.resolve(dir));
let total = 0;
for (const siteDir of given.length > 0 ? given : await defaultSites()) total += await compareSite(siteDir);
console.log(`\n${total} unexplained differences`);
process.exitCode = total === 0 ? 0 : 1;
