/**
 * `missing`: the host has no such file. `network`: the host did not respond. `timeout`: it took too long. `invalid`:
 * this is not a data file. `outdated`: the file belongs to another build than the running app.
 */
export type LoadFailure = 'missing' | 'network' | 'timeout' | 'invalid' | 'outdated';

export class LoadError extends Error {
  readonly failure: LoadFailure;

  constructor(failure: LoadFailure, message: string, options?: ErrorOptions) {
    super(message, options);
    this.failure = failure;
  }
}

/** `octavo("<file>",<json>)` → the JSON. Some hosts respond to every request with a page, which is not data. */
export function parseDataFile(file: string, text: string): unknown {
  const start = `octavo(${JSON.stringify(file)},`;
  const end = text.lastIndexOf(')');
  try {
    if (text.startsWith(start) && end > 0) return JSON.parse(text.slice(start.length, end));
  } catch (cause) {
    throw new LoadError('invalid', `"${file}" is damaged.`, { cause });
  }
  throw new LoadError('invalid', `"${file}" is not a data file of this site.`);
}
