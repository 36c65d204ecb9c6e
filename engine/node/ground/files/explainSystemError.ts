/** Explains errors of the operating system, with a remedy: causes outside Octavo and the site. */
const REASONS: Record<string, string> = {
  ENOSPC: 'the disk is full. Make room, and try again',
  EDQUOT: 'the disk quota is used up. Make room, and try again',
  EROFS: 'the disk is read-only. Choose another place, or make it writable',
  EACCES: 'the system does not allow it. Check the rights of the file and of its folder',
  EPERM: 'the system does not allow it. Check the rights of the file and of its folder',
  EIO: 'the disk fails',
  EMFILE: 'too many files are open at once. Allow more of them: "ulimit -n 4096"',
  ENFILE: 'too many files are open on this machine',
};

/** One sentence; undefined for an error with another cause. `filePath`: used if the error does not name a file. */
export function explainSystemError(error: unknown, filePath?: string): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const { code = '', path = filePath } = error as NodeJS.ErrnoException;
  const reason = Object.hasOwn(REASONS, code) ? REASONS[code] : undefined;
  if (reason === undefined) return undefined;
  return `${path === undefined ? 'A file' : `"${path}"`} cannot be read or written: ${reason} (${code}).`;
}
