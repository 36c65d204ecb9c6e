import path from 'node:path';
import { isSiteFile } from '../../../ground/inputs/siteFiles.ts';
import { readTextIfExists } from '../../../ground/files/readText.ts';
import { OUTSIDE, type Boundary } from '../../../ground/files/boundary.ts';
import type { Report } from '../../../ground/problems.ts';
import { parseDescription, type ParsedDescription } from './parseDescription.ts';
import { fromPointer, toPointer } from './pointer.ts';
import { decodePath } from '../../../../shared/url/sitePaths.ts';

export interface DescriptionFile {
  filePath: string;
  value: unknown;
  lineOf: ParsedDescription['lineOf'];
}

export interface Location {
  file: DescriptionFile;
  path: readonly string[];
}

export interface References {
  open(filePath: string): Promise<DescriptionFile | undefined>;
  /** The target of a `$ref`, or a text with the reason why there is none. */
  resolve(ref: string, from: Location): (Location & { value: unknown }) | string;
}

/**
 * The files of a description. All files named by `$ref` are read first, so resolving is a lookup. Only files of the
 * site are read; nothing is fetched.
 */
export function createReferences(boundary: Boundary, report: Report, onFile: (filePath: string) => void): References {
  const files = new Map<string, DescriptionFile | string>();

  async function open(filePath: string): Promise<DescriptionFile | undefined> {
    const known = files.get(filePath);
    if (known !== undefined) return typeof known === 'string' ? undefined : known;
    const loaded = await load(filePath);
    files.set(filePath, loaded);
    if (typeof loaded === 'string') return undefined;
    for (const name of filesNamedIn(loaded.value)) await open(path.resolve(path.dirname(filePath), name));
    return loaded;
  }

  async function load(filePath: string): Promise<DescriptionFile | string> {
    onFile(filePath);
    if (!isSiteFile(filePath)) return `the file "${filePath}" does not exist`;
    if (!boundary.allows(filePath)) return `"${filePath}" ${OUTSIDE.replace(/\.$/, '')}`;
    const text = (await readTextIfExists(filePath, report)) ?? '';
    const { value, problem, lineOf } = parseDescription(text);
    if (!problem) return { filePath, value, lineOf };
    const { line, column } = problem;
    const kind = filePath.endsWith('.json') ? 'JSON' : 'YAML';
    report({
      severity: 'warning',
      code: 'api-description',
      filePath,
      line,
      column,
      message: `The file is not valid ${kind}: ${problem.message}`,
    });
    return `"${filePath}" cannot be read`;
  }

  return {
    open,
    resolve(ref, from) {
      const [target = '', fragment = ''] = ref.split('#', 2);
      if (isRemote(target)) {
        return `it is on another host, and nothing is fetched while a site is built. Save the file in the site folder and name it by its path`;
      }
      const filePath =
        target === '' ? from.file.filePath : path.resolve(path.dirname(from.file.filePath), decodePath(target));
      const file = target === '' ? from.file : (files.get(filePath) ?? `the file "${filePath}" does not exist`);
      if (typeof file === 'string') return file;
      const keys = fromPointer(fragment);
      if (!keys) return `"#${fragment}" is no JSON pointer; expected "#/components/schemas/Name"`;
      let value: unknown = file.value;
      for (const [index, key] of keys.entries()) {
        if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) {
          const parent = toPointer(keys.slice(0, index));
          const names = typeof value === 'object' && value !== null ? Object.keys(value) : [];
          const near = nearest(key, names);
          return `${parent === '#' ? 'the file' : `"${parent}"`} has no "${key}"${near}`;
        }
        value = (value as Record<string, unknown>)[key];
      }
      return { file, path: keys, value };
    },
  };
}

function nearest(key: string, names: string[]): string {
  const same = names.find((name) => name.toLowerCase() === key.toLowerCase());
  return same === undefined ? '' : `; did you mean "${same}"?`;
}

export function isRemote(target: string): boolean {
  return /^[a-z][a-z\d+.-]+:|^\/\//i.test(target);
}

/** The files named by references in a value. */
function filesNamedIn(root: unknown): Set<string> {
  const found = new Set<string>();
  const stack = [root];
  while (stack.length > 0) {
    const value = stack.pop();
    if (typeof value !== 'object' || value === null) continue;
    for (const [key, inner] of Object.entries(value)) {
      if (key === '$ref' && typeof inner === 'string') {
        const [target = ''] = inner.split('#', 1);
        if (target !== '' && !isRemote(target)) found.add(decodePath(target));
      } else stack.push(inner);
    }
  }
  return found;
}
