import fs, { type Dirent } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { FOLDER, stampOf } from './fileStamp.ts';
import { noteFile, noteFolder } from './inputs.ts';
import { isReading, noteCall } from './readsOf.ts';

/** Functions of `node:fs` and `node:fs/promises` that read what their first argument names. */
const READS_FILE =
  /^(?:readFile|open|openAsBlob|createReadStream|exists|stat|lstat|access|realpath|readlink|copyFile)(?:Sync)?$/;
const READS_FOLDER = /^(?:readdir|opendir)(?:Sync)?$/;
/** Reads a file, or a folder with all that is in it. */
const READS_TREE = /^cp(?:Sync)?$/;
/** Reads folders by functions that nobody can replace. */
const READS_UNSEEN = /^glob(?:Sync)?$/;

/** `node:fs` for the code of a site: its configuration may read files, and those are inputs like any other. */
const trackedFs = trackModule(fs);

function trackModule<Module extends object>(module: Module): Module {
  return new Proxy(module, {
    get(target, name) {
      const value = Reflect.get(target, name) as unknown;
      if (name === 'promises') return trackedPromises;
      if (typeof value !== 'function' || typeof name !== 'string') return value;
      const note = noteOf(name);
      return note ? trackCall(value, note) : value;
    },
  });
}

const trackedPromises = trackModule(fs.promises);

/** What notes the reads of the function with that name. */
function noteOf(name: string): NoteRead | undefined {
  if (READS_FILE.test(name)) return noteFile;
  if (READS_TREE.test(name)) return noteTree;
  if (READS_UNSEEN.test(name)) return () => noteCall(`fs.${name}`);
  return READS_FOLDER.test(name) ? noteFolders : undefined;
}

type NoteRead = (path: string, options: unknown) => void;

/** Noting a file reads its stamp, with functions that may be tracked themselves. */
let isNoting = false;

/** `isTracked`: which calls count; by default all. */
function trackCall(call: Function, note: NoteRead, isTracked = () => true): Function {
  const tracked = (...values: unknown[]): unknown => {
    const named = !isNoting && isTracked() ? toPath(values[0]) : undefined;
    if (named !== undefined) {
      isNoting = true;
      try {
        note(named, values[1]);
      } finally {
        isNoting = false;
      }
    }
    return call(...values) as unknown;
  };
  // Some functions have members: `realpath.native`.
  return Object.defineProperties(tracked, Object.getOwnPropertyDescriptors(call));
}

let isPatched = false;

/**
 * Packages that a site's code imports use `node:fs` directly. From now on their reads are recorded too, while site code
 * runs in `readsOf`. Call this before a package is loaded, because it may keep the functions it finds.
 */
export function trackPackages(): void {
  if (isPatched) return;
  isPatched = true;
  for (const module of [fs, fs.promises] as unknown as Record<string, unknown>[]) {
    for (const [name, call] of Object.entries(module)) {
      if (typeof call !== 'function') continue;
      const note = noteOf(name);
      if (note) module[name] = trackCall(call, note, isReading);
    }
  }
  syncBuiltinESMExports();
}

/** Includes the folders below it, which a recursive call also lists. */
function noteFolders(dir: string, options: unknown): void {
  noteFolder(dir);
  if (typeof options !== 'object' || options === null || !('recursive' in options) || !options.recursive) return;
  for (const entry of entriesOf(dir)) {
    if (entry.isDirectory()) noteFolders(path.join(dir, entry.name), options);
  }
}

function noteTree(file: string): void {
  noteFile(file);
  if (stampOf(file) !== FOLDER) return;
  noteFolder(file);
  for (const entry of entriesOf(file)) {
    const below = path.join(file, entry.name);
    // A link may lead back to a folder above it.
    if (entry.isDirectory()) noteTree(below);
    else noteFile(below);
  }
}

/** None if the folder cannot be listed: the call itself reports that, in its own way. */
function entriesOf(dir: string): Dirent[] {
  try {
    return fs.readdirSync(dir, { withFileTypes: true });
  } catch {
    return [];
  }
}

function toPath(value: unknown): string | undefined {
  // `glob` accepts several patterns.
  if (Array.isArray(value)) return toPath(value[0]);
  if (typeof value === 'string') return path.resolve(value);
  if (Buffer.isBuffer(value)) return path.resolve(value.toString());
  if (value instanceof URL && value.protocol === 'file:') return fileURLToPath(value);
  return undefined;
}

/** The result of `require` for a built-in module, in a module of the site. */
export function trackedBuiltin(id: string): object | undefined {
  const name = id.replace(/^node:/, '');
  if (name === 'fs') return trackedFs;
  return name === 'fs/promises' ? trackedPromises : undefined;
}
