import { existsSync, readFileSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Renderer } from '../../../shared/renderer.ts';
import type { Compressed } from '../files/writeFile.ts';

/** The engine's `dist/`, whether this code runs from it or from the sources beside it. */
export function engineDist(): string {
  const folder = engineFolder();
  return path.basename(folder) === 'dist' ? folder : path.join(folder, 'dist');
}

/** Whether this code runs from `dist/`. */
export function isBuiltEngine(): boolean {
  return path.basename(engineFolder()) === 'dist';
}

function engineFolder(): string {
  let folder = path.dirname(fileURLToPath(import.meta.url));
  while (path.basename(folder) !== 'engine' && path.basename(folder) !== 'dist') {
    const parent = path.dirname(folder);
    if (parent === folder) throw new Error('The engine folder was not found above its own code.');
    folder = parent;
  }
  return folder;
}

export function loadRenderer(): Renderer {
  const file = path.join(engineDist(), 'renderer', 'renderer.cjs');
  if (!existsSync(file)) throw new Error('The engine is not built. Run "npm run build:engine" first.');
  return (createRequire(import.meta.url)(file) as { renderer: Renderer }).renderer;
}

/** Scripts and styles for the browser, as `engine/build.mjs` wrote them. */
export interface ClientFiles {
  boot: string;
  /** For documents with tabs that remember. */
  tabs: string;
  /** For the home document and for the 404 page. */
  home: string;
  lost: string;
  /** By which the 404 page, whatever its address, finds the root of the site. */
  root: string;
  css: string;
  blogCss: string;
  diagramCss: string;
  deferredCss: string;
  compareCss: string;
  app: ClientScript;
  search: ClientScript;
  mermaid: ClientScript;
  /** Makes the site's own components live. */
  live: ClientScript;
  /** The theme's components, for those that use them. */
  liveTheme: ClientScript;
  /** The page that compares versions, and what it computes apart from it. */
  compare: ClientScript;
  compareWorker: ClientScript;
  /** The licences of what the scripts contain. */
  loadNotices(needs: { mermaid: boolean }): Promise<string>;
}

/** Hashed, and compressed as well as can be, when the engine is built, so that a site build need not. */
export interface ClientScript {
  hash: string;
  load(): Promise<{ content: Uint8Array } & Compressed>;
}

export async function loadClientFiles(): Promise<ClientFiles> {
  const file = (name: string) => path.join(engineDist(), 'client', name);
  const [hashes, boot, tabs, home, lost, root, css, blogCss, diagramCss, deferredCss, compareCss] = await Promise.all([
    readFile(file('hashes.json'), 'utf8').then((text) => JSON.parse(text) as Record<string, string>),
    readFile(file('boot.js'), 'utf8'),
    readFile(file('tabs.js'), 'utf8'),
    readFile(file('home.js'), 'utf8'),
    readFile(file('lost.js'), 'utf8'),
    readFile(file('root.js'), 'utf8'),
    readFile(file('styles.css'), 'utf8'),
    readFile(file('blog.css'), 'utf8'),
    readFile(file('diagram.css'), 'utf8'),
    readFile(file('deferred.css'), 'utf8'),
    readFile(file('compare.css'), 'utf8'),
  ]);
  const script = (name: string): ClientScript => ({
    hash: hashes[name] ?? '',
    async load() {
      const forms = [name, `${name}.br`, `${name}.gz`].map((form) => readFile(file(form)));
      const [content, br, gz] = (await Promise.all(forms)) as [Buffer, Buffer, Buffer];
      return { content, br, gz };
    },
  });
  return {
    boot: boot.trim(),
    tabs: tabs.trim(),
    home: home.trim(),
    lost: lost.trim(),
    root,
    css,
    blogCss,
    diagramCss,
    deferredCss,
    compareCss,
    app: script('app.js'),
    search: script('search.js'),
    mermaid: script('mermaid.js'),
    live: script('live.js'),
    liveTheme: script('liveTheme.js'),
    compare: script('compare.js'),
    compareWorker: script('compareWorker.js'),
    async loadNotices({ mermaid }) {
      const names = mermaid ? ['notices.txt', 'notices.mermaid.txt'] : ['notices.txt'];
      return (await Promise.all(names.map((name) => readFile(file(name), 'utf8')))).join('\n');
    },
  };
}

/** Identifies the engine's own code: what another version compiled is not used again. */
export async function engineVersion(): Promise<string> {
  const file = path.join(engineDist(), '.fingerprint');
  return readFile(file, 'utf8').catch(async () => String((await stat(engineDist())).mtimeMs));
}

/** A table that `engine/build.mjs` wrote beside the engine's code. */
export function readEngineTable(name: string): unknown {
  return JSON.parse(readFileSync(path.join(engineDist(), 'node', name), 'utf8'));
}
