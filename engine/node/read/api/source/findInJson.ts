/**
 * Finds the position of the value at a path in a JSON text, or of the nearest one above it. The text must be valid,
 * with unique keys.
 */
export function findInJson(text: string, path: readonly string[]): number {
  let found = skipSpace(text, 0);
  for (const key of path) {
    const inner = findInside(text, found, key);
    if (inner === undefined) return found;
    found = inner;
  }
  return found;
}

/** The value of a key or index in the object or list that begins at this position. */
function findInside(text: string, start: number, key: string): number | undefined {
  const isList = text[start] === '[';
  if (!isList && text[start] !== '{') return undefined;
  let at = skipSpace(text, start + 1);
  for (let index = 0; text[at] !== ']' && text[at] !== '}'; index++) {
    let name = `${index}`;
    if (!isList) {
      const end = skipValue(text, at);
      name = JSON.parse(text.slice(at, end)) as string;
      at = skipSpace(text, skipSpace(text, end) + 1);
    }
    if (name === key) return at;
    at = skipSpace(text, skipValue(text, at));
    if (text[at] === ',') at = skipSpace(text, at + 1);
  }
  return undefined;
}

const SPACE = /\s*/y;
const STRING = /"[^"\\]*(?:\\.[^"\\]*)*"/y;
const SCALAR = /[^\s,\]}]+/y;
const BRACKET = /["[\]{}]/g;

function skipSpace(text: string, at: number): number {
  return skip(SPACE, text, at);
}

function skipValue(text: string, start: number): number {
  if (text[start] === '"') return skip(STRING, text, start);
  if (text[start] !== '{' && text[start] !== '[') return skip(SCALAR, text, start);
  let depth = 0;
  BRACKET.lastIndex = start;
  for (let match = BRACKET.exec(text); match; match = BRACKET.exec(text)) {
    const [bracket] = match;
    if (bracket === '"') BRACKET.lastIndex = skip(STRING, text, match.index);
    else depth += bracket === '{' || bracket === '[' ? 1 : -1;
    if (depth === 0) break;
  }
  return BRACKET.lastIndex;
}

function skip(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  pattern.test(text);
  return Math.max(pattern.lastIndex, at);
}
