/**
 * The inputs of a build, recorded as they are read: files, folder listings, environment variables, the date. Code that
 * reads for a site uses the functions of `siteFiles.ts`, which call these; the linter keeps `node:fs` out of the wings
 * that read, compile and assemble.
 */
import { readdirSync, readlinkSync, type Dirent } from 'node:fs';
import path from 'node:path';
import { hashOf } from '../hashOf.ts';
import { now } from './clock.ts';
import { FOLDER, MISSING, stampOf } from './fileStamp.ts';

/** The real environment, below the proxy that `trackVariables.ts` puts in front of it. */
export const ownVariables: NodeJS.ProcessEnv = process.env;

/** The form that is stored between builds. Values of variables are hashed, because they may be secrets. */
export interface Inputs {
  files: Record<string, string>;
  folders: Record<string, string>;
  variables: Record<string, string>;
  /** The current day, if the configuration reads it. */
  day?: string;
  /**
   * Something was read that cannot be watched, such as a network or another program. `plugins`: only plugins read it,
   * whose results are data that two builds can compare.
   */
  isOpen?: 'code' | 'plugins';
  /** The code of the site that did so, if known. */
  outside?: OutsideCall[];
  /** A configuration may name files relative to this folder. */
  cwd: string;
}

export interface OutsideCall {
  /** The page, the part of the theme, or a module such as the configuration. */
  filePath: string;
  isModule?: true;
  /** `fetch`, `child_process.execSync`. */
  call: string;
}

export interface InputRecorder {
  inputs(): Inputs;
  stop(): void;
}

/** The hash of something that may have changed while it was read. It equals no hash, not even itself. */
const UNSETTLED = 'unsettled';

/** The running recorders, each with a listener for new entries. */
const recorders = new Map<Inputs, OnNewInput | undefined>();

const INPUT_KINDS = ['files', 'folders', 'variables'] as const;
type InputKind = (typeof INPUT_KINDS)[number];

export type OnNewInput = (kind: InputKind, name: string) => void;

/** Called with everything that is read, while the reads of some code are recorded (`readsOf.ts`). */
let listener: ((kind: InputKind, name: string) => void) | undefined;

export function listenToReads(onRead: typeof listener): void {
  listener = onRead;
}

/** Several builds in one process also record each other's inputs, which is more than needed but never less. */
export function recordInputs(onNew?: OnNewInput): InputRecorder {
  const inputs: Inputs = { files: emptyTable(), folders: emptyTable(), variables: emptyTable(), cwd: process.cwd() };
  recorders.set(inputs, onNew);
  return { inputs: () => inputs, stop: () => void recorders.delete(inputs) };
}

/** Call this before reading the file or testing whether it exists, so that the next build notices any later change. */
export function noteFile(filePath: string): void {
  listener?.('files', filePath);
  if (recorders.size > 0) note('files', filePath, stampOf(filePath));
}

/** Like `noteFile`, but returns the stamp. */
export function noteFileStamp(filePath: string): string | undefined {
  listener?.('files', filePath);
  const stamp = stampOf(filePath);
  note('files', filePath, stamp);
  return stamp;
}

/** Call this before listing the folder. */
export function noteFolder(dir: string): void {
  listener?.('folders', dir);
  if (recorders.size > 0) note('folders', dir, listingOf(dir));
}

/** Lists a folder and notes the result, with one read instead of two. */
export function noteAndList(dir: string): Dirent[] {
  listener?.('folders', dir);
  try {
    const entries = readdirSync(dir, { withFileTypes: true });
    if (recorders.size > 0) note('folders', dir, toListing(dir, entries));
    return entries;
  } catch (error) {
    note('folders', dir, MISSING);
    throw error;
  }
}

export function noteVariable(name: string): void {
  listener?.('variables', name);
  if (recorders.size > 0) note('variables', name, variableOf(name));
}

/** Notes that a result depends on the current date. */
export function noteDay(): void {
  for (const inputs of recorders.keys()) inputs.day ??= today();
}

/** Notes that a result may depend on something that is neither a file nor a variable. */
export function noteOutside(...calls: OutsideCall[]): void {
  for (const inputs of recorders.keys()) {
    inputs.isOpen = 'code';
    addCalls(inputs, calls);
  }
}

/** Notes the same for plugins. */
export function noteOpenPlugins(...calls: OutsideCall[]): void {
  for (const inputs of recorders.keys()) {
    inputs.isOpen ??= 'plugins';
    addCalls(inputs, calls);
  }
}

