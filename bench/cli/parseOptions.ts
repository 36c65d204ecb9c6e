import os from 'node:os';
import path from 'node:path';

export const SIZES = ['site', 'releases', '1000', '10000'] as const;
export const PARTS = ['install', 'build', 'versions', 'dev', 'visit'] as const;
export type Size = (typeof SIZES)[number];
export type PartName = (typeof PARTS)[number];

export interface BenchOptions {
  help: boolean;
  /** Measure nothing, and write the report again. */
  reportOnly: boolean;
  /** Names of tools; Octavo is always among them. */
  only: string[];
  sizes: Size[];
  parts: PartName[];
  /** Undefined: as many rounds as suit the size. */
  rounds: number | undefined;
  limitMs: number;
  scratch: string;
  engine: string | undefined;
  everyVersion: boolean;
  steps: string[] | undefined;
}

/** A message for the reader, without a stack. */
export class OptionError extends Error {}

export const STEP_NAMES = ['cold', 'warm', 'edit', 'freeze'];

export function parseOptions(words: string[], toolNames: string[]): BenchOptions {
  const options: BenchOptions = {
    help: false,
    reportOnly: false,
    only: toolNames,
    sizes: [...SIZES],
    parts: [...PARTS],
    rounds: undefined,
    limitMs: 15 * 60_000,
    scratch: path.join(os.tmpdir(), 'octavo-bench'),
    engine: undefined,
    everyVersion: false,
    steps: undefined,
  };
  for (let index = 0; index < words.length; index++) {
    const [name = '', inline] = splitWord(words[index] ?? '');
    const value = (): string => {
      const given = inline ?? words[++index];
      if (given === undefined || given === '')
        throw new OptionError(`"${name}" needs a value; "npm run bench -- --help" lists them.`);
      return given;
    };
    if (name === '--help' || name === '-h') options.help = true;
    else if (name === '--report') options.reportOnly = true;
    else if (name === '--only') options.only = withOctavo(listOf(name, value(), toolNames));
    else if (name === '--size') options.sizes = listOf(name, value(), SIZES) as Size[];
    else if (name === '--what') options.parts = listOf(name, value(), PARTS) as PartName[];
    else if (name === '--steps') options.steps = listOf(name, value(), STEP_NAMES);
    else if (name === '--rounds') options.rounds = numberOf(name, value(), 50);
    else if (name === '--limit') options.limitMs = numberOf(name, value(), 24 * 60) * 60_000;
    else if (name === '--scratch') options.scratch = path.resolve(value());
    else if (name === '--engine') options.engine = path.resolve(value());
    else if (name === '--every-version') options.everyVersion = true;
    else throw new OptionError(`"${name}" is no option of the bench; "npm run bench -- --help" lists them.`);
  }
  return options;
}

function splitWord(word: string): [string, string | undefined] {
  const at = word.indexOf('=');
  return word.startsWith('--') && at > 0 ? [word.slice(0, at), word.slice(at + 1)] : [word, undefined];
}

function withOctavo(names: string[]): string[] {
  return names.includes('octavo') ? names : ['octavo', ...names];
}

function listOf(option: string, value: string, known: readonly string[]): string[] {
  return value.split(',').map((name) => {
    const trimmed = name.trim();
    if (known.includes(trimmed)) return trimmed;
    throw new OptionError(`"${trimmed}" after ${option} is not known. Use any of: ${known.join(', ')}.`);
  });
}

function numberOf(option: string, value: string, most: number): number {
  const number = Number(value);
  if (Number.isInteger(number) && number >= 1 && number <= most) return number;
  throw new OptionError(`"${value}" after ${option} should be a whole number from 1 to ${most}.`);
}
