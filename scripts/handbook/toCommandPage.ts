import { COMMANDS, COMMON_OPTIONS, type CommandSpec, type OptionSpec } from '../../engine/cli/commandTable.ts';

/** The handbook's page about the command line. `notes`: remarks on a command besides its help. */
export function toCommandPage(notes: Record<string, string>): string {
  const unknown = Object.keys(notes).find((name) => !COMMANDS.some((command) => command.name === name));
  if (unknown !== undefined) throw new Error(`There is a note on "octavo ${unknown}", and no such command.`);
  return [
    '---\ntitle: Command line\ndescription: Every command of Octavo, with its options.\n---',
    '{/* Generated from the table of commands: "npx vitest run --project unit handbookPages -u" writes it again. */}',
    'Every command except `new` works on a folder with a `docusaurus.config` file: the one you name, or the current one. The exit code is 0 if all is well, 1 if something must be fixed, and 2 if the command was used incorrectly. In a terminal, write `npx` before each command: `npx octavo build`. Scripts of `package.json` need no `npx`.',
    `| command | |\n| --- | --- |\n${COMMANDS.map((command) => `| [\`octavo ${command.name}\`](#${toId(command)}) | ${command.summary} |`).join('\n')}`,
    ...COMMANDS.map((command) => toSection(command, notes[command.name])),
    `## Options of every command\n\n${toTable(COMMON_OPTIONS)}`,
    '`DEBUG=1` in the environment does the same as `--verbose`.\n',
  ].join('\n\n');
}

function toSection(command: CommandSpec, note: string | undefined): string {
  const options = command.options.filter((option) => option.ignored === undefined);
  const ignored = command.options.filter((option) => option.ignored !== undefined);
  return [
    `## octavo ${command.name} {#${toId(command)}}`,
    command.summary,
    `\`\`\`text\noctavo ${[command.name, ...command.arguments].join(' ')}${options.length > 0 ? ' [options]' : ''}\n\`\`\``,
    ...(note === undefined ? [] : [note]),
    ...(options.length > 0 ? [toTable(options)] : []),
    ...(ignored.length > 0
      ? [
          `Accepted because Docusaurus has them, without effect: ${ignored.map(({ name }) => `\`--${name}\``).join(', ')}.`,
        ]
      : []),
  ].join('\n\n');
}

function toTable(options: OptionSpec[]): string {
  return `| option | |\n| --- | --- |\n${options.map((option) => `| \`${toUsage(option)}\` | ${toText(option.help)} |`).join('\n')}`;
}

/** Escapes characters that would be code in MDX or end a cell. */
function toText(help: string): string {
  return help.replaceAll(/[{<|]/g, '\\$&');
}

function toUsage({ name, short, value }: OptionSpec): string {
  // A bar would end the cell of the table.
  const text = `${short ? `-${short}, ` : ''}--${name}${value ? ` <${value}>` : ''}`;
  return text.replaceAll('|', '\\|');
}

function toId({ name }: CommandSpec): string {
  return name.replaceAll(':', '-');
}
