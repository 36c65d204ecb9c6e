/** A file of the site that could not be read as a module: where, and what is wrong, without a stack. */
export class ModuleError extends Error {
  override name = 'ModuleError';
  /** Absolute. */
  readonly filePath: string;
  /** From 1. */
  readonly line?: number;
  readonly column?: number;

  constructor(message: string, place: { filePath: string; line?: number; column?: number }) {
    super(message);
    this.filePath = place.filePath;
    this.line = place.line;
    this.column = place.column;
  }
}

/** The package that an error of Node says is not installed. */
export function missingPackageOf(error: unknown): string | undefined {
  const { code, message } = error as NodeJS.ErrnoException;
  if (!/^(?:ERR_)?MODULE_NOT_FOUND$/.test(code ?? '')) return undefined;
  return /^Cannot find \w+ '([^./'][^']*)'/.exec(message)?.[1];
}
