/** The `emberhold` commands that a page shows, and the reference it gives for them. */
import type { CodeBlock } from '../sdk-reference/codeBlocks.ts';
import { readRows } from './markdown.ts';
import { commandName } from './readFacts.ts';

export interface CommandLine {
  place: string;
  text: string;
  /** Words after `emberhold`, flags included. */
  words: string[];
}

/** The commands of a line of shell: what follows `sudo`, a pipe or `&&` counts too. */
function commandsIn(line: string): string[] {
  return line
    .replaceAll(/'[^']*'|"[^"]*"/g, (quoted) => quoted.replaceAll(/[|;&\s]/g, '_'))
    .split(/\||&&|;/)
    .map((part) => /^\s*(?:sudo (?:--?\S+ |\w+=\S+ )*)?(?:[^\s=]*\/)?emberhold\s+([a-z-].*)$/.exec(part)?.[1])
    .filter((rest) => rest !== undefined);
}

const toWords = (rest: string) =>
  rest
    .replace(/\s+(?:>|<|#).*$/, '')
    .split(/\s+/)
    .map((word) => word.replace(/[.,:]$/, ''))
    .filter(Boolean);

export function readCommandLines(blocks: CodeBlock[], spans: { place: string; text: string }[]): CommandLine[] {
  const shell = blocks
    .filter(({ language }) => /^(?:bash|sh|shell|powershell)$/.test(language))
    .flatMap(({ place, code }) =>
      code
        .replaceAll(/[\\`]\n\s*/g, ' ')
        .split('\n')
        .map((text) => ({ place, text })),
    );
  const lines = [...shell, ...spans.filter(({ text }) => /^(?:sudo )?emberhold /.test(text))];
  return lines.flatMap(({ place, text }) => commandsIn(text).map((rest) => ({ place, text, words: toWords(rest) })));
}

export interface ReferenceEntry {
  flags: Set<string>;
}

/** The tables of a page's command reference: `models pull` → its options. */
export function readCommandReference(text: string): Map<string, ReferenceEntry> {
  const part = text.slice(text.indexOf('{#cli}'));
  return new Map(
    readRows(part)
      .filter(([command = '', ...others]) => others.length === 2 && /^`[a-z]/.test(command))
      .map(([command = '', , options = '']) => [
        commandName(command.replaceAll('`', '')),
        { flags: new Set([...options.matchAll(/`(--?[\w-]+)/g)].map((match) => match[1]!)) },
      ]),
  );
}

/** What is wrong with a command line, or nothing. */
export function checkCommandLine(
  { words }: CommandLine,
  known: ReadonlyMap<string, ReferenceEntry>,
  globalFlags: ReadonlySet<string>,
): string | null {
  const rest = [...words];
  // Global options may come before the command, each with a value.
  while (rest[0]?.startsWith('-')) {
    const flag = rest.shift()!;
    if (!globalFlags.has(flag)) return `unknown global option '${flag}'`;
    if (!/^--(?:version|help|yes|quiet|no-color)$|^-[yq]$/.test(flag)) rest.shift();
  }
  if (rest.length === 0) return null;
  const names = rest.slice(0, 2);
  const name = known.has(names.join(' ')) ? names.join(' ') : (names[0] ?? '');
  if (!known.has(name)) return `unknown command 'emberhold ${names.join(' ')}'`;
  for (const word of rest.filter((candidate) => /^--?[a-z]/.test(candidate))) {
    const flag = word.split('=')[0]!;
    if (!known.get(name)!.flags.has(flag) && !globalFlags.has(flag))
      return `'emberhold ${name}' has no option '${flag}'`;
  }
  return null;
}
