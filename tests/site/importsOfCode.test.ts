/** How imports of the site's code are resolved. */
import { expect, it } from 'vitest';
import { fixtureSite } from '../support/fixtureSite.ts';

const scripts = (files: string[]) => files.filter((file) => /^assets\/(?:code\/|live\.).*\.js$/.test(file));

it('a file that code names next to itself is a part of the site, as with webpack', async () => {
  const site = await fixtureSite({
    'docs/index.mdx':
      "---\nslug: /\n---\n\nimport Still from '@site/src/Still';\nimport Live from '@site/src/Live';\n\n<Still/>\n\n<Live/>\n",
    'docs/deep/page.mdx': "import Still from '@site/src/Still';\n\n<Still/>\n",
    'src/dot.svg': '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0"/></svg>',
    'static/guide.pdf': 'guide',
    'src/Still.jsx': `
      // As in: new URL('./example.png', import.meta.url)
      const guide = new URL("@site/static/guide.pdf#p2", import.meta.url);
      export default () => <p><img alt="" src={new URL('./dot.svg', import.meta.url).href} /><a href={guide}>g</a></p>;`,
    'src/Live.tsx': `
      import { useState } from 'react';
      export default function Live() {
        const [count, add] = useState(0);
        const url = new URL('./dot.svg', import.meta.url);
        const none = new URL('./none.png', import.meta.url);
        return <button onClick={() => add(count + 1)}><img alt="" src={String(url)} />{none.protocol}</button>;
      }`,
  });
  const built = await site.build();
  expect(built.messages).toEqual(['src/Live.tsx:6: "./none.png" is no file.']);
  // Either kind of quotes: they only mark who sets the size of an image.
  const html = (await built.html('/')).replaceAll("'", '"');
  const files = await built.files();
  const [dot = ''] = files.filter((file) => /^assets\/files\/dot\.\w+\.svg$/.test(file));
  const [guide = ''] = files.filter((file) => /^assets\/files\/guide\.\w+\.pdf$/.test(file));
  expect(html).toContain(`<p><img alt="" src="${dot}"`);
  expect(html).toContain(`<a href="${guide}#p2"`);
  expect((await built.html('/deep/page')).replaceAll("'", '"')).toContain(`src="../${dot}"`);
  expect(html).toMatch(/<button><img alt="" src="assets\/files\/dot[^"]*"[^>]*>file:<\/button>/);
  const code = await Promise.all(scripts(files).map(built.read));
  expect(code.join('')).toContain(dot);
});

it('imports resolve as in webpack: the own folder, names with dots, CommonJS', async () => {
  const site = await fixtureSite({
    'docs/index.mdx': `---
slug: /
---
import { word } from '.';
import { other } from './the.other';
import { Star } from 'icons';
import { Starred } from '@site/src/Starred';

{word} and {other} <Star size="big" /> <Starred />
`,
    'docs/index.ts': "export const word: string = 'found';",
    'docs/the.other.js': "export const other = 'named';",
    'src/Starred.tsx': 'import { Star } from \'icons\';\nexport const Starred = () => <Star size="small" />;',
    'node_modules/icons/package.json': '{ "name": "icons", "main": "main.js" }',
    'node_modules/icons/main.js':
      "const { createElement } = require('react');\nexports.Star = ({ size }) => createElement('i', null, size);",
  });
  const built = await site.build();
  expect(built.messages).toEqual([]);
  const html = await built.plainHtml('/');
  expect(html).toContain('found and named');
  expect(html).toContain('<i>big</i>');
  expect(html).toContain('<i>small</i>');
});

it("respects a package's own files for browsers", async () => {
  const site = await fixtureSite({
    'docs/index.mdx': "---\nslug: /\n---\nimport Live from '@site/src/Live';\n\n# Home\n\n<Live />\n",
    'src/Live.jsx': `import { where } from 'two-faced'; import { useState } from 'react';
      export default () => { const [n, set] = useState(0); return <button onClick={() => set(n + 1)}>{where}</button>; };`,
    'node_modules/two-faced/package.json': JSON.stringify({
      name: 'two-faced',
      module: 'index.mjs',
      browser: { './where.mjs': './where.browser.mjs', fs: false },
    }),
    'node_modules/two-faced/index.mjs': "import 'fs'; export { where } from './where.mjs';",
    'node_modules/two-faced/where.mjs':
      "import { readFileSync } from 'fs'; export const where = 'node' + typeof readFileSync;",
    'node_modules/two-faced/where.browser.mjs': "export const where = 'browser';",
  });
  const { messages, html, read, files } = await site.build();
  expect(messages).toEqual([]);
  expect(await html('/')).toContain('nodefunction');
  const [script = ''] = (await files()).filter((file) => /^assets\/code\/.*\.js$/.test(file));
  expect(await read(script)).toContain('browser');
  expect(await read(script)).not.toContain('readFileSync');
});

