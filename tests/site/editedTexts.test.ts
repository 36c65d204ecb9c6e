/** After an edit, only some pages are looked at. Other pages may still show a text of the edited one. */
import { utimes } from 'node:fs/promises';
import path from 'node:path';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { hashOf } from '../../engine/node/ground/hashOf.ts';
import { fixtureSite, type Built, type FixtureSite } from '../support/fixtureSite.ts';

const RUNS = Number(process.env['OCTAVO_TRUTH_RUNS'] ?? 2);
const SEED = Number(process.env['OCTAVO_SEED'] ?? 1);

const picture = (width: number) => `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="10"/>`;

/** The changed file, and its content in each of several states. Without a text the file is deleted. */
type Parts = Record<string, [file: string, toText: (state: number) => string | undefined]>;

const PARTS: Parts = {
  text: ['docs/plain.md', (n) => `---\ndescription: Plain.\n---\n\n# Plain\n\nText ${n}.\n`],
  'text of the page that others link to': ['docs/aim.md', (n) => aim({ text: n })],
  'id of a heading that others link to': ['docs/aim.md', (n) => aim({ id: n })],
  title: ['docs/aim.md', (n) => aim({ title: n })],
  'first lines': ['docs/card.md', (n) => `# Card\n\nLines ${n}.\n\nMore.\n`],
  tag: ['docs/card.md', (n) => `---\ntags: [one, t${n}]\n---\n\n# Card\n\nLines.\n`],
  'sidebar label': ['docs/card.md', (n) => `---\nsidebar_label: Label ${n}\n---\n\n# Card\n\nLines.\n`],
  address: ['docs/aim.md', (n) => aim({ slug: n })],
  'page that comes and goes': ['docs/guest.md', (n) => (n % 2 ? `# Guest\n\nHere ${n}.\n` : undefined)],
  'link that may be broken': [
    'docs/linking.md',
    (n) => linking(['./guest.md', './nowhere.md', './aim.md#part-1'][n % 3]),
  ],
  'picture that a page shows': ['docs/shown.md', (n) => `# Shown\n\n${n % 2 ? '![](./a.svg)' : 'None.'}\n`],
  'what a picture is': ['docs/a.svg', (n) => picture(n + 1)],
  'picture beside a page': ['docs/b.svg', (n) => (n % 2 ? picture(n) : undefined)],
  'static file': ['static/c.svg', (n) => (n % 3 ? picture(n) : undefined)],
  partial: ['docs/_partial.md', (n) => `Said ${n}.\n`],
  'page that another imports': ['docs/both.mdx', (n) => `# Both\n\nSaid twice ${n}.\n`],
  'component of the site': ['src/Badge.jsx', (n) => `export default () => <b>${n}</b>;\n`],
  'script in a page': ['docs/live.mdx', (n) => live(n % 2 === 1)],
  post: ['blog/2025-01-01-post.md', (n) => `# Post\n\nNews ${n}.\n`],
  sidebars: ['sidebars.json', (n) => sidebars(n)],
  style: ['src/own.css', (n) => `:root { --own: ${n}px }\n`],
};

function aim({ text = 0, id = 0, title = 0, slug = 0 }): string {
  const address = slug % 2 ? `slug: /moved-${slug}\n` : '';
  return `---\ntitle: Aim ${title}\n${address}description: Aim.\n---\n\nText ${text}.\n\n## Part {#part-${id}}\n\nMore.\n`;
}

function linking(target = ''): string {
  return `---\ndescription: Linking.\n---\n\n# Linking\n\n[To](./aim.md#part-0), [other](${target}), ![](/c.svg), ![](./b.svg)\n`;
}

function live(isLive: boolean): string {
  const body = isLive ? 'useState(0)[0]' : '0';
  return `import {useState} from 'react';\n\n# Live\n\nexport const Own = () => <i>{${body}}</i>;\n\n<Own />\n`;
}

function sidebars(n: number): string {
  const docs = ['plain', 'aim', 'card', 'linking', 'shown'];
  const items = [...docs.slice(n % 5), ...docs.slice(0, n % 5)];
  return JSON.stringify({
    main: [{ type: 'category', label: `Label ${n % 2}`, link: { type: 'generated-index' }, items }],
  });
}

const FIXED = {
  'docs/intro.md': '---\nslug: /\n---\n\n# Intro\n\n[Aim](./aim.md), [there](/aim), ![](./shown.svg)\n',
  'docs/using.mdx':
    "import Partial from './_partial.md';\nimport Both from './both.mdx';\n\n# Using\n\n<Partial />\n\n<Both />\n",
  'docs/code.mdx': "import Badge from '@site/src/Badge';\n\n# Code\n\n<Badge />\n",
  'docs/styled.mdx': '# Styled\n\n<p style={{ color: "red" }}>Red</p>\n',
  'docs/shown.svg': picture(7),
  'static/d.svg': picture(9),
};

/** A site with versions, a plugin and parts of the theme: each can show a text of one page on others. */
const RICH_PARTS: Parts = {
  ...PARTS,
  'text of the old version': ['versioned_docs/version-1/plain.md', (n) => `# Plain\n\nText ${n}.\n`],
  'text that only the old version has': ['versioned_docs/version-1/formerly.md', (n) => moved('Formerly', n)],
  'text that only the new version has': ['docs/renamed.md', (n) => moved('Renamed', n)],
  'text that a plugin returns': ['docs/told.md', (n) => `# Told\n\nTold ${n}.\n`],
  'text that a part shows': ['docs/part.mdx', (n) => `# Part\n\nShown ${n}.\n`],
  'what a plugin reads': ['notes.txt', (n) => `${n % 2}`],
  'part of the theme': ['src/theme/DocItem/Footer.jsx', (n) => footer(n)],
  'live part of the theme': ['src/theme/DocVersionBanner.jsx', (n) => liveBanner(n)],
  'style of a part': ['src/theme/banner.css', (n) => `.banner { @unknown; --own: ${n}px }\n`],
  'script of a plugin': ['notesClient.js', (n) => `export const onRouteUpdate = () => ${n};\n`],
};

