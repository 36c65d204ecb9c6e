/** The package as its users have it: packed, installed in a folder elsewhere, and used there. */
import { execFile, spawn } from 'node:child_process';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { installPackage } from '../support/installPackage.ts';
import { createTempFolder, type TempFolder } from '../support/tempFolder.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const run = promisify(execFile);

/** Typed for Docusaurus, which is not installed; with a component and a style sheet, which need the native packages. */
const SITE = {
  'docusaurus.config.ts': `
    import type { Config } from '@docusaurus/types';
    import type { OctavoOptions } from 'octavo';
    import type * as Preset from '@docusaurus/preset-classic';
    const octavo: OctavoOptions = { look: 'octavo' };
    export default {
      title: 'Träume', url: 'https://x.example', baseUrl: '/', customFields: { octavo },
      presets: [['classic', { docs: { routeBasePath: '/' }, blog: false } satisfies Preset.Options]],
    } satisfies Config;`,
  'docs/start.mdx': `---\nslug: /\n---\nimport Counter from '@site/src/Counter';\n\n# Start\n\n<Counter />\n`,
  'docs/zwei Wörter.md': '# Zwei\n\n[Start](./start.mdx)\n',
  'src/Counter.tsx': `
    import { useState } from 'react';
    import styles from './counter.module.css';
    export default function Counter() {
      const [count, setCount] = useState<number>(1);
      return <button className={styles.big} onClick={() => setCount(count + 1)}>count {count}</button>;
    }`,
  'src/counter.module.css': '.big { font-size: 2rem; }',
};

let folder: TempFolder;
let octavo: string;
let site: string;

beforeAll(async () => {
  folder = await createTempFolder();
  octavo = path.join(await installPackage('engine', folder.dir), 'bin/octavo.mjs');
  site = path.join(folder.dir, 'Doku für Ünï 日本 #1');
  await mkdir(site);
  await folder.write(
    Object.fromEntries(Object.entries(SITE).map(([name, text]) => [path.join(path.basename(site), name), text])),
  );
});
afterAll(() => folder.remove());

const call = (...words: string[]) => run(process.execPath, [octavo, ...words], { cwd: site });

/** Starts a server, reads one page and ends it. */
async function readServed(command: string, route: string): Promise<string> {
  const child = spawn(process.execPath, [octavo, command, '--port', '0'], { cwd: site });
  try {
    const address = await new Promise<string>((resolve, reject) => {
      let printed = '';
      const read = (chunk: Buffer) => {
        printed += String(chunk);
        const found = /http:\/\/[\w.:]+\//.exec(printed)?.[0];
        if (found) resolve(found);
      };
      child.stdout.on('data', read);
      child.stderr.on('data', read);
      child.on('exit', () => reject(new Error(`"octavo ${command}" ended: ${printed}`)));
    });
    return await (await fetch(new URL(route, address))).text();
  } finally {
    child.kill();
  }
}

it('builds, checks and serves a folder without package.json, under any name', async () => {
  const { stdout } = await call('build');
  expect(stdout).toContain('0 warnings');
  const html = await readFile(path.join(site, 'build/index.html'), 'utf8');
  expect(html).toContain('count <!-- -->1');
  expect((await call('check')).stdout).toContain('0 errors, 0 warnings');
  expect(await readServed('serve', '')).toContain('count <!-- -->1');
});

it('shows a page while it is written', async () => {
  expect(await readServed('start', 'zwei%20W%C3%B6rter')).toContain('>Zwei</h1>');
});

it('runs no install scripts, and has three dependencies', async () => {
  const manifest = JSON.parse(await readFile(path.join(octavo, '../../package.json'), 'utf8')) as {
    scripts?: Record<string, string>;
    dependencies: Record<string, string>;
  };
  const onInstall = ['preinstall', 'install', 'postinstall', 'prepare', 'prepublish'];
  expect(Object.keys(manifest.scripts ?? {}).filter((name) => onInstall.includes(name))).toEqual([]);
  expect(Object.keys(manifest.dependencies)).toHaveLength(3);
});

