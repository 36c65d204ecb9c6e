type PlainValue = string | number | boolean | null | string[];

/**
 * Most front matter is a few lines of `key: value`, for which a full YAML parser takes a hundred times as long. This
 * reads only lines with an unambiguous meaning in YAML; for anything else it returns undefined, and the parser decides.
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
/** Text without characters that are special in YAML, and without a first character that changes its type. */
const TEXT = /^[\p{L}/][\p{L}\p{N} ,.()/'’“”–—!?&+;=%@$*_-]*$/u;
/** An item of a list, which ends at a comma; a version of three numbers is text. */
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

/** Not text in YAML, or a property of every object. */
function isWord(text: string): boolean {
  return /^(?:true|false|null|constructor|valueOf)$/i.test(text);
}
