import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ContentProblem } from '../../ground/problems.ts';
import type { SearchRecord } from '../emit/emitSearch.ts';
import type { OutputRecord } from '../emit/output.ts';
import { engineDist } from '../../ground/octavo/engineFiles.ts';
import { listFiles } from '../../ground/files/listFiles.ts';

/** What the last build did, so that the next one does only what changed. Lives beside the cache. */
export interface BuildRecord extends OutputRecord {
  outDir: string;
  /** Version of the engine that wrote it. */
  engine: string;
  /** Fingerprint of all that the build read. */
  inputs: string;
  /** Route → fingerprint of what its page was made from, and the files it was written to. */
  pages: Record<string, { key: string; files: string[] }>;
  search: SearchRecord;
  pageCount: number;
  bytes: number;
  problems: ContentProblem[];
}

const VERSION = 2;

export function recordFile(siteDir: string): string {
  return path.join(siteDir, '.octavo', 'build.json');
}

/** The record of the last build into `outDir`; `undefined` if there is none that can be trusted. */
export async function loadRecord(siteDir: string, outDir: string, engine: string): Promise<BuildRecord | undefined> {
  try {
    const stored = JSON.parse(await readFile(recordFile(siteDir), 'utf8')) as { version: number; record: BuildRecord };
    const { version, record } = stored;
    if (version !== VERSION || record.outDir !== outDir) return undefined;
    // Another engine may make something else of the same input; it still knows which files are a build's.
    return record.engine === engine ? record : { ...record, inputs: '', pages: {}, search: {} };
  } catch {
    // Missing or damaged: the build then starts from nothing, which is always right.
    return undefined;
  }
}

export async function saveRecord(siteDir: string, record: BuildRecord): Promise<void> {
  const file = recordFile(siteDir);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(`${file}.part`, JSON.stringify({ version: VERSION, record }));
  await rename(`${file}.part`, file);
}

/** Changes whenever a file of the site, the git history or the engine does. Reads no file's content. */
export async function fingerprintInputs(siteDir: string, outDir: string): Promise<string> {
  const hash = createHash('sha256');
  const skip = (relPath: string) =>
    /^(?:node_modules|build|\.octavo|\.git|\.docusaurus)(?:\/|$)/.test(relPath) ||
    path.join(siteDir, relPath) === outDir;
  for (const file of await listFiles(siteDir, skip)) hash.update(`${file.relPath}\0${file.size}\0${file.mtimeMs}\n`);
  const engine = await stat(path.join(engineDist(), '.fingerprint')).catch(() => stat(engineDist()));
  hash.update(`engine ${engine.mtimeMs}\n`);
  hash.update(`git ${await gitHead(siteDir)}\n`);
  return hash.digest('hex');
}

/** Last-updated dates come from the history, so a commit is an input too. */
async function gitHead(siteDir: string): Promise<string> {
  for (let folder = siteDir; ; folder = path.dirname(folder)) {
    const log = await stat(path.join(folder, '.git', 'logs', 'HEAD')).catch(() => undefined);
    if (log) return `${log.size} ${log.mtimeMs}`;
    if (path.dirname(folder) === folder) return 'none';
  }
}
