import { describe, expect, it } from 'vitest';
import { createStandIn, standInSource } from './standIn.ts';

type Anything = ((...args: unknown[]) => Anything) & { [key: string]: Anything };

const create = () => createStandIn('some-package') as Anything;

describe('a stand-in', () => {
  it('can be read, called and constructed to any depth, and remembers its package', () => {
    const standIn = create();
    expect(standInSource(standIn.themes?.github)).toBe('some-package');
    expect(standInSource(standIn.create?.({ a: 1 }).use)).toBe('some-package');
    expect(standInSource(Reflect.construct(standIn, []))).toBe('some-package');
  });

  it('is spread, looped over and put into text without harm', () => {
    const standIn = create();
    expect({ ...standIn, a: 1 }).toEqual({ a: 1 });
    expect([...(standIn.styles as unknown as unknown[]), 1]).toEqual([1]);
    expect(`${standIn as unknown as string} x`).toBe(' x');
  });

  it('is not taken for a promise', async () => {
    const standIn = create();
    expect(standInSource(await standIn)).toBe('some-package');
  });

  it('takes assignments', () => {
    const standIn = create() as unknown as Record<string, unknown>;
    standIn.option = 1;
    expect(standInSource(standIn.option)).toBe('some-package');
  });
});

describe('standInSource', () => {
  it.each([undefined, null, 1, 'x', {}, () => 1, Map])('is silent about %s', (value) => {
    expect(standInSource(value)).toBeUndefined();
  });
});
