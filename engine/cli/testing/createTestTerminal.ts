import type { Terminal } from '../terminal.ts';

export interface TestTerminal extends Terminal {
  output: string[];
  errors: string[];
}

/** Remembers what was printed. */
export function createTestTerminal(isInteractive = false): TestTerminal {
  const output: string[] = [];
  const errors: string[] = [];
  return {
    output,
    errors,
    print: (text) => void output.push(text),
    printError: (text) => void errors.push(text),
    rewriteLine: (text) => void output.push(`\r${text}`),
    isInteractive,
    isQuiet: false,
    hasColors: false,
    columns: 80,
  };
}
