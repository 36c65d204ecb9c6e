/** The cost of the site's own code, for pages that use it and for pages that do not. */
import { execFile } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { ROOT } from '../../scripts/prepare.mjs';
import { fixtureSite, type Built } from '../support/fixtureSite.ts';

const run = promisify(execFile);

const PLAIN = {
  'docs/index.md': '---\nslug: /\n---\n\n# Home\n\nText with a [link](./page.mdx).\n',
  'docs/page.mdx': '# Page\n\nText.\n',
};
const COUNTER = `import { useState } from 'react';
export default function Counter() {
  const [count, setCount] = useState(0);
  return <button onClick={() => setCount(count + 1)}>{count}</button>;
}
`;
const LIVE = {
  ...PLAIN,
  'docs/page.mdx': "# Page\n\nText.\n\nimport Counter from '@site/src/Counter';\n\n<Counter />\n",
  'src/Counter.jsx': COUNTER,
};
const STATIC = { ...LIVE, 'src/Counter.jsx': 'export default () => <button>0</button>;\n' };

/** Builds in a separate process, and returns the helpers that it loaded. */
async function loadsOf(siteDir: string): Promise<string[]> {
  const notes = path.join(siteDir, 'loads.txt');
  const hook = path.join(ROOT, 'tests/support/noteLoads.cjs');
  await run(process.execPath, ['--require', hook, path.join(ROOT, 'engine/bin/octavo.mjs'), 'build', siteDir], {
    env: { ...process.env, OCTAVO_TEST_LOADS: notes },
  });
  const loaded = await readFile(notes, 'utf8').catch(() => '');
  await rm(notes, { force: true });
  return [...new Set(loaded.split('\n').filter(Boolean))].sort();
}

it('the bundler is loaded where code has to be bundled, and nowhere else', async () => {
  const plain = await fixtureSite(PLAIN);
  expect(await loadsOf(plain.dir)).toEqual([]);
  const live = await fixtureSite(LIVE);
  expect(await loadsOf(live.dir)).toContain('rolldown');
  await live.write({ 'docs/index.md': PLAIN['docs/index.md'].replace('Text', 'Other text') });
  expect(await loadsOf(live.dir)).toEqual([]);
  await live.write({ 'docs/page.mdx': `${LIVE['docs/page.mdx']}\nMore text.\n` });
  expect(await loadsOf(live.dir)).toEqual([]);
  await live.write({ 'src/Counter.jsx': COUNTER.replace('useState(0)', 'useState(1)') });
  expect(await loadsOf(live.dir)).toContain('rolldown');
});

/** Names and marks that follow from the content of the whole site. */
const withoutHashes = (text: string) => text.replace(/\b[0-9a-f]{10,12}\b/g, '#');
const namesIn = async ({ files }: Built) => (await files()).map(withoutHashes);

it('pages without components are byte for byte what they are in a site without code', async () => {
  const plain = await (await fixtureSite(PLAIN)).build();
  for (const files of [STATIC, LIVE]) {
    const built = await (await fixtureSite(files)).build();
    expect(built.messages).toEqual([]);
    expect(withoutHashes(await built.html('/'))).toBe(withoutHashes(await plain.html('/')));
    const names = (await namesIn(built)).filter((name) => !/^assets\/(?:live\.|early\.|code\/)/.test(name));
    expect(names).toEqual(await namesIn(plain));
  }
});

it('a component that needs no browser costs nothing but its HTML', async () => {
  const plain = await (await fixtureSite(PLAIN)).build();
  const built = await (await fixtureSite(STATIC)).build();
  expect(await namesIn(built)).toEqual(await namesIn(plain));
  expect(withoutHashes(await built.html('/page')).replace(/\n*<button>0<\/button>/, '')).toBe(
    withoutHashes(await plain.html('/page')),
  );
});

/**
 * The additional bytes that the browser loads for a page with a live component, compared with the same HTML: everything
 * compressed as by a host, without the component's own script.
 */
async function costOfLife(component: string, html: string) {
  const live = await (await fixtureSite({ ...LIVE, 'src/Counter.jsx': component })).build();
  const plain = await (await fixtureSite({ ...LIVE, 'src/Counter.jsx': `export default () => ${html};\n` })).build();
  expect([...live.messages, ...plain.messages]).toEqual([]);
  const sizeOf = (text: string) => gzipSync(text, { level: 9 }).length;
  const scriptsOf = async ({ data }: Built) => (await data('/page')).features?.live?.scripts ?? [];
  const scripts = await scriptsOf(live);
  expect(await scriptsOf(plain)).toEqual([]);
  const isOwn = (file: string) => file.startsWith('assets/code/');
  const own = await Promise.all(scripts.filter(isOwn).map(live.read));
  const shared = await Promise.all(scripts.filter((file) => !isOwn(file)).map(live.read));
  const inDocument = sizeOf(await live.html('/page')) - sizeOf(await plain.html('/page'));
  return { bytes: shared.map(sizeOf).reduce((sum, size) => sum + size, inDocument), own: own.join('') };
}

it('a live component costs its own code, and all live components share less than 4 KB', async () => {
  const { bytes, own } = await costOfLife(COUNTER, '<button>0</button>');
  // The component's code, and what registers it.
  expect(own.length).toBeLessThan(COUNTER.length + 350);
  expect(bytes).toBeLessThanOrEqual(4050);
});

it('Docusaurus’s own modules are one more script, only for pages whose code imports them', async () => {
  const component = `import BrowserOnly from '@docusaurus/BrowserOnly';
import Link from '@docusaurus/Link';
${COUNTER.replace('<button', '<><BrowserOnly>{() => <i>here</i>}</BrowserOnly><Link to="/">Home</Link><button').replace('</button>', '</button></>')}`;
  const { bytes } = await costOfLife(component, '<><a href="/">Home</a><button>0</button></>');
  // The script at the end of the document repeats words of the one in its head, which is too far back for gzip.
  expect(bytes).toBeLessThanOrEqual(5770);
});

it('all scripts of a page are in one file too, which stays while they do', async () => {
  const site = await fixtureSite(LIVE);
  const packOf = async ({ data }: Built) => (await data('/page')).features!.live!;
  const built = await site.build();
  const { scripts, pack } = await packOf(built);
  const texts = await Promise.all(scripts.map(built.read));
  expect(texts.length).toBeGreaterThan(1);
  expect(await built.read('_headers')).toContain('/assets/*\n  Cache-Control: public, max-age=31536000, immutable');
  expect(await built.read(pack!)).toBe(texts.map((text) => text.trim()).join(';\n'));
  await site.write({ 'docs/index.md': PLAIN['docs/index.md'].replace('Text', 'Other text') });
  const again = await site.build();
  expect((await packOf(again)).pack).toBe(pack);
  expect(await again.files()).toContain(pack);
  await site.write({ 'src/Counter.jsx': COUNTER.replace('useState(0)', 'useState(1)') });
  const changed = await site.build();
  expect((await packOf(changed)).pack).not.toBe(pack);
  expect(await changed.files()).not.toContain(pack);
});
