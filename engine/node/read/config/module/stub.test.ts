import { describe, expect, it } from 'vitest';
import { createStub, stubSource } from './stub.ts';

type Anything = ((...args: unknown[]) => Anything) & { [key: string]: Anything };

const create = () => createStub('some-package') as Anything;

describe('a stub', () => {
  it('can be read, called and constructed to any depth, and remembers its package', () => {
    const stub = create();
    expect(stubSource(stub.themes?.github)).toBe('some-package');
    expect(stubSource(stub.create?.({ a: 1 }).use)).toBe('some-package');
    expect(stubSource(Reflect.construct(stub, []))).toBe('some-package');
  });

  it('can be spread, looped over and put into text', () => {
    const stub = create();
    expect({ ...stub, a: 1 }).toEqual({ a: 1 });
    expect([...(stub.styles as unknown as unknown[]), 1]).toEqual([1]);
    expect(`${stub as unknown as string} x`).toBe(' x');
  });

  it('is not mistaken for a promise', async () => {
    const stub = create();
    expect(stubSource(await stub)).toBe('some-package');
  });

  it('takes assignments', () => {
    const stub = create() as unknown as Record<string, unknown>;
    stub.option = 1;
    expect(stubSource(stub.option)).toBe('some-package');
  });
});

describe('stubSource', () => {
  it.each([undefined, null, 1, 'x', {}, () => 1, Map])('is silent about %s', (value) => {
    expect(stubSource(value)).toBeUndefined();
  });
});
