/** After an edit of one page's text, a build skips all pages that the edit cannot reach, whatever features the site uses. */
import { expect, it } from 'vitest';
import { fixtureSite } from '../support/fixtureSite.ts';

const doc = (name: string, text = '') => `# ${name}\n\nText of ${name}.\n\n${text}\n`;
const DOCS = {
  'docs/intro.md': '---\nslug: /\n---\n\n# Intro\n\nText.\n',
  'docs/a.md': doc('A'),
  'docs/b.md': doc('B'),
};

const FEATURES: Record<string, { files: Record<string, string>; config?: string }> = {
  'nothing else': { files: {} },
  'versions to compare': {
    files: {
      'versions.json': '["1"]',
      'versioned_docs/version-1/intro.md': DOCS['docs/intro.md'],
      'versioned_docs/version-1/a.md': doc('A', 'Older.'),
      'versioned_docs/version-1/b.md': doc('B', 'Older.'),
    },
  },
  'a plugin that loads content': {
    files: {
      'notes.cjs': `module.exports = () => ({
        name: 'notes',
        loadContent: async () => ['note'],
        contentLoaded: async ({ content, actions }) => actions.setGlobalData({ content }),
      });`,
    },
    config: "plugins: ['./notes.cjs'],",
  },
  'a plugin that reads the finished site': {
    files: {
      'heads.cjs': `module.exports = () => ({
        name: 'heads',
        postBuild({ outDir, head }) {
          const texts = Object.entries(head).map(([path, { title, meta }]) => path + title.toString() + meta.toString());
          require('node:fs').writeFileSync(outDir + '/heads.txt', texts.join('\\n'));
        },
      });`,
    },
    config: "plugins: ['./heads.cjs'],",
  },
  'a part of the theme that is live': {
    files: {
      'src/theme/DocItem/Footer.jsx': `import { useState } from 'react';
        export default () => { const [n, set] = useState(0); return <button onClick={() => set(n + 1)}>{n}</button>; };`,
    },
  },
  'pictures beside pages': {
    files: {
      'docs/b.md': doc('B', '![](./my%20picture.svg) ![](./other.svg)'),
      'docs/my picture.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"/>',
      'docs/other.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="10"/>',
    },
  },
  'components in pages': {
    files: {
      'src/Badge.jsx': 'export default () => <b>new</b>;',
      'docs/b.md': "import Badge from '@site/src/Badge';\n\n# B\n\n<Badge />\n",
    },
  },
};

it.each(Object.entries(FEATURES))('one page is looked at in a site with %s', async (_, { files, config }) => {
  const site = await fixtureSite({ ...DOCS, ...files }, { config });
  await site.build();
  await site.write({ 'docs/a.md': doc('A', 'One more sentence.') });
  const { report, files: listFiles, read } = await site.build();
  expect(report.rendered).toBe(1);
  const docs = [...Object.keys({ ...DOCS, ...files })].filter((file) => /\.mdx?$/.test(file));
  // Besides the edited one, those that are made from no file.
  expect(report.compared).toBe(report.pages - docs.length + 1);
  const clean = await site.build({ cache: false, outDir: `${site.dir}/clean` });
  expect(await listFiles()).toEqual(await clean.files());
  for (const file of await clean.files()) expect(await read(file), file).toBe(await clean.read(file));
});

const PART = 'src/theme/DocItem/Footer.jsx';
const SHOWN: Record<string, { files: Record<string, string>; config?: string; edited?: string }> = {
  'in the comparison with an older version': {
    files: {
      'versions.json': '["1"]',
      'versioned_docs/version-1/intro.md': '# Intro\n',
      'versioned_docs/version-1/a.md': doc('A', 'Older.'),
    },
    config: 'customFields: { octavo: { search: false, compare: { line: true } } },',
    edited: 'versioned_docs/version-1/a.md',
  },
  'by a plugin': {
    files: {
      'told.cjs': `module.exports = ({ siteDir }) => ({
        name: 'told',
        contentLoaded: async ({ actions }) =>
          actions.setGlobalData(require('node:fs').readFileSync(siteDir + '/docs/a.md', 'utf8')),
      });`,
      [PART]:
        "import { usePluginData } from '@docusaurus/useGlobalData';\nexport default () => <i>{usePluginData('told')}</i>;",
    },
    config: "plugins: ['./told.cjs'],",
  },
  'in a part of the theme': {
    files: { [PART]: "import Told from '@site/docs/a.md';\nexport default () => <i><Told /></i>;" },
  },
};

it.each(Object.entries(SHOWN))('a page is rendered again if it shows the text of another %s', async (_, shown) => {
  const { files, config, edited = 'docs/a.md' } = shown;
  const site = await fixtureSite({ ...DOCS, ...files }, { config });
  // The second build reads what the first one has recorded.
  for (const text of ['First.', 'Second.']) {
    await site.write({ [edited]: doc('A', text) });
    await site.build();
  }
  await site.write({ [edited]: DOCS['docs/a.md'] });
  const built = await site.build();
  const clean = await site.build({ cache: false, outDir: `${site.dir}/clean` });
  expect(built.report.rendered).toBeGreaterThan(1);
  for (const file of await clean.files()) expect(await built.read(file)).toBe(await clean.read(file));
});
