/** After an edit, only some pages are looked at. Other pages may still show a text of the edited one. */
import { utimes } from 'node:fs/promises';
import path from 'node:path';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { hashOf } from '../../engine/node/ground/hashOf.ts';
import { fixtureSite, type Built, type FixtureSite } from '../support/fixtureSite.ts';

const RUNS = Number(process.env['OCTAVO_TRUTH_RUNS'] ?? 3);
const SEED = Number(process.env['OCTAVO_SEED'] ?? 1);

const picture = (width: number) => `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="10"/>`;

/** The changed file, and its content in each of several states. Without a text the file is deleted. */
const PARTS: Record<string, [file: string, toText: (state: number) => string | undefined]> = {
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

const part = fc.constantFrom(...Object.keys(PARTS));
const step = fc.oneof(
  { weight: 3, arbitrary: fc.record({ part, state: fc.nat(5) }) },
  // Most of what authors do.
  { weight: 2, arbitrary: fc.record({ part: fc.constant('text'), state: fc.nat(50) }) },
  { weight: 1, arbitrary: fc.record({ part: fc.constant('text of the page that others link to'), state: fc.nat(50) }) },
  { weight: 1, arbitrary: fc.record({ part: fc.constant('touch'), state: fc.nat(50) }) },
);

it(
  'any sequence of edits gives what a clean build gives, and reports the same',
  { timeout: RUNS * 60_000 },
  async () => {
    const steps = fc.array(fc.array(step, { minLength: 1, maxLength: 2 }), { minLength: 6, maxLength: 10 });
    await fc.assert(fc.asyncProperty(steps, run), { numRuns: RUNS, seed: SEED });
  },
);

async function run(rounds: { part: string; state: number }[][]): Promise<void> {
  const files = Object.values(PARTS).map(([file, toText]) => [file, toText(0)] as const);
  const site = await fixtureSite(
    { ...FIXED, ...Object.fromEntries(files.flatMap(([file, text]) => (text === undefined ? [] : [[file, text]]))) },
    {
      docs: "{ routeBasePath: '/', sidebarPath: './sidebars.json' }",
      blog: '{}',
      config: "themes: [['@easyops-cn/docusaurus-search-local', { docsRouteBasePath: '/' }]],",
    },
  );
  await site.build({ keepGoing: true });
  for (const round of rounds) {
    for (const { part, state } of round) await change(site, part, state);
    const built = await site.build({ keepGoing: true });
    const clean = await site.build({ keepGoing: true, cache: false, outDir: path.join(site.dir, 'clean') });
    expect(built.messages.toSorted()).toEqual(clean.messages.toSorted());
    expect(await contentOf(built)).toEqual(await contentOf(clean));
  }
}

async function change(site: FixtureSite, part: string, state: number): Promise<void> {
  if (part === 'touch') {
    const time = new Date(Date.now() - state * 1000);
    return utimes(path.join(site.dir, 'docs/plain.md'), time, time);
  }
  const [file = '', toText] = PARTS[part] ?? [];
  const text = toText?.(state);
  if (text === undefined) await site.remove(file).catch(() => undefined);
  else await site.write({ [file]: text });
}

async function contentOf(built: Built): Promise<Map<string, string>> {
  const files = await built.files();
  return new Map(await Promise.all(files.map(async (file) => [file, hashOf(await built.read(file))] as const)));
}
