import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Renderer } from '../../shared/renderer.ts';

/** The engine's `dist/`, whether this code runs from it or from the sources beside it. */
export function engineDist(): string {
  let folder = path.dirname(fileURLToPath(import.meta.url));
  while (path.basename(folder) !== 'engine' && path.basename(folder) !== 'dist') {
    const parent = path.dirname(folder);
    if (parent === folder) throw new Error('The engine folder was not found above its own code.');
    folder = parent;
  }
  return path.basename(folder) === 'dist' ? folder : path.join(folder, 'dist');
}

export async function loadRenderer(): Promise<Renderer> {
  const file = path.join(engineDist(), 'renderer', 'renderer.js');
  if (!existsSync(file)) throw new Error('The engine is not built. Run "npm run build:engine" first.');
  const module = (await import(pathToFileURL(file).href)) as { renderer: Renderer };
  return module.renderer;
}

/** Scripts and styles for the browser, as `engine/build.mjs` wrote them. */
export interface ClientFiles {
  boot: string;
  /** The script `_octavo/root.js`, by which the 404 page finds the site's root. */
  root: string;
  app: string;
  search: string;
  mermaid: string | undefined;
  css: string;
}

export async function loadClientFiles(): Promise<ClientFiles> {
  const read = (name: string) => readFile(path.join(engineDist(), 'client', name), 'utf8');
  const [boot, root, app, search, css, mermaid] = await Promise.all([
    read('boot.js'),
    read('root.js'),
    read('app.js'),
    read('search.js'),
    read('styles.css'),
    read('mermaid.js').catch(() => undefined),
  ]);
  return { boot: boot.trim(), root, app, search, css, mermaid };
}
