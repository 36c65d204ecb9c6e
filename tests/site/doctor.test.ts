/** Octavo's report about a folder, before anyone decides to use Octavo. */
import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { runCli } from '../../engine/cli/main.ts';
import { createTestTerminal } from '../../engine/cli/testing/createTestTerminal.ts';
import { diagnose } from '../../engine/node/commands/doctor/diagnose.ts';
import type { Diagnosis } from '../../engine/node/commands/doctor/types.ts';
import { fixtureSite } from '../support/fixtureSite.ts';

const SCRIPTS = '{\n  "scripts": {\n    "start": "docusaurus start",\n    "deploy": "docusaurus deploy"\n  }\n}\n';

const createSite = () =>
  fixtureSite(
    {
      'docs/a.md': '---\nslug: /\n---\n\n# A\n\n[nowhere](./nowhere.md)\n\n```jsx live\n<b />\n```\n',
      'src/theme/Footer.js': 'export default () => <footer>Mine</footer>;\n',
      'package.json': SCRIPTS,
      // In the state in which Docusaurus leaves it.
      'build/index.html': '<!doctype html><script src="/base/assets/js/main.js" defer></script><p>A</p>',
      'build/assets/js/main.js': 'let a = 1;'.repeat(100),
    },
    {
      config: `themes: ['@docusaurus/theme-live-codeblock', '@docusaurus/theme-search-algolia'], future: { v4: true },`,
      themeConfig: `{ algolia: { appId: 'a', apiKey: 'b', indexName: 'c' } }`,
    },
  );

it('reports what works, what does not, what a build finds and what it measured', async () => {
  const { dir } = await createSite();
  const { findings, problems, measures, advice, pages } = await diagnose(dir, { threads: false });
  const verdicts = Object.fromEntries(findings.map(({ what, verdict }) => [what, verdict]));
  expect(verdicts).toMatchObject({
    'Live code blocks': 'works',
    '@docusaurus/theme-search-algolia': 'differs',
    'Swizzled components in `src/theme`': 'differs',
    '`future.v4` of 3.8, 3.9 and 3.10': 'works',
  });
  expect(pages).toBeGreaterThan(0);
  expect(problems.map(({ message }) => message).join('\n')).toContain('nowhere.md');
  expect(advice.join('\n')).toContain('customFields.octavo.search');
  const scripts = measures.find(({ what }) => what === 'JavaScript of index.html');
  expect(scripts?.docusaurus).toBeGreaterThan(20);
  expect(scripts?.octavo).toBeGreaterThan(500);
  expect(measures.find(({ what }) => what === 'packages installed')).toMatchObject({ docusaurus: undefined });
});

it('leaves the folder unchanged, except for the cache', async () => {
  const { dir } = await createSite();
  const list = async () => (await readdir(dir)).filter((name) => name !== '.octavo').sort();
  const before = await list();
  await diagnose(dir, { threads: false });
  expect(await list()).toEqual(before);
  expect(await readdir(path.join(dir, '.octavo'))).not.toContain('doctor');
  // Git does not list the cache among the new files.
  expect(await readFile(path.join(dir, '.octavo/.gitignore'), 'utf8')).toBe('*\n');
});

it('lists on a screen what works, line by line, and how to compare sizes', async () => {
  const { dir } = await createSite();
  const screen = async () => {
    const terminal = createTestTerminal();
    await runCli(['doctor', dir], terminal);
    return terminal.output.join('\n');
  };
  const compared = await screen();
  expect(compared).toContain(`Octavo on ${path.basename(dir)}: `);
  expect(compared).toContain('Works\n  Docs, sidebars, categories, breadcrumbs, pagination, tags\n');
  expect(compared).not.toContain('docusaurus build');
  await rm(path.join(dir, 'build'), { recursive: true });
  expect(await screen()).toContain('(Run "npx docusaurus build" first to compare sizes.)');
});

it('speaks JSON, and shows a change before it makes it', async () => {
  const { dir } = await createSite();
  const json = createTestTerminal();
  expect(await runCli(['doctor', dir, '--format', 'json'], json)).toBe(0);
  expect(JSON.parse(json.output.join('\n')) as Diagnosis).toMatchObject({ siteDir: dir, fixes: [{ before: SCRIPTS }] });

  const prompted = createTestTerminal();
  await runCli(['doctor', dir, '--fix'], prompted);
  expect(prompted.output.join('\n')).toContain('-     "start": "docusaurus start",\n+     "start": "octavo start",');
  expect(prompted.output.join('\n')).toContain('Nothing was changed.');
  expect(await readFile(path.join(dir, 'package.json'), 'utf8')).toBe(SCRIPTS);

  await runCli(['doctor', dir, '--fix', '--yes'], createTestTerminal());
  expect(await readFile(path.join(dir, 'package.json'), 'utf8')).toBe(
    SCRIPTS.replace('docusaurus start', 'octavo start').replace('docusaurus deploy', 'octavo deploy'),
  );
});
