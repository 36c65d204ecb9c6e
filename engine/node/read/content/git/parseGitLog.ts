export interface Commit {
  /** Committed, in milliseconds since the epoch. */
  at: number;
  /** The author's name. */
  by: string;
}

export interface Change extends Commit {
  /** Git's first letter: `A`dded, `M`odified, `R`enamed, ... */
  status: string;
  /** From the root of the repository. */
  path: string;
  /** Before a rename. */
  from?: string;
}

/** The format that `git log` prints before the files of each commit. */
export const LOG_FORMAT = '%x01%ct%x02%an';

/** Reads the output of `git log -z --name-status` in pieces, as it comes. Newest commits come first. */
export function createLogParser(onChange: (change: Change) => void): (piece: string) => void {
  let rest = '';
  let commit: Commit | undefined;
  let status: string | undefined;
  let from: string | undefined;

  function take(token: string): void {
    if (token === '') return;
    if (token.startsWith('\u0001')) {
      const [seconds, by = ''] = token.slice(1).split('\u0002');
      commit = { at: Number(seconds) * 1000, by };
      status = undefined;
    } else if (status === undefined) {
      status = token;
    } else if (/^[RC]\d/.test(status) && from === undefined) {
      from = token;
    } else if (commit) {
      onChange({ ...commit, status: status.charAt(0), path: token, from });
      status = undefined;
      from = undefined;
    }
  }

  return (piece) => {
    const tokens = (rest + piece).split('\0');
    rest = tokens.pop() ?? '';
    for (const token of tokens) take(status === undefined ? token.replace(/^\n/, '') : token);
  };
}
