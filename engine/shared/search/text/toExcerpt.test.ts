import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findMarks } from './findMarks.ts';
import { markWords, toExcerpt, type Segment } from './toExcerpt.ts';

const show = (segments: Segment[]): string =>
  segments.map(({ text, marked }) => (marked ? `[${text}]` : text)).join('');

const TEXT =
  'Emberhold runs models on your own machine. Downloads resume after a break, and a download is verified before a model is used.';

describe('toExcerpt', () => {
  it('grows word by word around the match, the sentence first, with an ellipsis at a cut end', () => {
    expect(show(toExcerpt(findMarks(TEXT, new Set(['resume'])), 50))).toBe(
      '…Downloads [resume] after a break, and a download is…',
    );
    expect(show(toExcerpt(findMarks(TEXT, new Set(['machine'])), 60))).toBe(
      'Emberhold runs models on your own [machine]. Downloads resume…',
    );
    expect(show(toExcerpt(findMarks('It is at 0.5.1 now. Set a.b to c.', new Set(['c'])), 14))).toBe(
      '…Set a.b to [c].',
    );
  });

  it('prefers the place with most of the words', () => {
    expect(show(toExcerpt(findMarks(TEXT, new Set(['download', 'verified', 'models'])), 50))).toBe(
      '…a break, and a [download] is [verified] before a model…',
    );
  });

  it('starts at the beginning when nothing matches', () => {
    expect(show(toExcerpt(findMarks(TEXT, new Set(['zebra'])), 20))).toBe('Emberhold runs…');
    expect(show(toExcerpt(findMarks('Short text', new Set()), 50))).toBe('Short text');
    expect(show(toExcerpt(findMarks('', new Set(['x'])), 50))).toBe('');
  });

  it('cuts a text without spaces', () => {
    expect(show(toExcerpt(findMarks('x'.repeat(80), new Set()), 10))).toBe(`${'x'.repeat(10)}…`);
  });

  it('is a piece of the text, and never longer than the limit, ellipses aside', () => {
    const words = fc.array(fc.constantFrom('alpha', 'beta', 'gamma-delta', 'x', 'Ünïcode', '東京都', 'a.b_c', ','), {
      maxLength: 40,
    });
    fc.assert(
      fc.property(words, fc.integer({ min: 5, max: 60 }), (list, maxLength) => {
        const text = list.join(' ');
        const excerpt = toExcerpt(findMarks(text, new Set(['beta', 'unicode', 'a.b_c', '京都'])), maxLength);
        const plain = excerpt.map((segment) => segment.text).join('');
        const body = plain.replace(/^…/, '').replace(/…$/, '');
        expect(body.length).toBeLessThanOrEqual(maxLength);
        expect(text).toContain(body);
      }),
      { numRuns: 3000 },
    );
  });
});

describe('markWords', () => {
  it.each([
    ['client.models.download_many', ['download_many'], 'client.models.[download_many]'],
    ['client.models.download_many', ['client.models.download_many'], '[client.models.download_many]'],
    ['AsyncEmberhold client', ['emberhold'], 'Async[Emberhold] client'],
    ['The Café’s menu', ['cafe'], 'The [Café’s] menu'],
    ['Air-gapped machines', ['-airgapped', 'air'], '[Air-gapped] machines'],
    ['東京都庁', ['東京'], '[東京]都庁'],
    ['東京都庁', ['京都'], '東京都庁'],
    ['モデルの設定', ['設定'], 'モデルの[設定]'],
    ['install installation', ['install'], '[install] installation'],
    ['<script>alert(1)</script>', ['script'], '<[script]>alert(1)</[script]>'],
  ])('%s, %j', (text, words, expected) => {
    expect(show(markWords(findMarks(text, new Set(words))))).toBe(expected);
  });
});
