import { LineCounter, parseDocument } from 'yaml';
import type { YamlProblem } from '../../content/source/parseYaml.ts';

export interface ParsedDescription {
  value: unknown;
  problem?: YamlProblem;
  /** Line (from 1) of the value at this path, or of the nearest one above it. */
  lineOf(path: readonly string[]): number | undefined;
}

/** YAML or JSON. Dates stay text, as in OpenAPI; places are looked up only where something is wrong. */
export function parseDescription(text: string): ParsedDescription {
  const json = /^\s*[{[]/.test(text) ? parseJson(text) : undefined;
  if (json) return { value: json.value, lineOf: (path) => parseWithPlaces(text).lineOf(path) };
  const { document, lineCounter, lineOf } = parseWithPlaces(text);
  const error = document.errors[0];
  if (error) {
    const { line, col } = lineCounter.linePos(error.pos[0]);
    const [said = ''] = error.message.split(' at line ');
    const message = error.code === 'DUPLICATE_KEY' ? 'a key is there twice; expected each key once' : said;
    return { value: undefined, problem: { message, line: Math.max(line, 1), column: Math.max(col, 1) }, lineOf };
  }
  try {
    return { value: document.toJS({ maxAliasCount: 1000 }), lineOf };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return { value: undefined, problem: { message, line: 1, column: 1 }, lineOf };
  }
}

/** Nothing for a text that is not JSON, or has a key twice: YAML's parser says where. */
function parseJson(text: string): { value: unknown } | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return countKeys(value) === countWrittenKeys(text) ? { value } : undefined;
  } catch {
    return undefined;
  }
}

function countKeys(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  const inner = Object.values(value);
  return inner.reduce<number>((sum, one) => sum + countKeys(one), Array.isArray(value) ? 0 : inner.length);
}

function countWrittenKeys(text: string): number {
  let count = 0;
  for (const [, colon] of text.matchAll(/"(?:[^"\\]|\\.)*"(\s*:)?/g)) if (colon !== undefined) count++;
  return count;
}

function parseWithPlaces(text: string) {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, {
    lineCounter,
    merge: true,
    logLevel: 'silent',
    prettyErrors: false,
    uniqueKeys: true,
  });
  function lineOf(path: readonly string[]): number | undefined {
    for (let length = path.length; length >= 0; length--) {
      const node = findNode(document, path.slice(0, length));
      const offset = (node as { range?: [number, number, number] } | undefined)?.range?.[0];
      if (offset !== undefined) return lineCounter.linePos(offset).line;
    }
    return undefined;
  }
  return { document, lineCounter, lineOf };
}

/** Keys of a path are text; in YAML `200:` is a number. */
function findNode(document: ReturnType<typeof parseDocument>, path: readonly string[]): unknown {
  const variants = [path, path.map((key) => (/^\d+$/.test(key) ? Number(key) : key))];
  for (const variant of variants) {
    try {
      const found: unknown = document.getIn(variant, true);
      if (found) return found;
    } catch {
      // A part of the path is no map.
    }
  }
  return undefined;
}
