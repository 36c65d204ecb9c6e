import { describe, expect, it } from 'vitest';
import { TimeLimitError } from './callWithLimit.ts';
import { withTimeLimit } from './withTimeLimit.ts';

function throwIt(message: string): never {
  throw new Error(message);
}

describe('withTimeLimit', () => {
  it('returns what the code gives, or throws what it throws', async () => {
    expect(await withTimeLimit(() => 1)).toBe(1);
    expect(await withTimeLimit(async () => 2)).toBe(2);
    await expect(withTimeLimit(() => Promise.reject(new Error('a')))).rejects.toThrow('a');
    await expect(
      withTimeLimit(() => {
        throw new Error('b');
      }),
    ).rejects.toThrow('b');
  });

  it('ends a loop, and a promise that never settles', async () => {
    const loop = () => {
      for (let i = 0; ; i++) if (i < 0) return i;
    };
    await expect(withTimeLimit(loop, 50)).rejects.toThrow(TimeLimitError);
    await expect(withTimeLimit(() => new Promise(() => undefined), 20)).rejects.toThrow('within 0.02 seconds');
  });

  it('does not count the time while other code keeps the thread busy', async () => {
    const work = (ms: number) => {
      for (const end = Date.now() + ms; Date.now() < end;) continue;
    };
    const patient = withTimeLimit(async () => {
      for (let i = 0; i < 10; i++) await new Promise((resolve) => setTimeout(resolve, 1));
      return 'done';
    }, 200);
    const others = (async () => {
      for (let i = 0; i < 10; i++) {
        work(50);
        await new Promise((resolve) => setTimeout(resolve, 0));
      }
    })();
    expect(await patient).toBe('done');
    await others;
  });

  it('fails immediately with an error that the code throws in a timer, each call with its own', async () => {
    const failing = withTimeLimit(() => {
      for (const wait of [5, 10, 15]) setTimeout(() => throwIt('in a timer'), wait);
      return new Promise(() => undefined);
    }, 5000);
    const other = withTimeLimit(() => new Promise((resolve) => setTimeout(() => resolve('done'), 20)), 5000);
    await expect(failing).rejects.toThrow('in a timer');
    expect(await other).toBe('done');
  });

  it('can be nested', async () => {
    expect(await withTimeLimit(() => withTimeLimit(() => 3))).toBe(3);
  });
});