const RICH_FIXED = {
  ...FIXED,
  'versions.json': '["1"]',
  'versioned_docs/version-1/intro.md': '---\nslug: /\n---\n\n# Intro\n\nOld.\n',
  'src/theme/Footer.jsx':
    'import Said from \'@site/docs/part.mdx\';\nexport default () => <footer className="own"><Said /></footer>;\n',
  'notes.cjs': `const { readFileSync } = require('node:fs');
    const path = require('node:path');
    module.exports = ({ siteDir }) => ({
      name: 'notes',
      loadContent: () => readFileSync(path.join(siteDir, 'notes.txt'), 'utf8'),
      async contentLoaded({ content, actions }) {
        const told = content === '1' && readFileSync(path.join(siteDir, 'docs/told.md'), 'utf8');
        actions.setGlobalData({ content, told });
      },
      getClientModules: () => ['./notesClient.js'],
    });`,
};

/** Half of the text differs: similar enough to look like the other page after a move. */
function moved(title: string, n: number): string {
  const words = Array.from({ length: 40 }, (_, at) => `word${at < 20 ? at : at * (1 + (n % 2))}`);
  return `# ${title}\n\n${words.join(' ')}\n`;
}

function footer(n: number): string {
  const told = n % 3 ? "JSON.stringify(usePluginData('notes'))" : "''";
  return `import { usePluginData } from '@docusaurus/useGlobalData';
    export default () => <p className="own">${n} {${told}}</p>;`;
}

function liveBanner(n: number): string {
  return `import { useState } from 'react';
    import './banner.css';
    export default () => { const [count, add] = useState(${n}); return <button className="banner" onClick={() => add(count + 1)}>{count}</button>; };`;
}

interface SiteKind {
  parts: Parts;
  fixed: Record<string, string>;
  config: string;
  /** Most of what authors do. */
  usual: string[];
}

const SEARCH = "themes: [['@easyops-cn/docusaurus-search-local', { docsRouteBasePath: '/' }]],";
const USUAL = ['text', 'text of the page that others link to', 'touch'];

const KINDS: Record<string, SiteKind> = {
  'a plain site': { parts: PARTS, fixed: FIXED, config: SEARCH, usual: ['text', ...USUAL] },
  'a site with versions, a plugin and parts of the theme': {
    parts: RICH_PARTS,
    fixed: RICH_FIXED,
    config: `${SEARCH} plugins: ['./notes.cjs'],`,
    usual: [...USUAL, ...Object.keys(RICH_PARTS).filter((name) => name.startsWith('text that'))],
  },
};

it.each(Object.entries(KINDS))(
  'any sequence of edits gives what a clean build gives, and reports the same: %s',
  { timeout: RUNS * 120_000 },
  async (_, kind) => {
    const part = fc.constantFrom(...Object.keys(kind.parts));
    const step = fc.oneof(
      { weight: 3, arbitrary: fc.record({ part, state: fc.nat(5) }) },
      { weight: 4, arbitrary: fc.record({ part: fc.constantFrom(...kind.usual), state: fc.nat(50) }) },
    );
    const steps = fc.array(fc.array(step, { minLength: 1, maxLength: 2 }), { minLength: 6, maxLength: 10 });
    const property = fc.asyncProperty(steps, (rounds) => run(kind, rounds));
    await fc.assert(property, { numRuns: RUNS, seed: SEED });
  },
);

async function run({ parts, fixed, config }: SiteKind, rounds: { part: string; state: number }[][]): Promise<void> {
  const files = Object.values(parts).map(([file, toText]) => [file, toText(0)] as const);
  const site = await fixtureSite(
    { ...fixed, ...Object.fromEntries(files.flatMap(([file, text]) => (text === undefined ? [] : [[file, text]]))) },
    {
      docs: "{ routeBasePath: '/', sidebarPath: './sidebars.json' }",
      blog: '{}',
      config,
    },
  );
  await site.build({ keepGoing: true });
  for (const round of rounds) {
    for (const { part, state } of round) await change(site, parts, part, state);
    const built = await site.build({ keepGoing: true });
    const clean = await site.build({ keepGoing: true, cache: false, outDir: path.join(site.dir, 'clean') });
    expect(built.messages.toSorted()).toEqual(clean.messages.toSorted());
    expect(await contentOf(built)).toEqual(await contentOf(clean));
  }
}

async function change(site: FixtureSite, parts: Parts, part: string, state: number): Promise<void> {
  if (part === 'touch') {
    const time = new Date(Date.now() - state * 1000);
    return utimes(path.join(site.dir, 'docs/plain.md'), time, time);
  }
  const [file = '', toText] = parts[part] ?? [];
  const text = toText?.(state);
  if (text === undefined) await site.remove(file).catch(() => undefined);
  else await site.write({ [file]: text });
}

async function contentOf(built: Built): Promise<Map<string, string>> {
  const files = await built.files();
  return new Map(await Promise.all(files.map(async (file) => [file, hashOf(await built.read(file))] as const)));
}
