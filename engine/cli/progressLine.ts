import { formatCount } from './formatAmounts.ts';
import type { Terminal } from './terminal.ts';

export interface Progress {
  step: 'compile' | 'render';
  done: number;
  total: number;
}

const STEPS: Record<Progress['step'], string> = { compile: 'Reading', render: 'Writing' };

/** Often enough to look alive, rarely enough to cost nothing. */
const REWRITE_EVERY_MS = 60;
const LOG_EVERY_MS = 10_000;

/**
 * Shows how many pages are done: in a terminal one line that is rewritten, in a log one line per step and every ten
 * seconds.
 */
export function createProgressLine(terminal: Terminal, now: () => number = Date.now) {
  let lastShown = -Infinity;
  let hasLine = false;

  return {
    update({ step, done, total }: Progress): void {
      const isLast = done >= total;
      const wait = terminal.isInteractive ? REWRITE_EVERY_MS : LOG_EVERY_MS;
      if (lastShown === -Infinity && !terminal.isInteractive) lastShown = now();
      if (!isLast && now() - lastShown < wait) return;
      lastShown = now();
      const text = `${STEPS[step]} ${done.toLocaleString('en-US')} / ${formatCount(total, 'page')}`;
      if (terminal.isInteractive) terminal.rewriteLine(text.slice(0, terminal.columns - 1));
      else terminal.print(text);
      hasLine = terminal.isInteractive;
    },
    /** Clears the line. */
    end(): void {
      if (hasLine) terminal.rewriteLine('');
      hasLine = false;
    },
  };
}
