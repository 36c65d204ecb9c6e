import { describe, expect, it } from 'vitest';
import { createProgressLine } from './progressLine.ts';
import { createTestTerminal } from './testing/createTestTerminal.ts';

describe('createProgressLine', () => {
  it('rewrites one line, not too often, and leaves it clean', () => {
    const terminal = createTestTerminal(true);
    let time = 0;
    const progress = createProgressLine(terminal, () => time);
    for (let done = 1; done <= 100; done++) {
      time += 10;
      progress.update({ step: 'compile', done, total: 100 });
    }
    progress.end();
    expect(terminal.output[0]).toBe('\rReading 1 / 100 pages');
    expect(terminal.output.length).toBeLessThan(25);
    expect(terminal.output.slice(-2)).toEqual(['\rReading 100 / 100 pages', '\r']);
  });

  it('writes few lines into a log', () => {
    const terminal = createTestTerminal();
    let time = 0;
    const progress = createProgressLine(terminal, () => time);
    for (const step of ['compile', 'render'] as const) {
      for (let done = 1; done <= 2500; done++) {
        time += 10;
        progress.update({ step, done, total: 2500 });
      }
    }
    progress.end();
    expect(terminal.output.filter((line) => line.startsWith('\r'))).toEqual([]);
    expect(terminal.output).toContain('Reading 2,500 / 2,500 pages');
    expect(terminal.output.at(-1)).toBe('Writing 2,500 / 2,500 pages');
    expect(terminal.output.length).toBeLessThanOrEqual(7);
  });
});
