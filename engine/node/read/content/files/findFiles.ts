import picomatch from 'picomatch';
import { walkFolder, type WalkOptions } from '../../../ground/files/walkFolder.ts';

export interface FileFilter {
  include: string[];
  exclude: string[];
}

/** The files of a content folder that its `include` and `exclude` globs select, and the category files in it. */
export async function findFiles(
  contentDir: string,
  filter: FileFilter,
  options: WalkOptions,
): Promise<{ files: string[]; categoryFiles: string[] }> {
  const all = await walkFolder(contentDir, { ...options, isPruned: pruner(filter) });
  const isSelected = toMatcher(filter);
  return { files: all.filter(isSelected), categoryFiles: all.filter((file) => CATEGORY_FILE.test(file)) };
}

const CATEGORY_FILE = /(?:^|\/)_category_\.(?:json|yml|yaml)$/;

/** Hidden files match only if a pattern names them; excluding patterns always apply. */
export function toMatcher({ include, exclude }: FileFilter): (relPath: string) => boolean {
  const positive = include.filter((pattern) => !pattern.startsWith('!'));
  const negative = [...exclude, ...include.filter((pattern) => pattern.startsWith('!')).map((p) => p.slice(1))];
  if (positive.length === 0) return () => false;
  const isIncluded = picomatch(positive.map(plain));
  const isExcluded = negative.length > 0 ? picomatch(negative.map(plain), { dot: true }) : () => false;
  return (relPath) => isIncluded(relPath) && !isExcluded(relPath);
}

/** A folder that is completely excluded, or whose name no pattern can match, need not be read. */
function pruner({ include, exclude }: FileFilter): (folder: string) => boolean {
  const whole = exclude.filter((pattern) => pattern.endsWith('/**')).map((pattern) => plain(pattern.slice(0, -3)));
  const isExcluded = whole.length > 0 ? picomatch(whole, { dot: true }) : () => false;
  const namesHidden = include.some((pattern) => /(?:^|\/)\./.test(plain(pattern)));
  return (folder) => isExcluded(folder) || (!namesHidden && /(?:^|\/)\./.test(folder));
}

function plain(pattern: string): string {
  return pattern.replace(/^\.\//, '');
}
