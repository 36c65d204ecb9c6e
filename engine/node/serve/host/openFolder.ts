import { realpathSync, statSync, type Stats } from 'node:fs';
import path from 'node:path';

export interface FoundFile {
  /** Absolute. */
  filePath: string;
  stats: Stats;
  /** Stays the same as long as the file. */
  id: string;
  /** False for a file that was just written, because a second write could leave the same `id`. */
  isSettled: boolean;
}

/** Looks up files below a folder, and only there: a symbolic link that leads out finds nothing. */
export interface Folder {
  find(file: string): FoundFile | undefined;
  /** Results are valid as long as this number is the same. */
  generation(): number;
  /** Reads the disk again, ignoring recent results. */
  refresh(): void;
}

/** The clock behind timestamps has steps of some milliseconds; on some disks, of whole seconds. */
const CLOCK_STEP_MS = 50;
const COARSE_CLOCK_STEP_MS = 2000;

/** How long results for a file are cached: no reader reloads that soon after a deployment. */
const TRUSTED_MS = 250;
const MAX_REMEMBERED = 20_000;

/**
 * Reads the disk synchronously: a response depends on about ten files, and promises took most of the time of a request.
 * Synchronous reads still took half of it, so results are cached for a quarter of a second.
 */
export function openFolder(dir: string): Folder {
  const root = path.resolve(dir);
  /** Files that were found to be inside the folder, with their `id` at that time. */
  const inside = new Map<string, string>();
  const recent = new Map<string, FoundFile | undefined>();
  let generation = 0;
  let trustedUntil = 0;

  function refresh(): void {
    recent.clear();
    generation += 1;
    trustedUntil = performance.now() + TRUSTED_MS;
  }

  function look(file: string): FoundFile | undefined {
    const filePath = `${root}${path.sep}${file}`;
    const stats = statFile(filePath);
    // Opening a pipe or a device would wait for ever.
    if (!stats?.isFile()) return undefined;
    const found = toFound(filePath, stats);
    if (inside.get(file) !== found.id) {
      if (!isBelow(root, filePath)) return undefined;
      if (inside.size >= MAX_REMEMBERED) inside.clear();
      inside.set(file, found.id);
    }
    return found;
  }

  return {
    find(file) {
      if (performance.now() >= trustedUntil) refresh();
      const known = recent.get(file);
      if (known || recent.has(file)) return known;
      const found = look(file);
      if (found && !found.isSettled) {
        generation += 1;
        return found;
      }
      // Clients may request any name.
      if (recent.size >= MAX_REMEMBERED) recent.clear();
      recent.set(file, found);
      return found;
    },
    generation() {
      if (performance.now() >= trustedUntil) refresh();
      return generation;
    },
    refresh,
  };
}

export function toFound(filePath: string, stats: Stats): FoundFile {
  const { dev, ino, size, mtimeMs, ctimeMs } = stats;
  const age = Date.now() - Math.max(mtimeMs, ctimeMs);
  const step = mtimeMs % 1000 === 0 ? COARSE_CLOCK_STEP_MS : CLOCK_STEP_MS;
  return { filePath, stats, id: `${dev}:${ino}:${size}:${mtimeMs}:${ctimeMs}`, isSettled: age > step };
}

function statFile(filePath: string): Stats | undefined {
  try {
    return statSync(filePath, { throwIfNoEntry: false });
  } catch (error) {
    if (isAbsent(error)) return undefined;
    throw error;
  }
}

/** Resolves all links. The root itself may be a link, which changes with the next deployment. */
function isBelow(root: string, filePath: string): boolean {
  try {
    const realRoot = realpathSync.native(root);
    return realpathSync.native(filePath).startsWith(realRoot.endsWith(path.sep) ? realRoot : realRoot + path.sep);
  } catch (error) {
    if (isAbsent(error)) return false;
    throw error;
  }
}

/**
 * For readers, a loop of links, a name that is too long or a missing permission equal a missing file. A failing disk
 * does not.
 */
export function isAbsent(error: unknown): boolean {
  const code = (error as NodeJS.ErrnoException).code ?? '';
  return ['ENOENT', 'ENOTDIR', 'ELOOP', 'ENAMETOOLONG', 'EACCES', 'EPERM', 'EINVAL'].includes(code);
}
