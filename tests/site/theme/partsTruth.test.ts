import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { type Built } from '../../support/fixtureSite.ts';
import { wrap, siteWith } from '../../support/overrideSite.ts';

it('any build ends in the bytes of a clean one', async () => {
  const site = await siteWith({});
  const steps: [string, Record<string, string | undefined>][] = [
    ['add', { 'src/theme/Footer.jsx': 'export default () => <footer>mine</footer>;' }],
    [
      'edit',
      {
        'src/theme/Footer.jsx': "import Part from '../Part';\nexport default () => <footer><Part/></footer>;",
        'src/Part.jsx': 'export default () => <b>part</b>;',
      },
    ],
    [
      'edit what it imports',
      {
        'src/Part.jsx':
          "import { useState } from 'react';\nexport default () => { const [n] = useState(7); return <b>{n}</b>; };",
      },
    ],
    ['a part of pages', { 'src/theme/DocItem/Footer.jsx': wrap('DocItem/Footer', '<i>note</i>') }],
    ['break', { 'src/theme/DocItem/Footer.jsx': "export default () => { throw new Error('x'); };" }],
    ['mend', { 'src/theme/DocItem/Footer.jsx': wrap('DocItem/Footer', '<i>mended</i>') }],
    [
      'of content',
      {
        'src/theme/Details.jsx': wrap('Details', '<u>more</u>'),
        'docs/three.md': '<details><summary>S</summary>T</details>',
      },
    ],
    [
      'remove',
      {
        'src/theme/Footer.jsx': undefined,
        'src/theme/DocItem/Footer.jsx': undefined,
        'src/theme/Details.jsx': undefined,
      },
    ],
  ];
  await site.build();
  for (const [step, files] of steps) {
    for (const [file, text] of Object.entries(files)) {
      if (text === undefined) await site.remove(file);
      else await site.write({ [file]: text });
    }
    const built = await site.build({ keepGoing: true });
    const clean = await site.build({ keepGoing: true, cache: false, outDir: `${site.dir}-clean` });
    expect([step, built.messages]).toEqual([step, clean.messages]);
    expect([step, await contents(built)]).toEqual([step, await contents(clean)]);
  }
}, 120_000);

async function contents({ report }: Built): Promise<Record<string, string>> {
  const names = (await readdir(report.outDir, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && !/\.(?:br|gz)$/.test(entry.name))
    .map((entry) => path.relative(report.outDir, path.join(entry.parentPath, entry.name)));
  const files = names
    .sort()
    .map(async (name) => [name, await readFile(path.join(report.outDir, name), 'latin1')] as const);
  return Object.fromEntries(await Promise.all(files));
}
