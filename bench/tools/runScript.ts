import type { Command } from './types.ts';

/** Starts a script of an installed package, as seen from the project beside it. */
export function runScript(script: string): (...words: string[]) => Command {
  return (...words) => ({ file: process.execPath, words: [`../node_modules/${script}`, ...words] });
}
