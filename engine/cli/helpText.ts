import { COMMANDS, COMMON_OPTIONS, type CommandSpec, type OptionSpec } from './commandTable.ts';

export function toHelpText(command?: CommandSpec): string {
  return command ? commandHelp(command) : generalHelp();
}

function generalHelp(): string {
  return [
    'Octavo turns a Docusaurus-shaped folder into a website that works anywhere.',
    '',
    'Usage: octavo <command> [options]',
    '',
    ...columns(COMMANDS.map((command) => [usage(command), command.summary])),
    '',
    ...columns([
      ['octavo help <command>', 'options of a command'],
      ['octavo --version', 'version of Octavo'],
    ]),
    '',
    '[siteDir] is the folder with docusaurus.config; without it, the current folder.',
  ].join('\n');
}

function commandHelp(command: CommandSpec): string {
  const options = [...command.options, ...COMMON_OPTIONS].filter((option) => option.ignored === undefined);
  return [
    command.summary,
    '',
    `Usage: octavo ${usage(command)} [options]`,
    '',
    ...columns(options.map((option) => [optionUsage(option), option.help])),
  ].join('\n');
}

function usage(command: CommandSpec): string {
  return [command.name, ...command.arguments].join(' ');
}

function optionUsage({ name, short, value }: OptionSpec): string {
  return `${short ? `-${short}, ` : ''}--${name}${value ? ` <${value}>` : ''}`;
}

function columns(rows: [string, string][]): string[] {
  const width = Math.max(...rows.map(([left]) => left.length));
  return rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`);
}
