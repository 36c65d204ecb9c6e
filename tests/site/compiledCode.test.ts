/** The installed command: a copy of the built engine, run by Node. */
import { execFile } from 'node:child_process';
import { cp, mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { createTempFolder } from '../support/tempFolder.ts';

const ENGINE = path.resolve(import.meta.dirname, '../../engine');
const run = promisify(execFile);

async function installEngine() {
  const { dir } = await createTempFolder({
    'site/docusaurus.config.js': `module.exports = {
      title: 'T', url: 'https://example.org', baseUrl: '/', presets: [['classic', { theme: { customCss: './a.css' } }]],
    };`,
    'site/a.css': '.a { color: red }',
    'site/docs/a.md': '---\nslug: /\n---\n\n# A\n\nText.\n',
  });
  for (const part of ['bin', 'dist'])
    await cp(path.join(ENGINE, part), path.join(dir, 'octavo', part), { recursive: true });
  await cp(path.join(ENGINE, 'package.json'), path.join(dir, 'octavo/package.json'));
  // Files that are not the engine's own code.
  const { dependencies } = JSON.parse(await readFile(path.join(ENGINE, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  await mkdir(path.join(dir, 'node_modules'));
  for (const name of Object.keys(dependencies)) {
    await symlink(path.resolve(ENGINE, '../node_modules', name), path.join(dir, 'node_modules', name));
  }
  const temporary = path.join(dir, 'tmp');
  await mkdir(temporary);
  return {
    code: path.join(dir, 'octavo/.code', `${process.version}-${process.arch}`),
    chunks: path.join(dir, 'octavo/dist/node/chunks'),
    temporary,
    /** The engine's cache of the site. */
    known: path.join(dir, 'site/.octavo'),
    check: () =>
      run(process.execPath, [path.join(dir, 'octavo/bin/octavo.mjs'), 'check', path.join(dir, 'site')], {
        env: { ...process.env, TMPDIR: temporary, TEMP: temporary },
      }),
  };
}

async function readFolder(folder: string): Promise<Map<string, string>> {
  const names = await readdir(folder);
  return new Map(
    await Promise.all(names.map(async (name) => [name, await readFile(path.join(folder, name), 'latin1')] as const)),
  );
}

// From Node 22.8 on, Node stores the compiled code without help.
it.runIf(process.version.startsWith('v20.'))(
  'keeps compiled code next to itself, and replaces damaged files',
  async () => {
    const engine = await installEngine();
    await engine.check();
    const first = await readFolder(engine.code);
    expect(first.size).toBeGreaterThan(3);

    await engine.check();
    expect(await readFolder(engine.code)).toEqual(first);

    for (const name of first.keys()) await writeFile(path.join(engine.code, name), 'damaged');
    // With a cache of the site, less code is loaded.
    await rm(engine.known, { recursive: true });
    await engine.check();
    const mended = await readFolder(engine.code);
    expect([...mended.keys()].sort()).toEqual([...first.keys()].sort());
    for (const content of mended.values()) expect(content.length).toBeGreaterThan(500);
  },
);

/** Loads each chunk with its cached code; prints by how much the code grows when the module is about to run. */
const GROWTH = `
  const { readFileSync, readdirSync } = require('node:fs');
  const v8 = require('node:v8');
  const vm = require('node:vm');
  const module = require('node:module');
  v8.setFlagsFromString('--no-flush-bytecode');
  const [chunks, code] = process.argv.slice(1);
  const ending = '-' + v8.cachedDataVersionTag().toString(36);
  const grown = readdirSync(code).filter((name) => name.endsWith(ending)).flatMap((name) => {
    const file = chunks + '/' + name.slice(0, -ending.length) + '.cjs';
    if (!readdirSync(chunks).includes(name.slice(0, -ending.length) + '.cjs')) return [];
    const cachedData = readFileSync(code + '/' + name);
    const script = new vm.Script(module.wrap(readFileSync(file, 'utf8')), { filename: file, cachedData });
    script.runInThisContext();
    return script.cachedDataRejected ? [Infinity] : script.createCachedData().length / cachedData.length;
  });
  console.log(JSON.stringify(grown));`;

// What the cache lacks is parsed and compiled in each run.
it.runIf(process.version.startsWith('v20.'))(
  'has the code of whole modules, also those that ran long ago',
  async () => {
    const engine = await installEngine();
    await engine.check();
    const { stdout } = await run(process.execPath, ['-e', GROWTH, engine.chunks, engine.code]);
    const grown = JSON.parse(stdout) as number[];
    expect(grown.length).toBeGreaterThan(10);
    expect(Math.max(...grown)).toBeLessThan(1.02);
  },
);

it('keeps nothing where others can write', async () => {
  const engine = await installEngine();
  await engine.check();
  expect(await readdir(engine.code)).not.toEqual([]);
  expect(await readdir(engine.temporary)).toEqual([]);
});

it('does not trouble the author with messages of Node or V8', async () => {
  const engine = await installEngine();
  const { stdout, stderr } = await engine.check();
  expect(stdout).toContain('0 errors');
  expect(stderr).not.toMatch(/\(node:|unrecognized flag/);
});
