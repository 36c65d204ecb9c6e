import { spawnSync } from 'node:child_process';
import { mkdir, readFile, symlink, rm } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { fixtureSite } from '../support/fixtureSite.ts';

const OCTAVO = fileURLToPath(new URL('../../engine/bin/octavo.mjs', import.meta.url));

/** Packages by name: a component with a dependency, a Markdown plugin and its dependency, a style sheet. */
const PACKAGES: Record<string, Record<string, string>> = {
  widget: {
    'package.json': JSON.stringify({
      name: 'widget',
      exports: { '.': { import: './dist/index.mjs' }, './style.css': './dist/style.css' },
    }),
    'dist/index.mjs':
      "import { word } from 'words';\nimport { twice } from './twice';\nimport { jsx } from 'react/jsx-runtime';\nexport default () => jsx('b', { children: twice(word) });\n",
    'dist/twice.js': 'export const twice = (text) => `${text} ${text}`;\n',
    'dist/style.css': '.of-widget { color: teal }\n',
  },
  words: {
    'package.json': JSON.stringify({ name: 'words', main: 'lib' }),
    'lib/index.js': "exports.word = 'found';\n",
  },
  'remark-own': {
    'package.json': JSON.stringify({ name: 'remark-own', type: 'module', exports: './index.js' }),
    'index.js':
      "import { change } from 'tree-changes';\nexport default () => (tree) => change(tree, (text) => text.replace('REPLACE', 'replaced'));\n",
  },
  'tree-changes': {
    'package.json': JSON.stringify({ name: 'tree-changes', type: 'module', exports: './index.js' }),
    'index.js':
      'export function change(node, to) {\n  if (node.value) node.value = to(node.value);\n  for (const child of node.children ?? []) change(child, to);\n}\n',
  },
};
const DEPENDENCIES: Record<string, string[]> = { widget: ['words'], 'remark-own': ['tree-changes'] };
/** A package of the same workspace: TypeScript, without a build. */
const WORKSPACE = {
  'packages/ui/package.json': JSON.stringify({ name: '@mono/ui', main: 'src/index.tsx' }),
  'packages/ui/src/index.tsx':
    "import Widget from 'widget';\nimport { label } from './label';\nimport styles from './box.module.css';\nexport const Box = ({ text }: { text: string }) => <div className={styles.box}>{label(text)} <Widget /></div>;\n",
  'packages/ui/src/label.ts': 'export const label = (text: string): string => `label ${text}`;\n',
  'packages/ui/src/box.module.css': '.box { border: 0 }\n',
};
const SITE = {
  'docs/index.mdx':
    "---\nslug: /\n---\n\nimport { Box } from '@mono/ui';\nimport Widget from 'widget';\n\n# REPLACE\n\n<Widget />\n\n<Box text=\"one\" />\n",
  'src/own.css': "@import 'widget/style.css';\n",
};
const CONFIG = {
  docs: "{ routeBasePath: '/', remarkPlugins: [remarkOwn] }",
  config: "themes: [['@docusaurus/theme-classic', { customCss: './src/own.css' }]],",
};

describe('a folder builds as it was installed', () => {
  it('by pnpm: packages are links into a store, next to their dependencies', async () => {
    const site = await createSite(inStore('node_modules/.pnpm'));
    for (const [name, folder] of Object.entries({ ui: 'packages/ui', ...links('node_modules/.pnpm') })) {
      await link(site.dir, name === 'ui' ? 'node_modules/@mono/ui' : name, folder);
    }
    await link(site.dir, 'packages/ui/node_modules/widget', 'node_modules/.pnpm/widget@1/node_modules/widget');
    const built = await site.build();
    expect(built.messages).toEqual([]);
    expectShown(await built.html('/'));
  });

  it('by Yarn with Plug’n’Play: packages are in archives that only Node can read', async () => {
    const site = await createSite({ ...inStore('.yarn/unpacked'), '.pnp.cjs': PNP });
    const { stdout, status } = runOctavo(site.dir);
    expect({ stdout, status }).toEqual({ stdout: expect.stringMatching(/^Built: .* 0 warnings/m), status: 0 });
    expectShown(await readFile(path.join(site.dir, 'build/index.html'), 'utf8'));
    expect(runOctavo(site.dir).stdout).toContain('Up to date');
    // Now the engine's own code comes from its cache of compiled code.
    await rm(path.join(site.dir, 'build'), { recursive: true });
    await rm(path.join(site.dir, '.octavo'), { recursive: true });
    expect(runOctavo(site.dir).status).toBe(0);
  });
});

async function createSite(files: Record<string, string>) {
  const site = await fixtureSite({ ...SITE, ...WORKSPACE, ...files }, CONFIG);
  const file = 'docusaurus.config.mjs';
  const text = await readFile(path.join(site.dir, file), 'utf8');
  await site.write({ [file]: `import remarkOwn from 'remark-own';\n${text}` });
  return site;
}

function expectShown(html: string): void {
  expect(html).toContain('<h1>replaced</h1>');
  expect(html).toContain('<b>found found</b>');
  expect(html).toMatch(/<div class="box_\w+">label one<!-- --> <b>found found<\/b><\/div>/);
  expect(html).toContain('.of-widget');
}

