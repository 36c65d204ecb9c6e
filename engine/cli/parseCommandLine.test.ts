import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { COMMANDS } from './commandTable.ts';
import { parseCommandLine } from './parseCommandLine.ts';
import { readLocales } from './readLocales.ts';
import { UsageError } from './usageError.ts';

function parseRun(line: string) {
  const parsed = parseCommandLine(line.split(' '));
  if (parsed.kind !== 'run') throw new Error(`${line} is ${parsed.kind}`);
  const { command, input, notes, verbose } = parsed;
  return {
    name: command.name,
    args: input.arguments,
    values: input.values,
    switches: [...input.switches],
    notes,
    verbose,
  };
}

describe('parseCommandLine', () => {
  it.each([
    ['build', { name: 'build', args: [undefined], values: {}, switches: [] }],
    [
      'build site --out-dir=../x --no-cache --zip',
      { args: ['site'], values: { 'out-dir': '../x' }, switches: ['no-cache', 'zip'] },
    ],
    [
      'serve --port 4000 -h 0.0.0.0 site --base /x/',
      { args: ['site'], values: { port: '4000', host: '0.0.0.0', base: '/x/' } },
    ],
    ['start -p 1', { values: { port: '1' } }],
    ['docs:version 1.0 site --id sdk', { name: 'docs:version', args: ['1.0', 'site'], values: { id: 'sdk' } }],
    ['docs:version:sdk 1.0', { name: 'docs:version', args: ['1.0', undefined], values: { id: 'sdk' } }],
    ['build -- --odd', { args: ['--odd'] }],
    ['build --verbose', { verbose: true }],
  ])('%s', (line, expected) => {
    expect(parseRun(line)).toMatchObject(expected);
  });

  it.each(['', '--help', '-h', 'help'])('"%s" asks for help', (line) => {
    expect(parseCommandLine(line.split(' ').filter(Boolean))).toMatchObject({ kind: 'help' });
  });

  it.each(['build --help', 'build -h', 'serve -h', 'serve site -h --port 1', 'help serve', 'docs:version --help'])(
    '"%s" asks for help with the command',
    (line) => {
      const parsed = parseCommandLine(line.split(' '));
      expect(parsed).toMatchObject({
        kind: 'help',
        command: { name: expect.stringMatching(/^(build|serve|docs:version)$/) },
      });
    },
  );

  it('accepts an option several times where that has a meaning', () => {
    const locales = (line: string) => readLocales(parseRun(line).values);
    expect(locales('build --locale fr -l de site')).toEqual(['fr', 'de']);
    expect(locales('build --locale fr,de,fr')).toEqual(['fr', 'de']);
    expect(locales('start')).toBeUndefined();
    expect(parseRun('build --out-dir a --out-dir b').values).toEqual({ 'out-dir': 'b' });
  });

  it('accepts switches of Docusaurus that have no effect, and says so', () => {
    const { notes, args, switches } = parseRun('build --no-minify site');
    expect(args).toEqual(['site']);
    expect(switches).toEqual([]);
    expect(notes).toEqual(['"--no-minify" has no effect: Octavo builds a site without a bundler.']);
  });

  it.each([
    ['biuld', 'There is no command "biuld". Did you mean "build"?'],
    [
      'publish',
      'There is no command "publish". There are new, start, build, serve, deploy, check, doctor, diff, docs:version, write-translations, write-heading-ids, swizzle, clear.',
    ],
    ['help srve', 'There is no command "srve". Did you mean "serve"?'],
    ['build --outdir x', '"octavo build" has no option "--outdir". Did you mean "--out-dir"?'],
    ['build --port 1', '"octavo build" has no option "--port". "octavo start" has it.'],
    [
      'check --frobnicate',
      '"octavo check" has no option "--frobnicate". It has --report, --format, --search, --verbose, --quiet, --help.',
    ],
    [
      'build -x',
      '"octavo build" has no option "-x". It has --out-dir, --no-cache, --keep-going, --shard, --compress, --zip, --report, --locale, --verbose, --quiet, --help.',
    ],
    [
      'build --config x',
      'Octavo has no "--config": it reads the docusaurus.config file of the site folder. Give that folder instead.',
    ],
    ['serve --port', '"--port" needs a value: --port <number>.'],
    ['serve --port --host x', '"--port" needs a value: --port <number>.'],
    ['serve --port=', '"--port" needs a value: --port <number>.'],
    ['build --zip=yes', '"--zip" takes no value, but has "yes".'],
    ['build a b', '"b" is one too many: octavo build [siteDir].'],
    ['docs:version', 'The <name> is missing: octavo docs:version <name> [siteDir].'],
    ['--port 3 serve', '"--port" stands before the command. Write "octavo build --port".'],
  ])('%s: %s', (line, message) => {
    expect(() => parseCommandLine(line.split(' '))).toThrow(new UsageError(message));
  });

  it('never fails in another way', () => {
    const word = fc.oneof(
      fc.constantFrom(
        ...COMMANDS.map(({ name }) => name),
        '--',
        '-',
        '-h',
        '-p',
        '--port',
        '--no-',
        '--=',
        '-ph',
        '--help=1',
        'site',
      ),
      fc.string(),
    );
    fc.assert(
      fc.property(fc.array(word, { maxLength: 6 }), (words) => {
        try {
          parseCommandLine(words);
        } catch (error) {
          expect(error).toBeInstanceOf(UsageError);
        }
      }),
      { numRuns: 1000 },
    );
  });
});
