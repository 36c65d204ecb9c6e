import { ownVariables } from './inputs/inputs.ts';

/** A line for those who look into a build (`--verbose`, `DEBUG=1`). Threads get the arguments of the command line. */
export function printDebug(line: string): void {
  if (process.argv.includes('--verbose') || ownVariables['DEBUG']) process.stderr.write(`${line}\n`);
}