it('has the native packages for Linux, macOS and Windows, on both processors', async () => {
  const lock = JSON.parse(await readFile(path.join(ROOT, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { os?: string[]; cpu?: string[]; hasInstallScript?: boolean }>;
  };
  for (const prefix of ['lightningcss-', '@rolldown/binding-', '@bruits/satteri-']) {
    const platforms = Object.entries(lock.packages)
      .filter(([place]) => place.startsWith(`node_modules/${prefix}`))
      .flatMap(([, { os = [], cpu = [] }]) => os.flatMap((system) => cpu.map((processor) => `${system}-${processor}`)));
    expect(platforms, prefix).toEqual(
      expect.arrayContaining(['linux-x64', 'linux-arm64', 'darwin-x64', 'darwin-arm64', 'win32-x64', 'win32-arm64']),
    );
  }
});

it('writes a first site without problems', async () => {
  const run = (...words: string[]) => call('check', ...words).then(({ stdout }) => stdout);
  await call('new', 'first', '--blog', '--versions');
  expect(await run('first')).toContain('Checked 16 pages: all is well.');
  await call('new', 'plain', '--javascript');
  expect(await run('plain')).toContain('Checked 6 pages: all is well.');
  await expect(call('new', 'plain')).rejects.toThrow('is not empty');
});

it('writes the same with create-octavo, which needs nothing but Node', async () => {
  await run(process.execPath, [path.join(ROOT, 'scripts/buildCreate.mjs')]);
  const create = path.join(await installPackage('create-octavo', folder.dir), 'bin/create-octavo.mjs');
  const words = ['zweite Seite', '--blog', '--no-install'];
  const { stdout } = await run(process.execPath, [create, ...words], { cwd: folder.dir });
  expect(stdout).toContain('cd "zweite Seite"');
  const env = { ...process.env, npm_config_blog: 'true' };
  await expect(run(process.execPath, [create, 'third'], { cwd: folder.dir, env })).rejects.toThrow(
    'npm wants two dashes before options: npm create octavo@latest third -- --blog',
  );
  await call('new', '../by-octavo/zweite Seite', '--blog');
  const list = (dir: string) => readdir(path.join(folder.dir, dir), { recursive: true });
  expect((await list('zweite Seite')).sort()).toEqual((await list('by-octavo/zweite Seite')).sort());
});

it('has types for a configuration, with Docusaurus or without', async () => {
  await writeFile(
    path.join(site, 'own.ts'),
    `import type { Config, PresetOptions } from 'octavo';
    export const right = {
      title: 'A', url: 'https://x.example', baseUrl: '/',
      presets: [['classic', { docs: { editUrl: ({ docPath }) => docPath }, theme: { customCss: './a.css' } }]],
      themeConfig: { navbar: { items: [{ type: 'doc', docId: 'start' }, { to: '/', label: 'A' }] }, ofAnotherTheme: 1 },
      customFields: { octavo: { look: 'octavo', search: { recent: false } } },
    } satisfies Config;
    // @ts-expect-error there is no such look
    export const look: Config = { ...right, customFields: { octavo: { look: 'modern' } } };
    // @ts-expect-error no title
    export const untitled: Config = { url: 'https://x.example', baseUrl: '/' };
    // @ts-expect-error a misspelt key of the preset
    export const misspelt: PresetOptions = { doc: {} };
    /** As components of Docusaurus's template have it. */
    export const picture: unknown = require('@site/static/img/logo.svg').default;`,
  );
  const tsc = path.join(ROOT, 'node_modules/typescript/bin/tsc');
  const flags = ['--noEmit', '--strict', '--module', 'nodenext', '--target', 'es2022', '--types', 'octavo/docusaurus'];
  const { stdout } = await run(process.execPath, [tsc, ...flags, 'own.ts', 'docusaurus.config.ts'], {
    cwd: site,
  }).catch((error: { stdout: string }) => error);
  expect(stdout).toBe('');
});