/** `widget@1/node_modules/widget/package.json` */
function inStore(store: string): Record<string, string> {
  return Object.fromEntries(
    Object.entries(PACKAGES).flatMap(([name, files]) =>
      Object.entries(files).map(([file, text]) => [`${store}/${name}@1/node_modules/${name}/${file}`, text]),
    ),
  );
}

function links(store: string): Record<string, string> {
  const place = (name: string) => `${store}/${name}@1/node_modules/${name}`;
  return {
    'node_modules/widget': place('widget'),
    'node_modules/remark-own': place('remark-own'),
    ...Object.fromEntries(
      Object.entries(DEPENDENCIES).flatMap(([name, needed]) =>
        needed.map((other) => [`${store}/${name}@1/node_modules/${other}`, place(other)]),
      ),
    ),
  };
}

async function link(dir: string, from: string, to: string): Promise<void> {
  const file = path.join(dir, from);
  await mkdir(path.dirname(file), { recursive: true });
  await symlink(path.join(dir, to), file);
}

function runOctavo(dir: string) {
  return spawnSync(process.execPath, [OCTAVO, 'build'], { cwd: dir, encoding: 'utf8' });
}

/** Does for these packages what Yarn's own file does: `.yarn/cache.zip/…` is read from `.yarn/unpacked/…`. */
const PNP = `
const fs = require('node:fs');
const Module = require('node:module');
const path = require('node:path');
const PACKAGES = ${JSON.stringify(Object.keys(PACKAGES))};
const DEPENDENCIES = ${JSON.stringify(DEPENDENCIES)};
const ARCHIVE = path.join(__dirname, '.yarn/cache.zip');
const UNPACKED = path.join(__dirname, '.yarn/unpacked');
const folderOf = (name) => path.join(ARCHIVE, name + '@1/node_modules', name);
const real = (file) => (String(file).startsWith(ARCHIVE) ? UNPACKED + String(file).slice(ARCHIVE.length) : file);
const read = (file) => JSON.parse(fs.readFileSync(file, 'utf8'));
const ends = ['', '.js', '.mjs', '.json', '/index.js'];
const api = {
  resolveToUnqualified(request, issuer) {
    if (/^[./]/.test(request)) return path.resolve(path.dirname(issuer), request);
    if (request === '@mono/ui') return path.join(__dirname, 'packages/ui');
    const owner = PACKAGES.find((name) => issuer.startsWith(folderOf(name)));
    const [name] = request.split('/');
    const allowed = owner ? DEPENDENCIES[owner] ?? [] : PACKAGES.filter((one) => one !== 'words' && one !== 'tree-changes');
    if (!allowed.includes(name)) throw Object.assign(new Error("Cannot find module '" + request + "'"), { code: 'MODULE_NOT_FOUND' });
    return path.join(folderOf(name), request.slice(name.length));
  },
  resolveRequest(request, issuer, { conditions } = {}) {
    const unqualified = api.resolveToUnqualified(request, issuer);
    const inside = !/^[./]/.test(request) && unqualified;
    const name = request.split('/')[0];
    const manifest = inside && fs.existsSync(folderOf(name) + '/package.json') ? read(folderOf(name) + '/package.json') : {};
    const written = manifest.exports;
    const entry = typeof written === 'string' ? written : written?.['.' + request.slice(name.length)];
    const file = typeof entry === 'string' ? entry : entry && (conditions?.has('import') ? entry.import : undefined);
    if (written && !file) throw Object.assign(new Error('not exported'), { code: 'MODULE_NOT_FOUND' });
    const main = fs.existsSync(unqualified + '/package.json') && read(unqualified + '/package.json').main;
    const base = file ? path.join(folderOf(name), file) : main ? path.join(unqualified, main) : unqualified;
    const found = ends.map((end) => base + end).find((one) => fs.existsSync(one) && fs.statSync(one).isFile());
    if (!found) throw Object.assign(new Error("Cannot find module '" + request + "'"), { code: 'MODULE_NOT_FOUND' });
    return found;
  },
};
module.exports = {
  ...api,
  setup() {
    process.versions.pnp = '3';
    for (const host of [fs, fs.promises]) {
      for (const name of ['readFileSync', 'statSync', 'lstatSync', 'existsSync', 'readdirSync', 'readFile', 'stat', 'lstat', 'readdir']) {
        const original = host[name];
        if (original) host[name] = (file, ...rest) => original.call(host, real(file), ...rest);
      }
    }
    const { realpathSync } = fs;
    fs.realpathSync = (file, ...rest) => (String(file).startsWith(ARCHIVE) ? file : realpathSync(file, ...rest));
    const owned = (file) => String(file).startsWith(__dirname + path.sep);
    Module.findPnpApi = (file) => (owned(file) ? api : null);
    const resolveFilename = Module._resolveFilename;
    Module._resolveFilename = (request, parent, ...rest) =>
      !Module.isBuiltin(request) && parent?.filename && owned(parent.filename)
        ? api.resolveRequest(request, parent.filename, { conditions: new Set(['node', 'require']) })
        : resolveFilename(request, parent, ...rest);
  },
};
`;
