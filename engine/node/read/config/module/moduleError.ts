/** A file of the site that could not be loaded as a module: the place and the problem, without a stack. */
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

/** The package that is missing according to an error of Node. */
export function missingPackageOf(error: unknown): string | undefined {
  const { code, message } = error as NodeJS.ErrnoException;
  if (!/^(?:ERR_)?MODULE_NOT_FOUND$/.test(code ?? '')) return undefined;
  return /^Cannot find \w+ '([^./'][^']*)'/.exec(message)?.[1];
}

const LOOSE_MESSAGES =
  /is not defined in ES module scope|^Cannot use import statement|because it is not yet fully loaded|does not provide an export named|^Named export '.*' not found/;

/**
 * Whether Node rejects a package for something that Docusaurus accepts: both kinds of modules in one file; ES modules
 * that import files without the extension, or by their folder; JSON imported like any other file; CommonJS exports that
 * Node sees only at run time. Node cannot reload modules that such a package imported before it was rejected.
 */
export function isLooseModule(error: unknown): boolean {
  const { code = '', message } = error as NodeJS.ErrnoException;
  if (code === 'ERR_MODULE_NOT_FOUND') return /^Cannot find module '(?:\/|[A-Z]:)/i.test(message);
  return (
    /^ERR_(?:UNSUPPORTED_DIR_IMPORT|IMPORT_(?:ATTRIBUTE|ASSERTION_TYPE)_MISSING)$/.test(code) ||
    LOOSE_MESSAGES.test(message)
  );
}
