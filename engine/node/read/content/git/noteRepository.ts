import path from 'node:path';
import { noteFile } from '../../../ground/inputs/inputs.ts';
import { isSiteFolder, readSiteFileSync } from '../../../ground/inputs/siteFiles.ts';

/** A commit is an input of everything that shows dates from the history. It changes one of these files. */
export function noteRepository(root: string): void {
  const entry = path.join(root, '.git');
  noteFile(entry);
  // In a worktree and in a submodule `.git` is a file that names the folder.
  const gitDir = isSiteFolder(entry) ? entry : path.resolve(root, textOf(entry).replace(/^gitdir:\s*/, ''));
  const commonDir = path.resolve(gitDir, textOf(path.join(gitDir, 'commondir')) || '.');
  const head = path.join(gitDir, 'HEAD');
  const branch = /^ref:\s*(.+)$/.exec(textOf(head))?.[1];
  for (const file of [
    head,
    ...(branch === undefined ? [] : [path.join(commonDir, branch)]),
    ...['packed-refs', 'shallow', path.join('reftable', 'tables.list')].map((name) => path.join(commonDir, name)),
  ]) {
    noteFile(file);
  }
}

function textOf(filePath: string): string {
  try {
    return readSiteFileSync(filePath).toString().trim();
  } catch {
    return '';
  }
}
