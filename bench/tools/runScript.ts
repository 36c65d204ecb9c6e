import type { Command } from './types.ts';

/** Starts a script of a package that is installed next to the project. */
export function runScript(script: string): (...words: string[]) => Command {
  return (...words) => ({ file: process.execPath, words: [`../node_modules/${script}`, ...words] });
}
