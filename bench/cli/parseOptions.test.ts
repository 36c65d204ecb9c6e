import { describe, expect, it } from 'vitest';
import { parseOptions } from './parseOptions.ts';

const parse = (...words: string[]) => parseOptions(words, ['octavo', 'vitepress', 'rspress']);

describe('parseOptions', () => {
  it('measures everything by default', () => {
    expect(parse()).toMatchObject({
      only: ['octavo', 'vitepress', 'rspress'],
      sizes: ['site', 'releases', '1000', '10000'],
      help: false,
    });
  });

  it('takes lists, numbers and folders', () => {
    const options = parse('--only', 'vitepress', '--size=site,1000', '--what', 'dev', '--rounds', '2', '--limit', '3');
    expect(options).toMatchObject({
      only: ['octavo', 'vitepress'],
      sizes: ['site', '1000'],
      parts: ['dev'],
      rounds: 2,
      limitMs: 180_000,
    });
  });

  it('reports what is wrong', () => {
    expect(() => parse('--fast')).toThrow('"--fast" is no option of the bench');
    expect(() => parse('--only', 'hugo')).toThrow(
      '"hugo" after --only is not known. Use any of: octavo, vitepress, rspress.',
    );
    expect(() => parse('--rounds', 'many')).toThrow('"many" after --rounds should be a whole number from 1 to 50.');
    expect(() => parse('--size')).toThrow('"--size" needs a value');
  });
});
