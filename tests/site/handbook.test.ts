/** The handbook is a site like any other, and has no problems. */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { build } from '../../engine/node/commands/build.ts';
import { createTempFolder } from '../support/tempFolder.ts';

const HANDBOOK = path.resolve(import.meta.dirname, '../../handbook');
const DOCS = path.join(HANDBOOK, 'docs');

it('builds without a warning', async () => {
  const folder = await createTempFolder();
  onTestFinished(() => folder.remove());
  const { problems, outcome, pages } = await build({ siteDir: HANDBOOK, outDir: path.join(folder.dir, 'out') });
  expect(problems).toEqual([]);
  expect(outcome).toBe('built');
  expect(pages).toBeGreaterThanOrEqual((await readdir(DOCS)).length);
});

it('gives every page a place in the sidebar and a description', async () => {
  const { default: sidebars } = (await import(path.join(HANDBOOK, 'sidebars.ts'))) as { default: unknown };
  const listed = JSON.stringify(sidebars);
  for (const name of await readdir(DOCS)) {
    expect(listed, name).toContain(`"${name.replace(/\.mdx?$/, '')}"`);
    expect(await readFile(path.join(DOCS, name), 'utf8'), name).toMatch(/^---\n(?:.*\n)*?description: \S/);
  }
});
