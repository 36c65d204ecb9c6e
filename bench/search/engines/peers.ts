/** Peers are installed into an ignored folder when first needed; the project does not depend on them. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';

const VERSIONS = { minisearch: '7.2.0', '@orama/orama': '3.1.16', flexsearch: '0.8.212', pagefind: '1.4.0' };

export function installPeers(scratch: string): string {
  const folder = path.join(scratch, 'peers');
  const manifest = JSON.stringify({ name: 'peers', private: true, dependencies: VERSIONS }, null, 2);
  const file = path.join(folder, 'package.json');
  const isInstalled = existsSync(path.join(folder, 'node_modules')) && readFileSync(file, 'utf8') === manifest;
  if (!isInstalled) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(file, manifest);
    execFileSync('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: folder, stdio: 'inherit' });
  }
  return path.join(folder, 'node_modules');
}

/** Imports a file of an installed package. */
export async function importPeer<T>(modules: string, file: string): Promise<T> {
  return (await import(/* @vite-ignore */ pathToFileURL(path.join(modules, file)).href)) as T;
}

export function gzipSize(content: string | Uint8Array): number {
  return gzipSync(content, { level: 9 }).length;
}

/** Size of a file with everything that it imports, minified and gzipped. */
export async function bundleSize(modules: string, file: string): Promise<number> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: true,
      lib: { entry: path.join(modules, file), formats: ['es'], fileName: 'peer' },
    },
  });
  const outputs = [result].flat().flatMap((part) => ('output' in part ? part.output : []));
  return outputs.reduce((total, output) => total + ('code' in output ? gzipSize(output.code) : 0), 0);
}
