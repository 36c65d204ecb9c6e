import { isUtf8 } from 'node:buffer';
import { readSiteFileSync } from '../inputs/siteFiles.ts';
import type { Report } from '../problems.ts';

/** Text of a file without a byte order mark. Bytes that are not UTF-8 are reported and shown as `�`. */
export async function readText(filePath: string, report: Report): Promise<string> {
  // A large site has thousands of small files, for which an asynchronous call takes longer than reading.
  const bytes = readSiteFileSync(filePath);
  const text = toText(bytes);
  if (!isUtf8(bytes)) {
    report({
      severity: 'warning',
      code: 'not-utf8',
      filePath,
      line: lineAt(text, text.indexOf('\uFFFD')),
      message: 'The file is not valid UTF-8; unreadable bytes show as "\uFFFD". Save it with UTF-8 encoding.',
    });
  }
  return text;
}

/** Like `readText`, for a file that was read before: its problems have been reported. */
export function readTextAgain(filePath: string): string {
  return toText(readSiteFileSync(filePath));
}

/** UTF-8 without a byte order mark, which webpack removes too. */
export function toText(bytes: Buffer): string {
  const text = bytes.toString('utf8');
  return text.charCodeAt(0) === 0xfeff ? text.slice(1) : text;
}

/** Line (from 1) of an offset. */
export function lineAt(text: string, offset: number): number {
  let line = 1;
  for (let at = text.indexOf('\n'); at >= 0 && at < offset; at = text.indexOf('\n', at + 1)) line++;
  return line;
}

/** Like `readText`, but returns `undefined` for a missing file. */
export async function readTextIfExists(filePath: string, report: Report): Promise<string | undefined> {
  try {
    return await readText(filePath, report);
  } catch (error) {
    if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR')) {
      return undefined;
    }
    throw error;
  }
}
