/** What a command writes to. */
export interface Terminal {
  /** Results and progress. */
  print(text: string): void;
  /** What went wrong. */
  printError(text: string): void;
  /** Puts a text in place of the current line; only where `isInteractive`. */
  rewriteLine(text: string): void;
  isInteractive: boolean;
  columns: number;
}

export function createTerminal(): Terminal {
  const { stdout, stderr } = process;
  return {
    print: (text) => void stdout.write(`${text}\n`),
    printError: (text) => void stderr.write(`${text}\n`),
    rewriteLine: (text) => void stdout.write(`\r\u001b[2K${text}`),
    isInteractive: stdout.isTTY === true && process.env['TERM'] !== 'dumb',
    columns: stdout.columns ?? 80,
  };
}
