import { spawn } from 'node:child_process';
import { ownVariables } from '../../../ground/inputs/inputs.ts';
import { createLogParser, LOG_FORMAT, type Change, type Commit } from './parseGitLog.ts';
import type { Repository } from './findRepositories.ts';

export interface FileHistory {
  newest?: Commit;
  /** When the file first appeared, under any name. */
  created?: Commit;
}

/**
 * History of the wanted files, from one `git log` over their folders. It stops as soon as all files are found: in an
 * old repository that is long before the first commit.
 */
export function readGitHistory(repository: Repository): Promise<Map<string, FileHistory>> {
  const histories = new Map<string, FileHistory>([...repository.files.keys()].map((path) => [path, {}]));
  /** Earlier names of files, while going back in time. */
  const names = new Map<string, string>([...repository.files.keys()].map((path) => [path, path]));
  let missing = histories.size;

  function note(change: Change): void {
    const path = names.get(change.path);
    const history = path === undefined ? undefined : histories.get(path);
    if (path === undefined || !history) return;
    const wasComplete = isComplete(history);
    if (change.path === path) history.newest ??= { at: change.at, by: change.by };
    if (change.status === 'A') history.created ??= { at: change.at, by: change.by };
    if (change.status === 'R' && change.from !== undefined && !names.has(change.from)) names.set(change.from, path);
    if (!wasComplete && isComplete(history)) missing--;
  }

  const isComplete = (history: FileHistory) =>
    history.newest !== undefined && (!repository.wantsCreated || history.created !== undefined);

  return new Promise((resolve, reject) => {
    const git = spawn('git', logArguments(repository), { cwd: repository.root, env: ownVariables });
    const errors: string[] = [];
    const parse = createLogParser(note);
    git.stdout.setEncoding('utf8').on('data', (piece: string) => {
      parse(piece);
      if (missing === 0) git.kill();
    });
    git.stderr.setEncoding('utf8').on('data', (piece: string) => errors.push(piece));
    git.on('error', reject);
    git.on('close', (code) => {
      if (code === 0 || missing === 0) return resolve(histories);
      reject(new Error(errors.join('').trim() || `git log ended with status ${code}`));
    });
  });
}

function logArguments(repository: Repository): string[] {
  return [
    '-c',
    'log.showSignature=false',
    'log',
    '-z',
    // A merge counts for the files it changed itself.
    '-c',
    '--name-status',
    repository.wantsCreated ? '--find-renames' : '--no-renames',
    `--format=${LOG_FORMAT}`,
    '--',
    ...repository.folders.map((folder) => (folder === '' ? ':(top)' : `:(top,literal)${folder}`)),
  ];
}
