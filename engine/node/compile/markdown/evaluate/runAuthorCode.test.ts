import { describe, expect, it } from 'vitest';
import { createCodeLimit, StoppedCodeError, runAuthorCode, shortenLimit } from './runAuthorCode.ts';

describe('runAuthorCode', () => {
  it('returns what the code gives, in the same realm', () => {
    const list = runAuthorCode(() => [1, 2], 'a.md');
    expect(list).toBeInstanceOf(Array);
    expect(() => runAuthorCode(() => JSON.parse('{'), 'a.md')).toThrow(SyntaxError);
  });

  it('stops what never ends, also where it catches everything', () => {
    const endless = () => {
      for (;;) {
        try {
          for (;;);
        } catch {
          // Continues.
        }
      }
    };
    expect(() => runAuthorCode(endless, 'a.md', { ms: 50 })).toThrow(StoppedCodeError);
    expect(runAuthorCode(() => 'next', 'a.md')).toBe('next');
  });

  it('has a shorter limit after it has stopped something, because the next page may use the same component', () => {
    const limit = { ms: 60 };
    const endless = () => {
      for (;;);
    };
    expect(() => runAuthorCode(endless, 'a.md', limit)).toThrow('within 0.06 seconds');
    expect(limit).toEqual({ ms: 60 });
    const generous = createCodeLimit();
    expect(generous.ms).toBe(30_000);
    shortenLimit(generous);
    expect(generous.ms).toBe(3000);
  });

  it('does not let code end the process, but lets Octavo', () => {
    const { exit } = process;
    expect(() => runAuthorCode(() => process.exit(0), 'a.md')).toThrow('`process.exit()` would end the build');
    expect(() => runAuthorCode(() => process.abort(), 'a.md')).toThrow('`process.abort()` would end the build');
    expect(process.exit).toBe(exit);
  });
});
