import { existsSync, readFileSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  ADDED_PARTS,
  INLINE_PARTS,
  SCRIPTS,
  type AddedPart,
  type InlinePart,
  type InlineText,
  type ScriptName,
} from '../../../shared/features.ts';
import type { Renderer } from '../../../shared/renderer.ts';
import type { Compressed } from '../files/writeFile.ts';

/** The engine's `dist/`, both for code in it and for the sources next to it. */
export function engineDist(): string {
  const folder = engineFolder();
  return path.basename(folder) === 'dist' ? folder : path.join(folder, 'dist');
}

/** Whether this code runs from `dist/`. */
export function isBuiltEngine(): boolean {
  return path.basename(engineFolder()) === 'dist';
}

/** A file or folder that is part of the package, in the same place as in the sources. */
export function engineFile(name: string): string {
  return path.join(engineDist(), '..', name);
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
  parts: Record<InlinePart, InlineText>;
  /** With this file the 404 page finds the site's root from any address. */
  root: string;
  css: LookSheets;
  /** Fonts that the sheets name, in the same folder. */
  fonts: { name: string; load(): Promise<{ content: Uint8Array }> }[];
  /** Linked by the page that compares versions. */
  compareCss: string;
  scripts: Record<ScriptName, ClientScript>;
  /** The licences of what the scripts contain. */
  loadNotices(needs: ReadonlySet<ScriptName>): Promise<string>;
}

/** Octavo's own style sheets. */
export interface LookSheets {
  /** Inlined in every document. */
  first: string;
  /** Styles that readers see later. */
  late: string;
  added: Record<AddedPart, string>;
}

/** Hashed and compressed when the engine is built, so that a site build need not do that. */
export interface ClientScript {
  hash: string;
  load(): Promise<{ content: Uint8Array } & Compressed>;
}

function sheetOf(part: AddedPart, look: 'classic' | 'octavo'): string {
  return part === 'diagram' && look === 'classic' ? 'classic-diagram' : part;
}

export function loadClientFiles(look: 'classic' | 'octavo'): ClientFiles {
  const read = (name: string) => readFileSync(clientFile(name));
  const text = (name: string) => read(name).toString();
  const hashes = JSON.parse(text('hashes.json')) as Record<string, string>;
  const late = text(`${look}-late.css`);
  const added = ADDED_PARTS.map((part) => [part, text(`${sheetOf(part, look)}.css`)]);
  return {
    boot: text('boot.js').trim(),
    root: text('root.js'),
    css: { first: text(`${look}-first.css`), late, added: Object.fromEntries(added) as Record<AddedPart, string> },
    fonts: [...late.matchAll(FONT_ADDRESS)].map(([, name = '']) => ({
      name,
      load: async () => ({ content: read(name) }),
    })),
    parts: mapValues(INLINE_PARTS, (part: InlineText) => mapValues(part, (name) => text(name).trim())),
    compareCss: text('compare.css'),
    scripts: mapValues(SCRIPTS, (_, name) => ({
      hash: hashes[`${name}.js`] ?? '',
      load: async () => ({ content: read(`${name}.js`), br: read(`${name}.js.br`), gz: read(`${name}.js.gz`) }),
    })),
    async loadNotices(needs) {
      return [text('notices.txt'), ...(needs.has('mermaid') ? [text('notices.mermaid.txt')] : [])].join('\n');
    },
  };
}

const FONT_ADDRESS = /url\(\.\/([^)]+\.woff2)\)/g;

function clientFile(name: string): string {
  return path.join(engineDist(), 'client', name);
}

export function hasClientText(name: string): boolean {
  return existsSync(clientFile(name));
}

/** A browser script that is included in another one. */
export async function loadClientText(name: string): Promise<string> {
  return (await readFile(clientFile(name), 'utf8')).trim();
}

function mapValues<Key extends string, From, To>(
  from: { [K in Key]?: From },
  map: (value: From, key: Key) => To,
): Record<Key, To> {
  const entries = Object.entries(from) as [Key, From][];
  return Object.fromEntries(entries.map(([key, value]) => [key, map(value, key)])) as Record<Key, To>;
}

/** Identifies the engine's own code: results of another version are not reused. */
export async function engineVersion(): Promise<string> {
  const file = path.join(engineDist(), '.fingerprint');
  return readFile(file, 'utf8').catch(async () => String((await stat(engineDist())).mtimeMs));
}

/** A table that `engine/build.mjs` wrote next to the engine's code. */
export function readEngineTable(name: string): unknown {
  return JSON.parse(readEngineText(name));
}

export function readEngineText(name: string): string {
  return readFileSync(path.join(engineDist(), 'node', name), 'utf8');
}

export function hasEngineTable(name: string): boolean {
  return existsSync(path.join(engineDist(), 'node', name));
}
