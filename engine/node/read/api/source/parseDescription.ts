import { LineCounter, parseDocument } from 'yaml';
import { messageOf } from '../../../../shared/messageOf.ts';
import { lineAt } from '../../../ground/files/readText.ts';
import type { YamlProblem } from '../../content/source/parseYaml.ts';
import { findInJson } from './findInJson.ts';

export interface ParsedDescription {
  value: unknown;
  problem?: YamlProblem;
  /** Line (from 1) of the value at this path, or of the nearest one above it. */
  lineOf(path: readonly string[]): number | undefined;
}

/** Deeper than any handwritten value. */
const MAX_LEVELS = 200;
const TOO_DEEP = `values are more than ${MAX_LEVELS} levels deep; expected fewer`;

/** Replaces the parser's own message. The parser recurses for each level. */
const MESSAGES: [RegExp, string][] = [
  [/^DUPLICATE_KEY/, 'a key is there twice; expected each key once'],
  [/call stack/, TOO_DEEP],
];

/** YAML or JSON. Dates stay text, as in OpenAPI; positions are only computed for problems. */
export function parseDescription(text: string): ParsedDescription {
  const json = /^\s*[{[]/.test(text) ? parseJson(text) : undefined;
  if (json) return checkDepth({ value: json.value, lineOf: (path) => lineAt(text, findInJson(text, path)) });
  const { document, lineCounter, lineOf } = parseWithPlaces(text);
  const error = document.errors[0];
  if (error) {
    const { line, col } = lineCounter.linePos(error.pos[0]);
    const [said = ''] = error.message.split(' at line ');
    const message = MESSAGES.find(([pattern]) => pattern.test(`${error.code} ${said}`))?.[1] ?? said;
    return { value: undefined, problem: { message, line: Math.max(line, 1), column: Math.max(col, 1) }, lineOf };
  }
  try {
    return checkDepth({ value: document.toJS({ maxAliasCount: 1000 }), lineOf });
  } catch (error) {
    const message = messageOf(error);
    return { value: undefined, problem: { message, line: 1, column: 1 }, lineOf };
  }
}

/** Code that reads a value recurses for each level, and an anchor inside itself makes a value endless. */
function checkDepth({ value, lineOf }: ParsedDescription): ParsedDescription {
  const path = findDeep(value);
  return path ? tooDeep(lineOf, path) : { value, lineOf };
}

function tooDeep(lineOf: ParsedDescription['lineOf'], path: readonly string[]): ParsedDescription {
  return { value: undefined, problem: { message: TOO_DEEP, line: lineOf(path) ?? 1, column: 1 }, lineOf };
}

/** The path of a value that is too deep. */
function findDeep(root: unknown): string[] | undefined {
  const stack: { value: object; depth: number; key: string }[] = [];
  const keys: string[] = [];
  const visit = (value: unknown, depth: number, key: string) => {
    if (typeof value === 'object' && value !== null) stack.push({ value, depth, key });
  };
  visit(root, 0, '');
  for (let next = stack.pop(); next; next = stack.pop()) {
    keys.length = Math.max(0, next.depth - 1);
    if (next.depth > 0) keys.push(next.key);
    if (next.depth > MAX_LEVELS) return keys;
    for (const [key, value] of Object.entries(next.value)) visit(value, next.depth + 1, key);
  }
  return undefined;
}

/** Undefined for a text that is not JSON, or has a duplicate key: the YAML parser reports where. */
function parseJson(text: string): { value: unknown } | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return countKeys(value) === countWrittenKeys(text) ? { value } : undefined;
  } catch {
    return undefined;
  }
}

function countKeys(root: unknown): number {
  let count = 0;
  const stack = [root];
  while (stack.length > 0) {
    const value = stack.pop();
    if (typeof value !== 'object' || value === null) continue;
    const inner: unknown[] = Object.values(value);
    if (!Array.isArray(value)) count += inner.length;
    for (const one of inner) stack.push(one);
  }
  return count;
}

function countWrittenKeys(text: string): number {
  let count = 0;
  for (const [, colon] of text.matchAll(/"[^"\\]*(?:\\.[^"\\]*)*"(\s*:)?/g)) if (colon !== undefined) count++;
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
      // A part of the path is not a map.
    }
  }
  return undefined;
}
