import { ownVariables } from './inputs/inputs.ts';

/** Prints a line for debugging a build (`--verbose`, `DEBUG=1`). Threads inherit the command line. */
export function printDebug(line: string): void {
  if (process.argv.includes('--verbose') || ownVariables['DEBUG']) process.stderr.write(`${line}\n`);
}
