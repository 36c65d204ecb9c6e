/**
 * npm run conformance:looks -- folder ...: how similar a folder looks as built by Docusaurus 3.8.1 and by Octavo.
 * Without folders: all fixtures. README.md says how it is measured.
 */
import { readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import { launchBrowser } from '../../tests/support/browser.ts';
import { FIXTURES } from '../build/paths.ts';
import { compareSite, type SiteComparison } from './compareSite.ts';
import { addTallies } from './measure/tally.ts';
import { MEANT_SKELETON } from './meant.ts';
import { parseOptions, USAGE } from './options.ts';
import { printFigures, printSkeleton } from './report/printSummary.ts';
import { writeReport } from './report/writeReport.ts';
import { groupDifferences } from './skeleton/groupDifferences.ts';

if (process.argv.includes('--help')) {
  console.log(USAGE);
  process.exit();
}
const options = parseOptions(process.argv.slice(2));
let browser: Promise<Browser> | undefined;
const launch = (): Promise<Browser> => (browser ??= launchBrowser());

const sites: SiteComparison[] = [];
try {
  for (const folder of await listFolders()) sites.push(await compareSite(folder, options, launch));
} finally {
  await (await browser)?.close();
}

const views = sites.flatMap((site) => site.views);
const differences = sites.flatMap((site) =>
  site.differences.map((one) => ({ ...one, page: `${site.name} ${one.page}` })),
);
const sorted = groupDifferences(differences, MEANT_SKELETON);
printFigures(views);
printSkeleton(
  sorted,
  sites.reduce((sum, { documents }) => sum + documents, 0),
);
if (options.json !== undefined) await writeFile(options.json, toJson());
if (options.report !== undefined) console.log(`\nPictures: ${await writeReport(options.report, views)}`);
// A site's plugin may have left something running.
process.exit(sorted.unexplained.length === 0 ? 0 : 1);

async function listFolders(): Promise<(string | undefined)[]> {
  if (options.folders.length > 0) return options.folders;
  if (options.reference !== undefined) return [undefined];
  const entries = await readdir(FIXTURES, { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => path.join(FIXTURES, name));
}

function toJson(): string {
  const total = addTallies(views.map(({ tally }) => tally));
  const pages = views.map(({ runs, boxes, ...view }) => ({
    ...view,
    pictures: undefined,
    missing: runs.missing,
    extra: runs.extra,
    off: runs.pairs.filter(({ off }) => off.length > 0),
    boxesMissing: boxes.missing,
    boxesExtra: boxes.extra,
  }));
  const { unexplained, meant } = sorted;
  return `${JSON.stringify({ total, skeleton: { unexplained, meant: Object.fromEntries(meant) }, pages }, null, 1)}\n`;
}
