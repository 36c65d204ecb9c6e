export function findReleaseProblems(release: {
  version: string;
  last: string;
  changelog: string;
  isClean: boolean;
  tags: string[];
  repository?: unknown;
}): string[];
export function toReleasedChangelog(changelog: string, version: string, date: string): string;
export function notesOf(changelog: string, version: string): string;
