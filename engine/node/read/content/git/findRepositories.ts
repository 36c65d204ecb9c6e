import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { messageOf } from '../../../../shared/messageOf.ts';
import { foldersUp } from '../../../ground/files/foldersUp.ts';
import { noteFile, ownVariables } from '../../../ground/inputs/inputs.ts';
import { posixRelative } from '../../../ground/files/siteAlias.ts';

const run = promisify(execFile);

export interface Repository {
  root: string;
  /** Content folders in the repository, relative to its root. */
  folders: string[];
  /** Path from the root → the path of the file in this program. */
  files: Map<string, string>;
  wantsCreated: boolean;
}

export interface WantedFolder {
  dir: string;
  filePaths: string[];
  /** The first commit of each file is needed too, which requires detecting renames. */
  wantsCreated: boolean;
}

/** The repositories that contain the files; folders outside repositories are returned separately. */
export async function findRepositories(
  wanted: WantedFolder[],
): Promise<{ repositories: Repository[]; outside: { dir: string; reason: string }[] }> {
  const byRoot = new Map<string, Repository>();
  const outside: { dir: string; reason: string }[] = [];
  for (const { dir, filePaths, wantsCreated } of wanted) {
    try {
      const { stdout } = await run('git', ['rev-parse', '--show-toplevel', '--show-prefix'], {
        cwd: dir,
        env: ownVariables,
      });
      const [root = '', prefix = ''] = stdout.split('\n');
      const repository: Repository = byRoot.get(root) ?? { root, folders: [], files: new Map(), wantsCreated: false };
      byRoot.set(root, repository);
      repository.wantsCreated ||= wantsCreated;
      repository.folders.push(prefix.replace(/\/$/, ''));
      for (const filePath of filePaths) {
        repository.files.set(prefix + posixRelative(dir, filePath), filePath);
      }
    } catch (error) {
      outside.push({ dir, reason: toReason(error) });
      // A repository that is created later will be in one of the folders above.
      for (const above of foldersUp(dir)) noteFile(path.join(above, '.git'));
    }
  }
  return { repositories: [...byRoot.values()], outside };
}

function toReason(error: unknown): string {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return 'git is not installed';
  if (error instanceof Error && 'stderr' in error && typeof error.stderr === 'string') {
    return error.stderr.split('\n')[0]?.replace(/^fatal: /, '') ?? '';
  }
  return messageOf(error);
}
