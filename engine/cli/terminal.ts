/** The outputs of a command. */
export interface Terminal {
  /** Results and progress. */
  print(text: string): void;
  /** For problems. */
  printError(text: string): void;
  /** Replaces the current line; only if `isInteractive`. */
  rewriteLine(text: string): void;
  isInteractive: boolean;
  /** Only errors are printed. */
  isQuiet: boolean;
  /** Errors and warnings may have colours. */
  hasColors: boolean;
  columns: number;
}

export const CLEAR_LINE = '\r\u001b[2K';

export function createTerminal(): Terminal {
  const { stdout, stderr, env } = process;
  const isDumb = env['TERM'] === 'dumb';
  return {
    print: (text) => void stdout.write(`${withoutControls(text)}\n`),
    printError: (text) => void stderr.write(`${withoutControls(text)}\n`),
    rewriteLine: (text) => void stdout.write(`${CLEAR_LINE}${withoutControls(text)}`),
    isInteractive: stdout.isTTY === true && !isDumb,
    isQuiet: false,
    hasColors: toColorChoice(env) ?? (stderr.isTTY === true && !isDumb),
    // Some terminals report 0.
    columns: stdout.columns || 80,
  };
}

/** The same terminal, but only for errors. */
export function toQuiet(terminal: Terminal): Terminal {
  return { ...terminal, print() {}, rewriteLine() {}, isInteractive: false, isQuiet: true };
}

/** The environment's choice, by the conventions of https://no-color.org and https://force-color.org. */
function toColorChoice({ NO_COLOR, FORCE_COLOR }: NodeJS.ProcessEnv): boolean | undefined {
  if (NO_COLOR) return false;
  return FORCE_COLOR ? FORCE_COLOR !== '0' : undefined;
}

const CODES = { error: 31, warning: 33 } as const;

export function paint(text: string, color: keyof typeof CODES): string {
  return `\u001b[1;${CODES[color]}m${text}\u001b[0m`;
}

/**
 * Control characters except tabs, line ends and our own colours: one in a file name could move the cursor or change the
 * window's title.
 */
// eslint-disable-next-line no-control-regex
const CONTROLS = /(\u001b\[(?:1;3[13]|0)m)|[\0-\x08\x0b-\x1f\x7f-\x9f]/g;

export function withoutControls(text: string): string {
  return text.replace(CONTROLS, (control, color: string | undefined) => {
    return color ?? `\\x${control.charCodeAt(0).toString(16).padStart(2, '0')}`;
  });
}