it('notices a missing file when it appears', async () => {
  const site = await fixtureSite({
    'docs/index.mdx': [
      '---\nslug: /\n---\n',
      "import Late from '@site/src/Late';",
      "import Beside from './Beside';",
      "import Installed from 'late-package';",
      "import Details from '@theme/Details';",
      '\n# Home\n\n<Late /> <Beside /> <Installed /> <Details>inside</Details> <Mark>m</Mark>\n',
    ].join('\n'),
  });
  await site.build();
  const steps: [files: Record<string, string>, shown: string][] = [
    [{ 'src/Late.jsx': "export default () => 'a file';" }, 'a file'],
    [{ 'docs/Beside.jsx': "export default () => 'a file beside';" }, 'a file beside'],
    [
      {
        'node_modules/late-package/package.json': '{ "name": "late-package", "main": "main.js" }',
        'node_modules/late-package/main.js': "module.exports = () => 'a package';",
      },
      'a package',
    ],
    [{ 'src/theme/Details.jsx': "export default () => 'the site’s own';" }, 'the site’s own'],
    [{ 'src/theme/MDXComponents.jsx': "export default { Mark: () => 'for all' };" }, 'for all'],
  ];
  for (const [files, shown] of steps) {
    await site.write(files);
    expect(await (await site.build({ keepGoing: true })).html('/')).toContain(shown);
  }
});

it('takes the ES module of a package that has both forms, as webpack does', async () => {
  const built = await (
    await fixtureSite({
      'docs/index.mdx': `---\nslug: /\n---\n\nimport Form from '@site/src/Form';\n\n# Home\n\n<Form />\n`,
      'src/Form.jsx': "import { form } from 'two-forms';\nexport default () => <b>{form}</b>;",
      'node_modules/two-forms/package.json':
        '{ "name": "two-forms", "version": "1.0.0", "main": "a.js", "module": "b.js" }',
      'node_modules/two-forms/a.js': "exports.form = 'CommonJS';",
      'node_modules/two-forms/b.js': "export const form = 'ES module';",
    })
  ).build();
  expect(built.messages).toEqual([]);
  expect(await built.html('/')).toContain('<b>ES module</b>');
});

it('shows edits of data that code imports', async () => {
  const site = await fixtureSite({
    'docs/index.mdx':
      "---\nslug: /\n---\n\n# Home\n\nimport List from '@site/src/List';\nimport Live from '@site/src/Live';\n\n<List /> <Live />\n",
    'src/List.jsx': "import { names } from './data';\nexport default () => <b>{names.join()}</b>;\n",
    'src/data.js': "import list from './names.json';\nexport const names = list;\n",
    'src/names.json': '["one"]',
    'src/Live.jsx': `import { useState } from 'react'; import list from './names.json';
      export default () => { const [n, set] = useState(0); return <i onClick={() => set(n + 1)}>{list[0]}</i>; };`,
  });
  expect(await (await site.build()).html('/')).toContain('<b>one</b>');
  await site.write({ 'src/names.json': '["two", "three"]' });
  const built = await site.build();
  expect(await built.html('/')).toContain('<b>two,three</b>');
  const code = (await built.files()).filter((file) => file.startsWith('assets/code/'));
  const texts = await Promise.all(code.map((file) => built.read(file)));
  expect(texts.join('')).toContain('`two`');
  expect(texts.join('')).not.toContain('`one`');
});

it('a package that code requires in `try` may be missing: the code learns that', async () => {
  const site = await fixtureSite({
    'docs/index.mdx': "---\nslug: /\n---\n\nimport { Box } from 'boxes';\n\n<Box />\n",
    'node_modules/boxes/package.json': '{ "name": "boxes", "type": "module", "exports": "./main.js" }',
    'node_modules/boxes/main.js': `import { createElement } from 'react';
      let filter = () => 'own';
      try {
        filter = require('@none/filter').default;
      } catch {}
      export const Box = () => createElement('p', null, 'Filter: ', filter());`,
  });
  const built = await site.build();
  expect(built.messages).toEqual([]);
  expect(await built.plainHtml('/')).toContain('<p>Filter: own</p>');
});
