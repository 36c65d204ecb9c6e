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
