import { messageOf } from '../../../../shared/messageOf.ts';
import type { Report } from '../../../ground/problems.ts';
import { findRepositories, type WantedFolder } from './findRepositories.ts';
import { noteRepository } from './noteRepository.ts';
import { readGitHistory, type FileHistory } from './gitHistory.ts';

/** By absolute path of the file. */
export type GitHistory = ReadonlyMap<string, FileHistory>;

/** Asks git once for each file, because the locales of a site share most of them. */
export type GitReader = (requests: WantedFolder[], report: Report) => Promise<GitHistory>;

export function createGitReader(): GitReader {
  const known = new Map<string, FileHistory>();
  const requested = new Set<string>();
  return async (requests, report) => {
    const fresh = requests.map((request) => {
      const filePaths = request.filePaths.filter((filePath) => !requested.has(`${request.wantsCreated} ${filePath}`));
      for (const filePath of filePaths) requested.add(`${request.wantsCreated} ${filePath}`);
      return { ...request, filePaths };
    });
    for (const [filePath, history] of await loadGitHistory(fresh, report)) {
      known.set(filePath, { ...known.get(filePath), ...history });
    }
    return known;
  };
}

/** Reads the history of the given files: one `git log` per repository. The site can be built without git. */
export async function loadGitHistory(requests: WantedFolder[], report: Report): Promise<GitHistory> {
  const wanted = requests.filter((request) => request.filePaths.length > 0);
  const result = new Map<string, FileHistory>();
  const { repositories, outside } = await findRepositories(wanted);
  const reasons = new Set(outside.map(({ reason }) => reason));
  for (const repository of repositories) {
    noteRepository(repository.root);
    try {
      const histories = await readGitHistory(repository);
      for (const [path, history] of histories) result.set(repository.files.get(path) ?? path, history);
    } catch (error) {
      reasons.add(messageOf(error));
    }
  }
  if (reasons.size > 0) {
    const message = `Dates and authors of last updates are left out: ${[...reasons].join('; ')}.`;
    report({ severity: 'warning', code: 'git-history', filePath: outside[0]?.dir, message });
  }
  return result;
}
