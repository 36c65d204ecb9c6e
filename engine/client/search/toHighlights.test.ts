import { describe, expect, it } from 'vitest';
import { findMarks } from '../../shared/search/text/findMarks.ts';
import { toHighlights } from './toHighlights.ts';

const highlights = (shown: string, words: string[], query: string): string[] =>
  toHighlights([findMarks(shown, new Set(words))], new Set(words), query);

describe('toHighlights', () => {
  it('takes words as the page writes them', () => {
    expect(highlights('Résumé of Quantization', ['resume', 'quantization'], 'resume quantizations')).toEqual([
      'résumé',
      'quantization',
    ]);
  });

  it('adds typed words that may be elsewhere on the page', () => {
    expect(highlights('Windows installation guide', ['windows', 'memory'], 'windows memory')).toEqual([
      'windows',
      'memory',
    ]);
  });

  it('leaves out what the index does not have', () => {
    expect(highlights('Windows', ['windows'], 'how do I use windows zebra')).toEqual(['windows']);
  });

  it.each([
    ['emberhold', 'Set EMBERHOLD_URL first.', ['emberhold', 'emberhold_url'], ['emberhold', 'emberhold_url']],
    ['air gapped', 'An air-gapped host', ['air', 'gapped', '-airgapped'], ['air', 'gapped', 'air-gapped']],
    ['deploys', 'Nothing of it', ['deploy', 'deployment', 'model'], ['deploy', 'deployment']],
    ['deploy a model', 'A deployed model', ['deploy', 'deployed', 'model'], ['deploy', 'model', 'deployed']],
    ['+title:models*', 'Models', ['models'], ['models']],
  ])('marks what was typed first: %s', (query, shown, words, expected) => {
    expect(highlights(shown, words, query)).toEqual(expected);
  });

  it('marks compounds whole, not by their parts', () => {
    expect(highlights('An air-gapped host', ['air', 'gapped', '-airgapped'], 'air-gapped')).toEqual(['air-gapped']);
    expect(highlights('Lab', ['download_many', 'download', 'many'], 'download_many')).toEqual(['download_many']);
  });

  it('marks the parts of a compound that the page may not contain as a whole', () => {
    const words = ['emberhold_url', 'emberhold', 'url'];
    expect(highlights('The Emberhold service', words, 'emberhold_url')).toEqual(['emberhold_url', 'emberhold']);
  });

  it('leaves out short words that nobody typed', () => {
    expect(highlights('Set up and install', ['install', 'set', 'up'], 'install')).toEqual(['install', 'set']);
    expect(highlights('Level up', ['up'], 'up')).toEqual(['up']);
  });

  it('falls back to a few words of the index', () => {
    expect(highlights('', ['-airgapped', ' about', 'quantization', 'quantize'], 'quantiz*')).toEqual([
      'quantization',
      'quantize',
    ]);
    const many = Array.from({ length: 30 }, (_, i) => `word${i}`);
    expect(highlights(many.join(' '), many, 'word').length).toBe(8);
    expect(highlights('', [], 'zebra')).toEqual([]);
  });
});
