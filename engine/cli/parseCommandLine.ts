import { parseArgs } from 'node:util';
import { didYouMean } from '../shared/nearestName.ts';
import { COMMANDS, COMMON_OPTIONS, type CommandInput, type CommandSpec, type OptionSpec } from './commandTable.ts';
import { UsageError } from './usageError.ts';

export type CommandLine =
  | { kind: 'help'; command?: CommandSpec }
  | { kind: 'version' }
  | { kind: 'run'; command: CommandSpec; input: CommandInput; notes: string[]; verbose: boolean };

/** Parses the words after `octavo`. */
export function parseCommandLine(words: string[]): CommandLine {
  const [first, ...rest] = words;
  if (first === undefined || first === '--help' || first === '-h') return { kind: 'help' };
  if (first === '--version' || first === '-v' || first === '-V') return { kind: 'version' };
  if (first === 'help')
    return { kind: 'help', command: rest[0] === undefined ? undefined : findCommand(rest[0]).command };
  if (first.startsWith('-'))
    throw new UsageError(`"${first}" stands before the command. Write "octavo build ${first}".`);
  const { command, presets } = findCommand(first);
  return parseWords(command, rest, presets);
}

/** Docusaurus writes `docs:version:sdk` for the docs with the id `sdk`. */
function findCommand(name: string): { command: CommandSpec; presets: CommandInput['values'] } {
  const instance = /^docs:version:(.+)$/.exec(name)?.[1];
  const wanted = instance === undefined ? name : 'docs:version';
  const command = COMMANDS.find((candidate) => candidate.name === wanted);
  if (command) return { command, presets: instance === undefined ? {} : { id: instance } };
  const names = COMMANDS.map((candidate) => candidate.name);
  throw new UsageError(`There is no command "${name}".${didYouMean(name, names) || ` There are ${names.join(', ')}.`}`);
}

function parseWords(command: CommandSpec, words: string[], presets: CommandInput['values']): CommandLine {
  const specs = [...command.options, ...COMMON_OPTIONS];
  const values: CommandInput['values'] = { ...presets };
  const switches = new Set<string>();
  const positionals: string[] = [];
  const notes: string[] = [];

  for (const token of tokenize(words, specs)) {
    if (token.kind === 'option-terminator') continue;
    if (token.kind === 'positional') {
      positionals.push(token.value);
      continue;
    }
    // `-h` means help, unless the command has a host option and an address follows.
    if (token.rawName === '-h' && (token.value === undefined || token.value.startsWith('-'))) {
      return { kind: 'help', command };
    }
    const spec = findOption(command, specs, token.rawName, token.name);
    const value = checkValue(spec, token);
    if (spec.ignored !== undefined) notes.push(`"${token.rawName}" has no effect: ${spec.ignored}`);
    else if (value === undefined) switches.add(spec.name);
    else values[spec.name] = spec.repeats && values[spec.name] ? `${values[spec.name]},${value}` : value;
  }
  if (switches.has('help')) return { kind: 'help', command };
  return {
    kind: 'run',
    command,
    input: { arguments: checkArguments(command, positionals), values, switches },
    notes,
    verbose: switches.has('verbose'),
  };
}

function tokenize(words: string[], specs: OptionSpec[]) {
  const options = Object.fromEntries(
    specs.map(({ name, short, value }) => [
      name,
      { type: value === undefined ? ('boolean' as const) : ('string' as const), ...(short ? { short } : {}) },
    ]),
  );
  return parseArgs({ args: words, options, strict: false, allowPositionals: true, tokens: true }).tokens;
}

function findOption(command: CommandSpec, specs: OptionSpec[], rawName: string, name: string): OptionSpec {
  const spec = specs.find((candidate) => candidate.name === name);
  if (spec) return spec;
  if (name === 'config') {
    throw new UsageError(
      'Octavo has no "--config": it reads the docusaurus.config file of the site folder. Give that folder instead.',
    );
  }
  const known = specs.filter((candidate) => candidate.ignored === undefined).map((candidate) => `--${candidate.name}`);
  const elsewhere = COMMANDS.find((other) => other.options.some((option) => option.name === name && !option.ignored));
  const hint =
    (elsewhere && ` "octavo ${elsewhere.name}" has it.`) ||
    didYouMean(rawName, known) ||
    ` It has ${known.join(', ')}.`;
  throw new UsageError(`"octavo ${command.name}" has no option "${rawName}".${hint}`);
}

function checkValue(
  spec: OptionSpec,
  token: { rawName: string; value?: string; inlineValue?: boolean },
): string | undefined {
  if (spec.value === undefined) {
    if (token.value === undefined) return undefined;
    throw new UsageError(`"${token.rawName}" takes no value, but has "${token.value}".`);
  }
  const isNext = token.value?.startsWith('-') && !token.inlineValue;
  if (token.value === undefined || token.value === '' || isNext) {
    throw new UsageError(`"${token.rawName}" needs a value: ${token.rawName} <${spec.value}>.`);
  }
  return token.value;
}

function checkArguments(command: CommandSpec, given: string[]): (string | undefined)[] {
  const isOpen = command.arguments.at(-1)?.endsWith('...]') ?? false;
  const extra = given[command.arguments.length];
  if (extra !== undefined && !isOpen) {
    throw new UsageError(`"${extra}" is one too many: octavo ${command.name} ${command.arguments.join(' ')}.`);
  }
  command.arguments.forEach((name, at) => {
    if (name.startsWith('<') && !given[at]) {
      throw new UsageError(`The ${name} is missing: octavo ${command.name} ${command.arguments.join(' ')}.`);
    }
  });
  return isOpen ? given : command.arguments.map((_, at) => given[at]);
}
