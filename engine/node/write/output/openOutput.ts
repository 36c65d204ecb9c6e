/**
 * The folder that a build writes into. Files are staged next to the published ones and moved into place when the whole
 * build has succeeded. Until then readers have the previous site.
 */
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { explainSystemError } from '../../ground/files/explainSystemError.ts';
import { hashOf, hashOfFile } from '../../ground/hashOf.ts';
import { MISSING, ownStampOf } from '../../ground/inputs/fileStamp.ts';
import type { WriteFile } from '../../ground/files/writeFile.ts';
import { COMPRESS_FROM_BYTES } from '../hosts/responseRules.ts';
import { createFileWriter } from './createFileWriter.ts';
import { createFileNames } from './fileNames.ts';
import { OutputFolderError } from './outputFolderError.ts';
import { FORMS, stageFile, type Form, type StagedFile } from './stageFile.ts';
import { moveStaged } from './moveStaged.ts';
import { findStrangers, removeStranger, STAGING_FOLDER } from './strangers.ts';

/** A published file and its compressed forms, in the state in which the build left them. */
interface FileState {
  size: number;
  forms: Partial<Record<Form, { hash: string; stamp: string }>>;
}

export type OutputFiles = Record<string, FileState>;

export interface Output {
  /** Discards what was written. */
  writesNothing?: boolean;
  /** Stages a file unless the folder already has the same content. */
  write: WriteFile;
  /** Reuses files of the last build. Returns false if one of them has changed; then none is reused. */
  keep(files: string[]): boolean;
  /** All files that are part of this build so far. */
  files(): string[];
  /** Files that were written more than once; the last write wins. */
  contested(): string[];
  /** A file of this build or an unchanged one of the last. */
  read(file: string): Uint8Array | undefined;
  /** The current path of such a file. */
  pathOf(file: string): string;
  /** Removes such a file again. */
  remove(file: string): void;
  /** True if the folder is exactly as the last build left it: all files in all forms, and nothing else. */
  isUntouched(): boolean;
  /** Moves staged files into place and removes everything that is not part of this build. */
  publish(): PublishedSite;
  /** Stops writing, and removes staged files that were not published. Nothing is published after that. */
  discard(): Promise<void>;
}

interface PublishedSite {
  files: OutputFiles;
  bytes: number;
}

/**
 * The files that a first visit waits for. The host compresses all others on request: writing a compressed copy of a
 * small file took longer than writing the file.
 */
const COMPRESSED = /\.(?:html|css)$/i;

const INTERRUPTED = 'The build was interrupted; nothing was changed.';

export interface OutputOptions {
  threads?: boolean;
  /** Write compressed copies next to files, for a host that sends them. Other hosts count or bill them as files. */
  compress?: boolean;
  /** Files of the last build with several writers. The last writer is unknown, so they are written again. */
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
  // Without compression, sending a file to a thread takes longer than writing it.
  const writer = createFileWriter(threads && compress);
  let isDiscarded = false;

  /** The file is unchanged since the last build, by its stamp or, in a copied folder, by its content. */
  function findIntact(file: string): FileState | undefined {
    const state = Object.hasOwn(known, file) ? known[file] : undefined;
    if (!state) return undefined;
    for (const form of FORMS) {
      const written = state.forms[form];
      if (!written) continue;
      // Concatenated for speed: there are tens of thousands.
      const filePath = outDir + path.sep + file + form;
      const stamp = ownStampOf(filePath);
      if (stamp === written.stamp) continue;
      if (stamp === MISSING || hashOfFile(filePath) !== written.hash) return undefined;
      written.stamp = stamp;
    }
    return state;
  }

  /** A plugin changed the file, so the folder does not contain the last build's own version. */
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

  return {
    async write(file, content, compressed) {
      // The last writer wins, for example an author's own file in a static folder.
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
        moveStaged(outDir, stagingDir, staged);
        rmSync(stagingDir, { recursive: true, force: true });
        for (const stranger of findStrangers(outDir, isExpected)) removeStranger(outDir, stranger);
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
      // This comes first, because a thread that continues writing would create the folder again.
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
