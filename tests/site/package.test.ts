/** Notices about the work of others, in the packed engine and in the sites that it builds. */
import { execFile, fork } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, it, onTestFinished } from 'vitest';
import type * as Native from '../../engine/node/compile/markdown/parse/satteri.ts';
import { fixtureSite } from '../support/fixtureSite.ts';
import { createTempFolder } from '../support/tempFolder.ts';

const ENGINE = path.resolve(import.meta.dirname, '../../engine');
const read = (file: string) => readFile(path.join(ENGINE, file), 'utf8');

interface Sbom {
  bomFormat: string;
  specVersion: string;
  components: {
    name: string;
    version?: string;
    purl?: string;
    'bom-ref': string;
    licenses: unknown[];
    properties: { value: string }[];
  }[];
  dependencies: { ref: string; dependsOn: string[] }[];
}

const readSbom = async () => JSON.parse(await read('dist/sbom.json')) as Sbom;

it('packs the licence, a description, the notices and the bill of materials', async () => {
  const { stdout } = await promisify(execFile)('npm', ['pack', '--ignore-scripts', '--dry-run', '--json'], {
    cwd: ENGINE,
  });
  const [packed] = JSON.parse(stdout) as { files: { path: string }[] }[];
  const files = packed?.files.map((file) => file.path) ?? [];
  expect(files).toEqual(
    expect.arrayContaining(['LICENSE', 'README.md', 'dist/THIRD-PARTY-NOTICES.txt', 'dist/sbom.json']),
  );
  expect(
    files.filter((file) => !/^(?:bin|dist|template|types)\/|^(?:LICENSE|README\.md|package\.json)$/.test(file)),
  ).toEqual([]);
  expect(await read('LICENSE')).toBe(await read('../LICENSE'));
  expect(await read('dist/client/notices.txt')).not.toContain('import ');
});

it('lists every package that is in a bundle for Node, as the bundles themselves name their parts', async () => {
  const named = new Set<string>();
  for (const folder of ['dist/node', 'dist/renderer']) {
    for (const entry of await readdir(path.join(ENGINE, folder), { recursive: true })) {
      if (!entry.endsWith('.cjs')) continue;
      const parts = (await read(path.join(folder, entry))).matchAll(
        /^\/\/#region .*node_modules\/((?:@[^/\s]+\/)?[^/\s]+)\//gm,
      );
      for (const [, name = ''] of parts) named.add(name);
    }
  }
  expect(named.size).toBeGreaterThan(50);
  const { components } = await readSbom();
  const listed = new Set(components.map(({ name }) => name));
  expect([...named].filter((name) => !listed.has(name))).toEqual([]);
});

it('brings the native parser along, with its binary for this platform', async () => {
  // If it cannot be loaded, micromark reads everything, without a message.
  const child = fork(path.join(ENGINE, 'dist/node/nativeProcess.cjs'), { serialization: 'advanced' });
  const answer = new Promise<{ bytes: Uint8Array }>((resolve, reject) => {
    child.on('message', (message: 'ready' | { bytes: Uint8Array }) => message !== 'ready' && resolve(message));
    child.on('exit', () => reject(new Error('The process ended.')));
  });
  child.send({ id: 1, text: '# A', format: 'mdx' });
  const { bytes } = await answer;
  child.disconnect();
  const { materializeMdastTree, MdastReader } = createRequire(import.meta.url)(
    path.join(ENGINE, 'dist/node/satteri.cjs'),
  ) as typeof Native;
  expect(materializeMdastTree(new MdastReader(bytes))).toMatchObject({ children: [{ type: 'heading', depth: 1 }] });
});

it('lists what is in the scripts for browsers, each with its licence', async () => {
  const { bomFormat, specVersion, components, dependencies } = await readSbom();
  expect([bomFormat, specVersion]).toEqual(['CycloneDX', '1.6']);
  const inBundle = (bundle: string) =>
    components.filter(({ properties }) => properties.some(({ value }) => value === bundle)).map(({ name }) => name);
  expect(inBundle('dist/client/app.js')).toEqual(expect.arrayContaining(['react', 'react-dom', 'scheduler']));
  expect(inBundle('dist/client/mermaid.js')).toEqual(expect.arrayContaining(['mermaid', 'dompurify', 'd3-shape']));
  expect(inBundle('dist/node/prism')).toEqual(['prism-react-renderer', 'prismjs']);
  const refs = components.map((component) => component['bom-ref']);
  expect(new Set(refs).size).toBe(refs.length);
  expect(dependencies[0]?.dependsOn).toEqual(refs);
  const notices = await read('dist/THIRD-PARTY-NOTICES.txt');
  for (const { name, version, licenses } of components) {
    expect(licenses).toHaveLength(1);
    expect(notices).toContain(version ? `${name}@${version} (` : `${name} (`);
  }
});

it('gives a site the notices of the scripts that it has', async () => {
  const site = await fixtureSite(
    { 'docs/intro.md': '---\nslug: /\n---\n\n# Intro\n' },
    { config: "markdown: { mermaid: true }, themes: ['@docusaurus/theme-mermaid']," },
  );
  const notices = await (await site.build()).read('_octavo/notices.txt');
  expect(notices).toMatch(/^octavo@/m);
  expect(notices).toMatch(/^react-dom@.* \(MIT\)$/m);
  expect(notices).toContain('Copyright (c) Meta Platforms, Inc. and affiliates.');
  expect(notices).not.toMatch(/^mermaid@/m);
  // A kind that only the browser can draw.
  await site.write({
    'docs/new.md': '# New\n\n```mermaid\ngantt\n  title A\n  section S\n  x :a1, 2026-01-01, 3d\n```\n',
  });
  const built = await site.build();
  expect((await built.files()).some((file) => /mermaid\..*\.js$/.test(file))).toBe(true);
  expect(await built.read('_octavo/notices.txt')).toMatch(/^mermaid@/m);
});

it('refuses a package whose licence is not known', async () => {
  const folder = await createTempFolder({
    'package.json': '{"name":"odd","version":"1.0.0","license":"SEE LICENSE"}',
    'index.js': '',
    'client/x': '',
  });
  onTestFinished(() => folder.remove());
  const { createNotices } = (await import(path.join(ENGINE, 'notices.mjs'))) as {
    createNotices(): { add(name: string, bundle: string): void; write(dist: string): Promise<void> };
  };
  const notices = createNotices();
  notices.add(path.join(folder.dir, 'index.js'), 'client/app.js');
  await expect(notices.write(folder.dir)).rejects.toThrow('odd@1.0.0: SEE LICENSE (client/app.js)');
});
