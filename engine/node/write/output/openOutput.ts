/**
 * The folder that a build writes into. Files are staged next to the published ones and moved into place when the whole
 * build has succeeded. Until then readers have the previous site.
 */
import { lstatSync, mkdirSync, readdirSync, readFileSync, renameSync, rmdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { ROOT_FILE } from '../../../shared/documentAttributes.ts';
import { explainSystemError } from '../../ground/files/explainSystemError.ts';
import { hashOf } from '../../ground/hashOf.ts';
import { MISSING, ownStampOf } from '../../ground/inputs/fileStamp.ts';
import type { WriteFile } from '../../ground/files/writeFile.ts';
import { COMPRESS_FROM_BYTES } from '../hosts/responseRules.ts';
import { createFileWriter } from './createFileWriter.ts';
import { createFileNames } from './fileNames.ts';
import { LOCK_FILE } from './lockFolder.ts';
import { OutputFolderError } from './outputFolderError.ts';
import { FORMS, stageFile, type Form, type StagedFile } from './stageFile.ts';

/** A published file and its compressed forms, as they were when the build had put them there. */
export interface FileState {
  size: number;
  forms: Partial<Record<Form, { hash: string; stamp: string }>>;
}

export type OutputFiles = Record<string, FileState>;

export interface Output {
  /** Discards what was written. */
  writesNothing?: boolean;
  /** Stages a file unless the folder holds the same content already. */
  write: WriteFile;
  /** Reuses files of the last build. Returns false if one of them has changed; then none is reused. */
  keep(files: string[]): boolean;
  /** All files that are part of this build so far. */
  files(): string[];
  /** Files that were written more than once; the last write wins. */
  contested(): string[];
  /** A file of this build or, unchanged, of the last one. */
  read(file: string): Uint8Array | undefined;
  /** Where one of them is now. */
  pathOf(file: string): string;
  /** Takes one of them out again. */
  remove(file: string): void;
  /** The folder is just as the last build left it: every file, every form, and nothing else. */
  isUntouched(): boolean;
  /** Moves what was staged into place and removes everything that is not part of this build. */
  publish(): PublishedSite;
  /** Ends the writing, and removes what was staged and not published. Nothing is published after that. */
  discard(): Promise<void>;
}

export interface PublishedSite {
  files: OutputFiles;
  bytes: number;
}

/**
 * The files that a first visit waits for. The host compresses all others on request: writing a compressed copy of a
 * small file took longer than writing the file.
 */
const COMPRESSED = /\.(?:html|css)$/i;

const INTERRUPTED = 'The build was interrupted; nothing was changed.';

const STAGING_FOLDER = '.octavo-staging';

/** Left alone: the lock, and the history of a folder that is published as a repository. */
const NOT_OURS = new Set([LOCK_FILE, '.git']);

export interface OutputOptions {
  threads?: boolean;
  /** Write compressed copies next to files, for a host that sends them. Other hosts count or bill them as files. */
  compress?: boolean;
  /** Files of the last build that only their last writer may keep. Who that was is not known, so they are written again. */
  contested?: readonly string[];
  /** Files of the last build that plugins changed: their hashes before the change. */
  originals?: { hashes: Record<string, string>; read(hash: string): Uint8Array | undefined };
}

/** `known`: the files that the last build left in the folder. */
export function openOutput(
  outDir: string,
  known: OutputFiles = {},
  { threads = true, compress = false, contested: formerlyContested = [], originals }: OutputOptions = {},
): Output {
  const stagingDir = path.join(outDir, STAGING_FOLDER);
  rmSync(stagingDir, { recursive: true, force: true });
  const kept = new Map<string, FileState>();
  const staged = new Map<string, StagedFile>();
  const contested = new Set<string>();
  const names = createFileNames();
  const writer = createFileWriter(threads);
  let isDiscarded = false;

  /** The file is unchanged since the last build, by its stamp or, in a copied folder, by its content. */
  function findIntact(file: string): FileState | undefined {
    const state = Object.hasOwn(known, file) ? known[file] : undefined;
    if (!state) return undefined;
    for (const form of FORMS) {
      const written = state.forms[form];
      if (!written) continue;
      // Put together by hand: there are tens of thousands.
      const filePath = outDir + path.sep + file + form;
      const stamp = ownStampOf(filePath);
      if (stamp === written.stamp) continue;
      if (stamp === MISSING || hashOfFile(filePath) !== written.hash) return undefined;
      written.stamp = stamp;
    }
    return state;
  }

  /** A plugin changed the file: the folder does not hold what the last build had made. */
  function isOriginal(file: string): boolean {
    return originals !== undefined && Object.hasOwn(originals.hashes, file);
  }

  function findOriginal(file: string): Uint8Array | undefined {
    return originals?.read(originals.hashes[file] ?? '');
  }

  function stageOriginal(file: string, content: Uint8Array): void {
    const compressed = compress && isCompressed(file, content);
    staged.set(file, stageFile({ target: path.join(stagingDir, file), content, compressed }));
  }

  function isExpected(file: string): boolean {
    const form = FORMS.find((ending) => ending !== '' && file.endsWith(ending)) ?? '';
    const owner = file.slice(0, file.length - form.length);
    for (const [name, ending] of [[file, ''] as const, [owner, form] as const]) {
      if (staged.get(name)?.hashes[ending] ?? kept.get(name)?.forms[ending]) return true;
    }
    return false;
  }

  /** The marker of the folder comes first and pages come last, so that the files they name exist before them. */
  function moveStaged(): void {
    if (staged.size > 0 && isFresh(outDir)) return moveAll(outDir, stagingDir, staged.keys());
    const order = [...staged.keys()].sort((a, b) => rankOf(a) - rankOf(b));
    const folders = new Set<string>();
    for (const file of order) {
      for (const form of FORMS) {
        if (staged.get(file)?.hashes[form]) moveInto(outDir, stagingDir, file + form, folders);
      }
    }
  }

  return {
    async write(file, content, compressed) {
      // The last writer decides: an author's own file in a static folder, for example.
      if (!names.add(file)) contested.add(file);
      const copies = compress && (compressed ?? isCompressed(file, content));
      const intact = findIntact(file);
      staged.delete(file);
      kept.delete(file);
      if (intact && intact.forms['']?.hash === hashOf(content)) {
        kept.set(file, intact);
        return;
      }
      // A page that was still being rendered when another failed must not leave anything behind.
      if (isDiscarded) throw new OutputFolderError(INTERRUPTED);
      const target = path.join(stagingDir, file);
      try {
        staged.set(file, await writer.stage({ target, content, compressed: copies }));
      } catch (error) {
        throw toOutputError(error, path.join(outDir, file), 'The published site is as it was.');
      }
    },

    keep(files) {
      if (files.some((file) => formerlyContested.includes(file))) return false;
      const found = files.map((file) => (isOriginal(file) ? findOriginal(file) : findIntact(file)));
      if (!found.every((state) => state !== undefined)) return false;
      for (const [index, file] of files.entries()) {
        names.add(file);
        const state = found[index] as FileState | Uint8Array;
        if (state instanceof Uint8Array) stageOriginal(file, state);
        else kept.set(file, state);
      }
      return true;
    },

    files: () => [...kept.keys(), ...staged.keys()],

    contested: () => [...contested],

    read(file) {
      if (staged.has(file)) return readFileSync(path.join(stagingDir, file));
      return (kept.get(file) ?? findIntact(file)) && readFileSync(path.join(outDir, file));
    },

    pathOf: (file) => path.join(staged.has(file) ? stagingDir : outDir, file),

    remove(file) {
      names.remove(file);
      staged.delete(file);
      kept.delete(file);
    },

    isUntouched() {
      for (const file of Object.keys(known)) {
        const state = findIntact(file);
        if (!state) return false;
        kept.set(file, state);
      }
      const isWhole = findStrangers(outDir, isExpected).length === 0;
      kept.clear();
      return isWhole;
    },

    publish() {
      if (isDiscarded) throw new OutputFolderError(INTERRUPTED);
      try {
        moveStaged();
        rmSync(stagingDir, { recursive: true, force: true });
        for (const stranger of findStrangers(outDir, isExpected)) remove(outDir, stranger);
      } catch (error) {
        throw toOutputError(error, outDir, 'Some files are published already; build again.');
      }

      const files = new Map(kept);
      for (const [file, { size, hashes }] of staged) {
        const forms = FORMS.flatMap((form) => {
          const hash = hashes[form];
          return hash ? [[form, { hash, stamp: ownStampOf(path.join(outDir, file + form)) }] as const] : [];
        });
        files.set(file, { size, forms: Object.fromEntries(forms) });
      }
      const bytes = [...files.values()].reduce((sum, { size }) => sum + size, 0);
      return { files: Object.fromEntries(files), bytes };
    },

    async discard() {
      isDiscarded = true;
      // First: a thread that goes on writing would make the folder again.
      await writer.close();
      rmSync(stagingDir, { recursive: true, force: true });
    },
  };
}

function isCompressed(file: string, content: string | Uint8Array): boolean {
  return COMPRESSED.test(file) && content.length >= COMPRESS_FROM_BYTES;
}

function toOutputError(error: unknown, filePath: string, consequence: string): unknown {
  const refusal = explainSystemError(error, filePath);
  return refusal === undefined ? error : new OutputFolderError(`${refusal} ${consequence}`);
}

function rankOf(file: string): number {
  if (file === ROOT_FILE) return 0;
  return file.endsWith('.html') ? 2 : 1;
}

/** Nothing has been published there yet. */
function isFresh(outDir: string): boolean {
  return readdirSync(outDir).every((name) => name === LOCK_FILE || name === STAGING_FOLDER);
}

/**
 * Moves whole folders, those with pages last. Staged files that are not part of the build after all are found with the
 * strangers.
 */
function moveAll(outDir: string, stagingDir: string, files: Iterable<string>): void {
  const marked = path.dirname(ROOT_FILE);
  const ofPages = new Set([...files].filter((file) => rankOf(file) === 2).map((file) => file.split('/')[0]));
  const rank = (name: string) => (name === marked ? 0 : ofPages.has(name) ? 2 : 1);
  for (const name of readdirSync(stagingDir).sort((a, b) => rank(a) - rank(b))) {
    renameSync(path.join(stagingDir, name), path.join(outDir, name));
  }
}

function moveInto(outDir: string, stagingDir: string, file: string, folders: Set<string>): void {
  const target = path.join(outDir, file);
  const folder = path.dirname(file);
  if (!folders.has(folder)) {
    makeFolder(outDir, folder);
    folders.add(folder);
  }
  try {
    renameSync(path.join(stagingDir, file), target);
  } catch (error) {
    // An earlier build had a folder of that name.
    if (!lstatSync(target, { throwIfNoEntry: false })?.isDirectory()) throw error;
    rmSync(target, { recursive: true });
    renameSync(path.join(stagingDir, file), target);
  }
}

/** An earlier build may have had a file where this one has a folder. */
function makeFolder(outDir: string, folder: string): void {
  if (folder === '.') return;
  makeFolder(outDir, path.dirname(folder));
  const target = path.join(outDir, folder);
  const found = lstatSync(target, { throwIfNoEntry: false });
  if (found?.isDirectory()) return;
  if (found) rmSync(target);
  mkdirSync(target);
}

/** Everything in the folder that is not part of the build: files, links, and folders with nothing else in them. */
function findStrangers(outDir: string, isExpected: (file: string) => boolean): string[] {
  const strangers: string[] = [];
  /** Whether the folder holds anything of the build. */
  function search(folder: string): boolean {
    const found: string[] = [];
    let isNeeded = false;
    for (const entry of readdirSync(path.join(outDir, folder), { withFileTypes: true })) {
      const file = folder === '' ? entry.name : `${folder}/${entry.name}`;
      if (folder === '' && NOT_OURS.has(entry.name)) continue;
      if (entry.isDirectory() ? search(file) : isExpected(file)) isNeeded = true;
      else if (!entry.isDirectory()) found.push(file);
    }
    strangers.push(...found);
    if (!isNeeded && folder !== '') strangers.push(folder);
    return isNeeded;
  }
  search('');
  return strangers;
}

/** A folder comes after its content. */
function remove(outDir: string, file: string): void {
  const target = path.join(outDir, file);
  if (lstatSync(target).isDirectory()) rmdirSync(target);
  else rmSync(target);
}

function hashOfFile(filePath: string): string | undefined {
  try {
    return hashOf(readFileSync(filePath));
  } catch {
    return undefined;
  }
}

/** Refuses a folder with files that are not a build's, before anything in it is touched. */
export function checkOutputFolder(outDir: string): void {
  let names: string[];
  try {
    names = readdirSync(outDir);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return;
    throw new OutputFolderError(`"${outDir}" cannot be read as a folder (${code}). Choose another --out-dir.`);
  }
  const foreign = names.filter((name) => !NOT_OURS.has(name) && name !== '.DS_Store' && name !== STAGING_FOLDER);
  if (foreign.length === 0) return;
  // Every build has this folder: it marks the output as Octavo's to change.
  if (lstatSync(path.join(outDir, path.dirname(ROOT_FILE)), { throwIfNoEntry: false })?.isDirectory()) return;
  throw new OutputFolderError(
    `"${outDir}" holds files that Octavo did not write (such as "${foreign[0]}"). ` +
      'Move or delete them, or choose another folder with --out-dir; nothing was changed.',
  );
}
