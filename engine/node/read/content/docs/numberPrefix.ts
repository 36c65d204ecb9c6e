import type { DocsOptions } from '../../config/types.ts';

export type NumberPrefixParser = (name: string) => { filename: string; numberPrefix?: number };

/** `2024-01-x` and `1.5-x` begin with a date or a version, not with a position. */
const DATE_OR_VERSION = /^\d+[-_.]\d+/;

const PREFIXED = /^(\d+)\s*[-_.]+\s*([^-_.\s].*)$/;

/** `01-intro` → position 1, name `intro`. */
export const parseNumberPrefix: NumberPrefixParser = (name) => {
  const [, digits, rest] = DATE_OR_VERSION.test(name) ? [] : (PREFIXED.exec(name) ?? []);
  if (digits === undefined || rest === undefined) return { filename: name };
  return { filename: rest, numberPrefix: Number.parseInt(digits, 10) };
};

const keepName: NumberPrefixParser = (name) => ({ filename: name });

export function toNumberPrefixParser(option: DocsOptions['numberPrefixParser']): NumberPrefixParser {
  if (typeof option === 'function') return option;
  return option ? parseNumberPrefix : keepName;
}

/** `01-guides/02-start` → `guides/start`. */
export function stripNumberPrefixes(folder: string, parser: NumberPrefixParser): string {
  return folder
    .split('/')
    .map((name) => parser(name).filename)
    .join('/');
}
