import { expect, it } from 'vitest';
import { runCli } from '../../engine/cli/main.ts';
import { createTestTerminal } from '../../engine/cli/testing/createTestTerminal.ts';
import { fixtureSite } from '../support/fixtureSite.ts';

const FILES = {
  'versions.json': '["1.0"]',
  'docs/intro.md': '# Welcome\n\nStart here.\n',
  'docs/models.md': '# Models\n\nThere are *seven* models & more.\n\n## Choose\n\n```sh\nrun --fast\n```\n',
  'docs/team/jobs.md': '# Jobs\n\nWe look for people who write well and read even better.\n',
  'docs/added.md': '# Added\n\nNew.\n',
  'versioned_docs/version-1.0/intro.md': '# Welcome\n\nStart here.\n',
  'versioned_docs/version-1.0/models.md':
    '# Models\n\nThere are *five* models & more.\n\n## Choose\n\n```sh\nrun\n```\n',
  'versioned_docs/version-1.0/company/jobs.md': '# Jobs\n\nWe look for people who write well and read even better.\n',
  'versioned_docs/version-1.0/gone.md': '# Gone\n\nOld.\n',
};

async function run(...words: string[]) {
  const terminal = createTestTerminal();
  const status = await runCli(words, terminal);
  return { status, output: terminal.output.join('\n'), errors: terminal.errors.join('\n') };
}

it('prints a release, one document, release notes and JSON', async () => {
  const { dir } = await fixtureSite(FILES);
  const release = await run('diff', '1.0', 'current', dir);
  expect(release.output.split('\n')).toEqual([
    '1.0 → Next: 1 page changed, 1 page added, 1 page moved, 1 page removed, 1 page unchanged',
    '',
    '+ Added (added)',
    '~ Models (models)  +3 −2',
    '    Beginning, Choose',
    '→ Jobs (team/jobs, was company/jobs)  +0 −0',
    '− Gone (gone)',
  ]);
  const page = await run('diff', '1.0', 'current', dir, '--doc', 'models');
  expect(page.output).toContain('There are [-five-] {+seven+} models & more.');
  expect(page.output).toContain('- run\n+ run --fast');
  const notes = await run('diff', '1.0', 'current', dir, '--format', 'markdown');
  expect(notes.output).toContain('### New pages\n\n- [Added](https://fixture.example/next/added)');
  expect(notes.output).toContain('### Removed pages\n\n- Gone');
  const json = JSON.parse((await run('diff', '1.0', 'current', dir, '--format', 'json')).output) as object;
  expect(json).toMatchObject({
    unchanged: 1,
    pages: expect.arrayContaining([expect.objectContaining({ id: 'models' })]),
  });
  expect((await run('diff', 'current', 'current', dir)).output).toBe('Next → Next: 4 pages unchanged');
});

it('names pictures, diagrams and components, and says where only their look changed', async () => {
  const page = (version: 1 | 2) => `---
title: Seen
---

import Gauge from '@site/src/Gauge${version}';

![The bar](./bar.svg)

\`\`\`mermaid
flowchart ${version === 1 ? 'TD' : 'LR'}
  A[Start] --> B[End]
\`\`\`

| Name | Size |
| --- | --- |
| big | ${version * 16} GB |

<Gauge value={8} />
`;
  const gauge = (color: string) => `import { useState } from 'react';
    export default function Gauge({ value }) {
      const [now] = useState(value);
      return <p style={{ color: '${color}' }}>{now} of 16</p>;
    }`;
  const bar = (width: number) =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><rect width="${width}" height="9"/></svg>`;
  const { dir } = await fixtureSite(
    {
      'versions.json': '["1.0"]',
      'docs/seen.mdx': page(2),
      'docs/bar.svg': bar(2),
      'versioned_docs/version-1.0/seen.mdx': page(1),
      'versioned_docs/version-1.0/bar.svg': bar(1),
      'src/Gauge1.jsx': gauge('red'),
      'src/Gauge2.jsx': gauge('blue'),
    },
    { config: "markdown: { mermaid: true }, themes: ['@docusaurus/theme-mermaid']," },
  );
  const { output } = await run('diff', '1.0', 'current', dir, '--doc', 'seen');
  expect(output.split('\n').filter((line) => /[[{]/.test(line))).toEqual([
    '[img: The bar] (only its look changed)',
    '[diagram: Start End] (only its look changed)',
    '[-16-] {+32+} GB',
    '[component: 8 of 16] (only its look changed)',
  ]);
  const notes = await run('diff', '1.0', 'current', dir, '--doc', 'seen', '--format', 'markdown');
  expect(notes.output).toContain('\\[img: The bar\\]: only its look changed');
});

it('reports a name that does not exist, and suggests the nearest one', async () => {
  const { dir } = await fixtureSite(FILES);
  const version = await run('diff', '1.1', 'current', dir);
  expect(version.status).not.toBe(0);
  expect(version.errors).toContain('There is no version "1.1". Did you mean "1.0"?');
  expect((await run('diff', '1.0', 'current', dir, '--doc', 'model')).errors).toContain('Did you mean "models"?');
  expect((await run('diff', '1.0', 'current', dir, '--id', 'sdk')).errors).toContain('no docs instance "sdk"');
  expect((await run('diff', '1.0', 'current', dir, '--format', 'txt')).errors).toContain('Did you mean "text"?');
});

it('prints a summary of the changes after a version is frozen', async () => {
  const { dir } = await fixtureSite(FILES);
  const { status, output } = await run('docs:version', '2.0', dir);
  expect(status).toBe(0);
  expect(output).toContain('1.0 → 2.0: 1 page changed, 1 page added, 1 page moved, 1 page removed, 1 page unchanged');
});
