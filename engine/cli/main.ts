import engine from '../package.json' with { type: 'json' };
import { isBuiltEngine } from '../node/ground/octavo/engineFiles.ts';
import { wasReported } from '../node/ground/strayErrors.ts';
import { keepCompiledCode } from '../node/ground/octavo/keepCompiledCode.ts';
import { watchCode } from '../node/ground/codeWatcher.ts';
import { toStrayProblem } from '../node/ground/toStrayProblem.ts';
import { formatProblems, shorten } from './formatProblems.ts';
import { toHelpText } from './helpText.ts';
import { parseCommandLine } from './parseCommandLine.ts';
import { printFailure } from './printFailure.ts';
import { CLEAR_LINE, createTerminal, toQuiet, withoutControls, type Terminal } from './terminal.ts';

/** Runs `octavo` with these words; resolves to the exit status. Never throws. */
export async function runCli(words: string[], given: Terminal = createTerminal()): Promise<number> {
  let terminal = given;
  let verbose = Boolean(process.env['DEBUG']);
  let hasStray = false;
  let endWatch = () => {};
  try {
    const line = parseCommandLine(words);
    if (line.kind === 'help') {
      terminal.print(toHelpText(line.command));
      return 0;
    }
    if (line.kind === 'version') {
      terminal.print(engine.version);
      return 0;
    }
    verbose ||= line.verbose;
    if (line.input.switches.has('quiet')) terminal = toQuiet(given);
    for (const note of line.notes) terminal.print(note);
    if (isBuiltEngine()) keepCompiledCode();
    const { run } = await line.command.load();
    endWatch = watchCode({ format: toNotice });
    process.once('exit', explainEnd);
    process.on('uncaughtException', explainStray);
    const status = await run(line.input, terminal);
    return hasStray ? status || 1 : status;
  } catch (error) {
    return printFailure(error, terminal, verbose);
  } finally {
    endWatch();
    process.off('exit', explainEnd);
    process.off('uncaughtException', explainStray);
  }

  function toNotice(filePath: string, seconds: number): string {
    if (terminal.isQuiet) return '';
    const text = withoutControls(`Waiting for ${shorten(filePath)}: it has taken ${seconds} seconds so far.`);
    return `${terminal.isInteractive ? CLEAR_LINE : ''}${text}\n`;
  }

  /** An error in a timer or an unawaited promise of the site's code must not end a build or a server. */
  function explainStray(error: unknown): void {
    if (wasReported(error)) return;
    hasStray = true;
    terminal.printError(formatProblems([toStrayProblem(error, '')]));
    if (verbose && error instanceof Error) terminal.printError(error.stack ?? '');
  }

  /** While a command runs, Octavo itself never exits with success, but the code of a page may. */
  function explainEnd(): void {
    if (process.exitCode) return;
    process.exitCode = 1;
    terminal.printError(
      'Octavo was ended by code of the site (process.exit) before it was done; nothing was published.',
    );
  }
}
