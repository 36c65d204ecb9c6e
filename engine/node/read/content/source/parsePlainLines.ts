type PlainValue = string | number | boolean | null | string[];

/**
 * Most front matter is a few lines of `key: value`, and all of YAML takes a hundred times as long to read them. Reads
 * those lines, and only where their meaning in YAML is beyond doubt; anything else is undefined, for the parser to
 * decide.
 */
export function parsePlainLines(text: string): Record<string, PlainValue> | undefined {
  const values: Record<string, PlainValue> = {};
  for (const line of text.replace(/\n$/, '').split('\n')) {
    const { key, value } = LINE.exec(line)?.groups ?? {};
    if (key === undefined || value === undefined || key in values || isWord(key)) return undefined;
    const read = readValue(value);
    if (read === undefined) return undefined;
    values[key] = read;
  }
  return values;
}

const LINE = /^(?<key>[a-z][\w-]*): (?<value>\S(?:.*\S)?)$/;
/** Nothing in it that YAML would stop at, and no first letter that would make it something else. */
const TEXT = /^[\p{L}/][\p{L}\p{N} ,.()/'’“”–—!?&+;=%@$*_-]*$/u;
/** An item of a list, where commas separate; a version of three numbers is text. */
const ITEM = /^(?:[\p{L}][\p{L}\p{N} ./+_-]*|\d+\.\d+\.\d+)$/u;
/** Without escapes. */
const QUOTED = /^(?:"[^"\\\p{C}]*"|'[^'\p{C}]*')$/u;

function readValue(value: string): PlainValue | undefined {
  if (value === 'true' || value === 'false') return value === 'true';
  if (value === 'null') return null;
  if (/^(?:0|[1-9]\d{0,8})$/.test(value)) return Number(value);
  if (QUOTED.test(value)) return value.slice(1, -1);
  if (TEXT.test(value)) return isWord(value) ? undefined : value;
  if (!value.startsWith('[') || !value.endsWith(']')) return undefined;
  const items = value
    .slice(1, -1)
    .split(',')
    .map((item) => item.trim());
  return items.every((item) => ITEM.test(item) && !isWord(item)) ? items : undefined;
}

/** Not text to YAML, or found by `in` in any object. */
function isWord(text: string): boolean {
  return /^(?:true|false|null|constructor|valueOf)$/i.test(text);
}