function addCalls(inputs: Inputs, calls: OutsideCall[]): void {
  for (const call of calls) {
    const isKnown = inputs.outside?.some((one) => one.filePath === call.filePath && one.call === call.call);
    if (!isKnown) (inputs.outside ??= []).push(call);
  }
}

/** Adds the inputs that another thread recorded. */
export function noteInputs(found: Inputs): void {
  for (const kind of INPUT_KINDS) {
    for (const [name, value] of Object.entries(found[kind])) note(kind, name, value);
  }
  if (found.day !== undefined) noteDay();
  const noteOpen = found.isOpen === 'code' ? noteOutside : noteOpenPlugins;
  if (found.isOpen) noteOpen(...(found.outside ?? []));
}

/**
 * Adds inputs of an earlier build that this one need not read again. If both read an input, this build's record counts.
 */
export function noteEarlierInputs(found: Inputs): void {
  for (const inputs of recorders.keys()) {
    for (const kind of INPUT_KINDS) inputs[kind] = Object.assign(emptyTable(), found[kind], inputs[kind]);
  }
  if (found.day !== undefined) noteDay();
}

function note(kind: InputKind, name: string, value: string | undefined): void {
  for (const [inputs, onNew] of recorders) {
    const known = inputs[kind][name];
    if (known === undefined) onNew?.(kind, name);
    inputs[kind][name] = value === undefined || (known !== undefined && known !== value) ? UNSETTLED : value;
  }
}

/** Whether all recorded inputs are unchanged. */
export function areCurrent(inputs: Inputs): boolean {
  return changedInputs(inputs).next().done === true;
}

/** Names of the inputs that have changed, checked one by one. Values in `noted` count as recorded there. */
export function* changedInputs({ files, folders, variables, day, cwd }: Inputs, noted?: Inputs): Generator<string> {
  if (cwd !== process.cwd()) yield process.cwd();
  if (day !== undefined && day !== today()) yield today();
  for (const [name, value] of Object.entries(variables)) {
    if (differ(value, noted?.variables[name] ?? variableOf(name))) yield name;
  }
  for (const [dir, listing] of Object.entries(folders)) {
    if (differ(listing, noted?.folders[dir] ?? listingOf(dir))) yield dir;
  }
  for (const [filePath, stamp] of Object.entries(files)) {
    if (differ(stamp, noted?.files[filePath] ?? stampOf(filePath))) yield filePath;
  }
}

function differ(before: string, now: string | undefined): boolean {
  return before !== now || before === UNSETTLED;
}

/** The inputs that a change of these paths may affect; undefined if it may affect any. */
export function narrowInputs(inputs: Inputs, filePaths: readonly string[]): Inputs | undefined {
  const files = emptyTable();
  const folders = emptyTable();
  for (const filePath of filePaths) {
    const dir = path.dirname(filePath);
    // A folder appears and disappears together with its content.
    if (filePath in inputs.folders || stampOf(filePath) === FOLDER) return undefined;
    const stamp = inputs.files[filePath];
    const listing = inputs.folders[dir];
    if (stamp !== undefined) files[filePath] = stamp;
    else if (listing !== undefined) folders[dir] = listing;
    else return undefined;
  }
  return { ...inputs, files, folders };
}

/** A file may be called `__proto__`. */
function emptyTable(): Record<string, string> {
  return Object.create(null) as Record<string, string>;
}

/** Hash of a variable's value. */
export function variableOf(name: string): string {
  const value = ownVariables[name];
  return value === undefined ? MISSING : hashOf(value);
}

function today(): string {
  return new Date(now()).toDateString();
}

/** Hash of the names and kinds of what is in the folder, and where its links lead. */
export function listingOf(dir: string): string {
  try {
    return toListing(dir, readdirSync(dir, { withFileTypes: true }));
  } catch {
    return MISSING;
  }
}

function toListing(dir: string, entries: readonly Dirent[]): string {
  const names = entries.flatMap((entry) => {
    // Octavo's own, made by the first build.
    if (entry.name === '.octavo') return [];
    if (entry.isSymbolicLink()) return `${entry.name}\0${readlinkSync(path.join(dir, entry.name))}`;
    return `${entry.name}${entry.isDirectory() ? '/' : ''}`;
  });
  return hashOf(names.sort().join('\n'));
}
