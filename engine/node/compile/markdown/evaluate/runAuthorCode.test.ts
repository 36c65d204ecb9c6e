import { describe, expect, it } from 'vitest';
import { EndlessCodeError, runAuthorCode } from './runAuthorCode.ts';

describe('runAuthorCode', () => {
  it('gives what the code gives, in the same realm', () => {
    const list = runAuthorCode(() => [1, 2]);
    expect(list).toBeInstanceOf(Array);
    expect(() => runAuthorCode(() => JSON.parse('{'))).toThrow(SyntaxError);
  });

  it('stops what never ends, also where it catches everything', () => {
    const endless = () => {
      for (;;) {
        try {
          for (;;);
        } catch {
          // Goes on.
        }
      }
    };
    expect(() => runAuthorCode(endless, 50)).toThrow(EndlessCodeError);
    expect(runAuthorCode(() => 'next')).toBe('next');
  });

  it('does not let code end the process, and lets Octavo itself', () => {
    const { exit } = process;
    expect(() => runAuthorCode(() => process.exit(0))).toThrow('`process.exit()` would end the build');
    expect(() => runAuthorCode(() => process.abort())).toThrow('`process.abort()` would end the build');
    expect(process.exit).toBe(exit);
  });
});
