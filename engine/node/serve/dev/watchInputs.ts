import { lstatSync, readdirSync, realpathSync, watch, type FSWatcher } from 'node:fs';
import path from 'node:path';
import { CLOCK_STEP_MS } from '../../ground/inputs/fileStamp.ts';

/** Editors save in several steps; a change is reported once, when the file is old enough for a stamp. */
const SETTLE_MS = CLOCK_STEP_MS + 5;

export interface InputWatcher {
  /** Call this before the file is read or tested, so that no later change is missed. */
  addFile(filePath: string): void;
  /** For a listed folder, in which every added or removed file is a change. */
  addFolder(dir: string): void;
  close(): void;
}

interface WatchedFolder {
  watcher?: FSWatcher;
  isListed?: true;
  /** The parts of it that were read. */
  names: Set<string>;
}

/**
 * Calls back with the paths when inputs of a site have changed. Folders are watched, not files: there are far fewer of
 * them, and systems limit their number.
 */
export function watchInputs(siteDir: string, onChange: (filePaths: string[]) => void): InputWatcher {
  const folders = new Map<string, WatchedFolder>();
  /** Real path → the symbolic link that is read. */
  const links = new Map<string, string>();
  let timer: NodeJS.Timeout | undefined;
  let changed: string[] = [];

  function note(filePath: string): void {
    changed.push(filePath);
    clearTimeout(timer);
    timer = setTimeout(() => {
      onChange(changed);
      changed = [];
    }, SETTLE_MS);
  }

  function open(dir: string): WatchedFolder {
    const known = folders.get(dir);
    if (known) return known;
    const folder: WatchedFolder = { names: new Set() };
    folders.set(dir, folder);
    if (dir !== siteDir && isWithin(siteDir, dir)) addFile(dir);
    start(dir, folder);
    return folder;
  }

  function start(dir: string, folder: WatchedFolder): void {
    try {
      folder.watcher = watch(dir, (event, name) => onEvent(dir, folder, event, name));
      // Requests detect changes without events.
      folder.watcher.on('error', () => folder.watcher?.close());
      for (const entry of readdirSync(dir, { withFileTypes: true })) {
        if (entry.isSymbolicLink()) followLink(path.join(dir, entry.name));
      }
    } catch {
      // It does not exist yet. The parent folder reports when it appears.
      if (dir !== path.dirname(dir)) addFile(dir);
    }
  }

  /** Only the folder of a link reports changes of the link; changes of the file are reported in its own folder. */
  function followLink(link: string): void {
    try {
      const target = realpathSync(link);
      links.set(target, link);
      addFile(target);
    } catch {
      // The link leads nowhere.
    }
  }

  function onEvent(dir: string, folder: WatchedFolder, event: string, name: string | null): void {
    const filePath = name === null ? dir : path.join(dir, name);
    if (event === 'rename') restart(filePath);
    const isRelevant = name === null || folder.isListed || folder.names.has(name);
    if (isRelevant && !isIgnored(siteDir, filePath)) note(links.get(filePath) ?? filePath);
  }

  /** There may now be another folder of that name, or a link that leads elsewhere. */
  function restart(filePath: string): void {
    for (const [dir, folder] of folders) {
      if (dir !== filePath && !isWithin(filePath, dir)) continue;
      folder.watcher?.close();
      start(dir, folder);
    }
    if (lstatSync(filePath, { throwIfNoEntry: false })?.isSymbolicLink()) followLink(filePath);
  }

  function addFile(filePath: string): void {
    if (!isIgnored(siteDir, filePath)) open(path.dirname(filePath)).names.add(path.basename(filePath));
  }

  return {
    addFile,
    addFolder(dir) {
      if (!isIgnored(siteDir, dir)) open(dir).isListed = true;
    },
    close() {
      clearTimeout(timer);
      for (const { watcher } of folders.values()) watcher?.close();
    },
  };
}

/** Files that Octavo, git and package managers write, and leftovers of editors. */
function isIgnored(siteDir: string, filePath: string): boolean {
  if (/(?:~|\.swp|\.part)$/.test(filePath)) return true;
  return isWithin(siteDir, filePath)
    ? /^(?:node_modules|\.octavo|\.docusaurus|\.git|build)(?:$|[\\/])/.test(filePath.slice(siteDir.length + 1))
    : /[\\/](?:node_modules|\.git)(?:$|[\\/])/.test(filePath);
}

function isWithin(dir: string, filePath: string): boolean {
  return filePath.startsWith(dir + path.sep);
}
