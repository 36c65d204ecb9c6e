/**
 * Writes the signatures and tables of the SDK pages from their descriptions, and the Async tabs from the Sync tabs.
 *
 *   node site/sdk-reference/generate.mjs          write the marked regions and the tabs
 *   node site/sdk-reference/generate.mjs --check  change nothing; fail when a page differs from its description
 */
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { fillAsyncTabs } from './asyncTabs.mjs';
import { expectedKeys, fillRegions, regionKeys } from './render.mjs';

const HERE = fileURLToPath(new URL('.', import.meta.url));

/** The descriptions: the current SDK and the one that 0.3.2 had. */
export const DESCRIPTIONS = ['sdk.yml', 'sdk-0.3.2.yml'];

/** Reads a description; `file` is its name in this folder. */
export function readDescription(file) {
  return parse(readFileSync(join(HERE, file), 'utf8'), { merge: true });
}

/** The pages of a description: file, text as it stands, and text as it should be. */
export function readPages(sdk) {
  const folder = join(HERE, sdk.pages);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.md'));
  return files.sort().map((file) => {
    const path = join(folder, file);
    const text = readFileSync(path, 'utf8');
    const reference = file.startsWith('services') ? '../api-reference.md' : '';
    return { file, path, text, wanted: fillRegions(sdk, text, reference) };
  });
}

/** The pages with their Async tabs as they should be. Apart from the regions, because this needs Python. */
export function withAsyncTabs(sdk, pages) {
  const texts = fillAsyncTabs(
    sdk,
    pages.map((page) => page.wanted),
  );
  return pages.map((page, index) => ({ ...page, wanted: texts[index] }));
}

/** Problems that filling regions cannot mend: regions that are missing or in another order. */
export function structureProblems(sdk, pages) {
  return Object.keys(sdk.services).flatMap((service) => {
    const page = pages.find(({ file }) => file.replaceAll('\\', '/') === `services/${service}.md`);
    if (!page) return [`services/${service}.md is missing`];
    const found = regionKeys(page.text).join('\n');
    const expected = expectedKeys(sdk, service).join('\n');
    return found === expected ? [] : [`services/${service}.md has the regions\n${found}\ninstead of\n${expected}`];
  });
}

function main(check) {
  let failed = false;
  for (const name of DESCRIPTIONS) {
    const sdk = readDescription(name);
    const pages = withAsyncTabs(sdk, readPages(sdk));
    const stale = pages.filter((page) => page.text !== page.wanted);
    for (const problem of structureProblems(sdk, pages)) {
      console.error(`${name}: ${problem}`);
      failed = true;
    }
    for (const page of stale) {
      const path = relative(process.cwd(), page.path);
      if (check) console.error(`${path} differs from ${name}. Run: node site/sdk-reference/generate.mjs`);
      else writeFileSync(page.path, page.wanted);
      failed ||= check;
    }
    console.log(`${name}: ${pages.length} pages, ${stale.length} ${check ? 'stale' : 'written'}`);
  }
  process.exitCode = failed ? 1 : 0;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main(process.argv.includes('--check'));
