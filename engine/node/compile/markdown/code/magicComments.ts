/**
 * Comments in code that mark lines (`// highlight-next-line`) and are not shown. A comment counts only in the
 * syntax of its language, alone on its line.
 */
import { escapeRegExp } from '../../../ground/escapeRegExp.ts';
import type { MagicComment } from '../types.ts';

/** The start and end of a comment, as regular expressions. */
const SYNTAX = {
  slashes: ['//', ''],
  stars: ['/\\*', '\\*/'],
  braces: ['\\{\\s*/\\*', '\\*/\\s*\\}'],
  hash: ['#', ''],
  html: ['<!--', '-->'],
  dashes: ['--', ''],
  semicolons: [';;', ''],
  percent: ['%', ''],
  quote: ["(?:_\\s*)?['‘’]", ''],
  rem: ['[Rr][Ee][Mm]\\b', ''],
  exclamation: ['!', ''],
  parens: ['\\(\\*', '\\*\\)'],
  cobol: ['\\*>', ''],
} as const;

type Style = keyof typeof SYNTAX;

const POPULAR: Style[] = ['slashes', 'stars', 'braces', 'hash', 'html'];

const STYLES: [languages: string, styles: Style[]][] = [
  ['js javascript ts typescript', ['slashes', 'stars']],
  ['jsx tsx', ['slashes', 'stars', 'braces']],
  ['html', ['slashes', 'stars', 'html']],
  ['python py bash', ['hash']],
  ['markdown md', ['html', 'braces', 'hash']],
  ['tex latex matlab', ['percent']],
  ['lua haskell', ['dashes']],
  ['sql', ['dashes', 'stars']],
  ['wasm', ['semicolons']],
  ['vb vba visual-basic vbnet', ['quote', 'rem']],
  ['batch', ['rem']],
  ['basic', ['rem', 'exclamation']],
  ['fsharp', ['slashes', 'parens']],
  ['ocaml sml', ['parens']],
  ['fortran', ['exclamation']],
  ['cobol', ['cobol']],
];

const stylesOf = new Map(STYLES.flatMap(([names, styles]) => names.split(' ').map((name) => [name, styles] as const)));

export interface MarkedCode {
  lines: string[];
  /** Line (from 0) → class names. */
  classNames: Map<number, string[]>;
}

/** Removes the magic comments from code and returns the lines they mark. */
export function readMagicComments(code: string, language: string, comments: readonly MagicComment[]): MarkedCode {
  const written = code.split(/\r?\n/);
  const words = comments.flatMap(({ line, block }) => [line, block?.start, block?.end]).filter((word) => word);
  if (!words.some((word) => word && code.includes(word))) return { lines: written, classNames: new Map() };

  const pattern = commentPattern(language, words as string[]);
  const marked: MarkedCode = { lines: [], classNames: new Map() };
  const open = new Map<string, number>();
  const mark = (line: number, className: string) => {
    marked.classNames.set(line, [...(marked.classNames.get(line) ?? []), className]);
  };
  for (const line of written) {
    const word = pattern
      .exec(line)
      ?.slice(1)
      .find((group) => group !== undefined);
    if (word === undefined) {
      marked.lines.push(line);
      continue;
    }
    const at = marked.lines.length;
    for (const { className, line: next, block } of comments) {
      if (word === next) mark(at, className);
      else if (word === block?.start) open.set(className, at);
      else if (word === block?.end) {
        for (let i = open.get(className) ?? 0; i < at; i++) mark(i, className);
      }
    }
  }
  return marked;
}

function commentPattern(language: string, words: string[]): RegExp {
  const word = words.map(escapeRegExp).join('|');
  const comments = (stylesOf.get(language) ?? POPULAR).map((style) => {
    const [start, end] = SYNTAX[style];
    return `${start}\\s*(${word})\\s*${end}`;
  });
  return new RegExp(`^\\s*(?:${comments.map((comment) => `(?:${comment})`).join('|')})\\s*$`);
}
