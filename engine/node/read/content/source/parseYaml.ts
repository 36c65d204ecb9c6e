import { LineCounter, parseDocument, Schema, type ScalarTag, type Tags } from 'yaml';
import { messageOf } from '../../../../shared/messageOf.ts';
import { parsePlainLines } from './parsePlainLines.ts';

export interface YamlProblem {
  message: string;
  /** From 1, within the text. */
  line: number;
  column: number;
}

export type YamlResult = { value: unknown; problem?: undefined } | { value?: undefined; problem: YamlProblem };

/** The dialect: front matter has always used the numbers of YAML 1.1. */
export type YamlDialect = 'front-matter' | 'data-file';

/** Parses YAML (and so JSON) as Docusaurus does: dates become `Date`, `<<` merges, `yes` and `no` are text. */
export function parseYaml(text: string, dialect: YamlDialect): YamlResult {
  const plain = parsePlainLines(text);
  return plain ? { value: plain } : parseAnyYaml(text, dialect);
}

export function parseAnyYaml(text: string, dialect: YamlDialect): YamlResult {
  const result = parseStrictly(text, dialect);
  if (!result.problem) return result;
  const indented = indentQuotedLines(text);
  const tried = indented === text ? result : parseStrictly(indented, dialect);
  return tried.problem ? result : tried;
}

/** Like other YAML parsers, accepts a quoted text whose further lines are not indented. */
function indentQuotedLines(text: string): string {
  return text.replace(
    /^([ \t]*)((?:- +)*[^\s'"#:][^'":\n]*:[ \t]+)('(?:[^']|'')*'|"(?:[^"\\]|\\[^])*")(?=[ \t]*(?:#.*)?$)/gm,
    (_all, indent: string, key: string, value: string) => indent + key + value.replace(/\n/g, `\n${indent}  `),
  );
}

function parseStrictly(text: string, dialect: YamlDialect): YamlResult {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, {
    lineCounter,
    schema: SCHEMAS[dialect],
    logLevel: 'silent',
    prettyErrors: false,
  });
  // An unknown tag is only a warning in the parser, but its value would be wrong.
  const error = document.errors[0] ?? document.warnings.find((warning) => warning.code === 'TAG_RESOLVE_FAILED');
  if (error) {
    const { line, col } = lineCounter.linePos(error.pos[0]);
    return { problem: { message: error.message, line: Math.max(line, 1), column: Math.max(col, 1) } };
  }
  try {
    return { value: document.toJS({ maxAliasCount: 100 }) };
  } catch (error) {
    return { problem: { message: messageOf(error), line: 1, column: 1 } };
  }
}

const timestamp: ScalarTag = {
  tag: 'tag:yaml.org,2002:timestamp',
  default: true,
  identify: (value) => value instanceof Date,
  test: /^\d{4}-\d\d-\d\d$|^\d{4}-\d\d?-\d\d?(?:[Tt]|[ \t]+)\d\d?:\d\d:\d\d(?:\.\d*)?(?:[ \t]*(?:Z|[-+]\d\d?(?::\d\d)?))?$/,
  // A day that does not exist becomes one of the next month, as in other YAML parsers.
  resolve: toDate,
};

function toDate(text: string): Date {
  const [, year, month, day, hour = '0', minute = '0', second = '0', fraction = '', zone = ''] =
    /^(\d{4})-(\d\d?)-(\d\d?)(?:(?:[Tt]|[ \t]+)(\d\d?):(\d\d):(\d\d)(?:\.(\d*))?[ \t]*(.*))?$/.exec(text) ?? [];
  const [, sign, zoneHours = '0', zoneMinutes = '0'] = /^([-+])(\d\d?)(?::(\d\d))?$/.exec(zone) ?? [];
  const offset = (Number(zoneHours) * 60 + Number(zoneMinutes)) * (sign === '-' ? -60_000 : 60_000);
  const milliseconds = Number(fraction.slice(0, 3).padEnd(3, '0'));
  const local = Date.UTC(
    Number(year),
    Number(month) - 1,
    Number(day),
    Number(hour),
    Number(minute),
    Number(second),
    milliseconds,
  );
  return new Date(local - (sign ? offset : 0));
}

function numberTag(kind: 'int' | 'float', test: RegExp, resolve: (text: string) => number): ScalarTag {
  return {
    tag: `tag:yaml.org,2002:${kind}`,
    default: true,
    identify: () => false,
    test,
    resolve: (text) => resolve(text.replaceAll('_', '')),
  };
}

function signed(text: string, magnitude: (digits: string) => number): number {
  return text.startsWith('-') ? -magnitude(text.slice(1)) : magnitude(text.replace(/^\+/, ''));
}

const based = (prefixLength: number, base: number) => (text: string) =>
  signed(text, (digits) => Number.parseInt(digits.slice(prefixLength), base));

/** `1:30:00`, in base sixty. */
const sexagesimal = (text: string) =>
  signed(text, (digits) => digits.split(':').reduce((sum, part) => sum * 60 + Number(part), 0));

const toNumber = (text: string) => (/[iI]nf|INF/.test(text) ? signed(text, () => Infinity) : Number(text));

const COMMON_NUMBERS = [
  numberTag('int', /^[-+]?0b[01][01_]*$/, based(2, 2)),
  numberTag('int', /^[-+]?0x[0-9a-fA-F][0-9a-fA-F_]*$/, based(2, 16)),
  numberTag('float', /^[-+]?\.(?:inf|Inf|INF)$/, toNumber),
  numberTag('float', /^\.(?:nan|NaN|NAN)$/, () => Number.NaN),
];

const NUMBERS_1_1 = [
  ...COMMON_NUMBERS,
  numberTag('int', /^[-+]?0[0-7_]*[0-7]$/, based(1, 8)),
  numberTag('int', /^[-+]?(?:0|[1-9](?:[0-9_]*[0-9])?)$/, Number),
  numberTag('int', /^[-+]?[1-9][0-9_]*(?::[0-5]?[0-9])+$/, sexagesimal),
  numberTag('float', /^[-+]?(?:0|[1-9][0-9_]*)(?:\.[0-9_]*)?(?:[eE][-+]?[0-9]+)?(?<!_)$/, toNumber),
  numberTag('float', /^\.[0-9_]+(?:[eE][-+]?[0-9]+)?(?<!_)$/, toNumber),
  numberTag('float', /^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+\.[0-9_]*$/, sexagesimal),
];

const NUMBERS_1_2 = [
  ...COMMON_NUMBERS,
  numberTag('int', /^[-+]?0o[0-7][0-7_]*$/, based(2, 8)),
  numberTag('int', /^[-+]?[0-9]+$/, Number),
  numberTag('float', /^[-+]?[0-9]+(?:\.[0-9]*)?(?:[eE][-+]?[0-9]+)?$/, toNumber),
  numberTag('float', /^[-+]?\.[0-9]+(?:[eE][-+]?[0-9]+)?$/, toNumber),
];

/** Created once: a schema takes far longer than parsing the few lines of front matter. */
const SCHEMAS = { 'front-matter': createSchema(NUMBERS_1_1), 'data-file': createSchema(NUMBERS_1_2) };

function createSchema(numbers: Tags): Schema {
  const customTags = (tags: Tags): Tags => [...numbers, timestamp, ...tags.filter((tag) => !isNumber(tag))];
  return new Schema({ schema: 'core', merge: true, customTags });
}

function isNumber(tag: Tags[number]): boolean {
  return typeof tag === 'object' && /:(?:int|float)$/.test(tag.tag);
}
