import { messageOf } from '../../../../shared/messageOf.ts';
import type { Vcs } from '../../config/schema/futureFlags.ts';
import type { SiteConfig } from '../../config/types.ts';
import type { FileHistory } from './gitHistory.ts';
import { createGitReader, type GitReader } from './loadGitHistory.ts';

/** The constant history in Docusaurus's preset for tests. */
const HARDCODED: FileHistory = {
  newest: { at: Date.UTC(2018, 9, 14, 7, 27, 35), by: 'Author' },
  created: { at: Date.UTC(2017, 2, 31, 22), by: 'Author' },
};

/** The history of files, from the configured source: git, none, or custom functions. */
export function createHistoryReader({
  vcs,
  siteDir,
  configPath,
}: Pick<SiteConfig, 'vcs' | 'siteDir' | 'configPath'>): GitReader {
  if (vcs === 'git') return createGitReader();
  if (vcs === 'disabled') return async () => new Map();
  if (vcs === 'hardcoded') {
    return async (requests) => new Map(requests.flatMap(({ filePaths }) => filePaths.map((file) => [file, HARDCODED])));
  }
  let isStarted = false;
  return async (requests, report) => {
    const found = new Map<string, FileHistory>();
    try {
      if (!isStarted) vcs.initialize({ siteDir });
      isStarted = true;
      for (const { filePaths, wantsCreated } of requests) {
        for (const file of filePaths)
          found.set(file, { ...found.get(file), ...(await readWith(vcs, file, wantsCreated)) });
      }
    } catch (error) {
      const message = `The functions of \`future.experimental_vcs\` fail: ${messageOf(error)}`;
      report({ code: 'function-fails', severity: 'error', filePath: configPath, message });
    }
    return found;
  };
}

async function readWith(vcs: Vcs, file: string, wantsCreated = false): Promise<FileHistory> {
  const change = await (wantsCreated ? vcs.getFileCreationInfo(file) : vcs.getFileLastUpdateInfo(file));
  if (!change) return {};
  const commit = { at: change.timestamp, by: change.author };
  return wantsCreated ? { created: commit } : { newest: commit };
}
