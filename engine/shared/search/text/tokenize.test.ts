import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { joinedWords, tokenize, wordsOf } from './tokenize.ts';

describe('tokenize', () => {
  it.each([
    ['Plain words, lower-cased.', ['plain', 'words', 'lower', 'cased']],
    [
      'client.models.download_many()',
      ['client.models.download_many', 'client', 'models', 'download_many', 'download', 'many'],
    ],
    ['AsyncEmberhold', ['asyncemberhold', 'async', 'emberhold']],
    ['HTTPServer and GPUs', ['httpserver', 'http', 'server', 'and', 'gpus']],
    ['config.yaml', ['config.yaml', 'config', 'yaml']],
    ['--include-models', ['include', 'models']],
    ['/v1/chat/completions', ['v1', 'chat', 'completions']],
    ['version 0.5.1', ['version', '0.5.1']],
    ['e.g.', ['e.g']],
    ['5,000,000 vectors', ['5000000', 'vectors']],
    ['don’t, user’s', ['dont', 'user']],
    ['Résumé naïve Straße', ['resume', 'naive', 'strasse']],
    ['_private__name_', ['private__name', 'private', 'name']],
    ['error=E_NO_GPU(507)', ['error', 'e_no_gpu', 'no', 'gpu', '507']],
    ['東京都', ['東京', '都']],
    ['モデルをダウンロードする方法', ['モデル', 'を', 'ダウンロード', 'する', '方法']],
    ['config.yamlを編集', ['config.yaml', 'config', 'yaml', 'を', '編集']],
    ['GPU_0の設定：完了', ['gpu_0', 'gpu', 'の', '設定', '完了']],
    ['设置环境变量', ['设置', '环境', '变量']],
    ['ติดตั้งโปรแกรม', ['ติด', 'ตั้ง', 'โปรแกรม']],
    ['হিন্দি हिन्दी', ['হিন্দি', 'हिन्दी']],
    ['한국어 문서', ['한국어', '문서']],
    ['الْمَكْتَبَة أحمد إلى', ['المكتبة', 'احمد', 'الى']],
    ['שָׁלוֹם', ['שלום']],
    ['✔️ done', ['done']],
    ['字', ['字']],
    ['Привет мир', ['привет', 'мир']],
    ['', []],
    [' - … — ()', []],
  ])('%s', (text, words) => {
    expect(wordsOf(text)).toEqual(words);
  });

  it('distinguishes parts from wholes', () => {
    expect(tokenize('a foo_bar').map((token) => token.part)).toEqual([false, false, true, true]);
  });

  it('writes hyphenated words in one', () => {
    expect(joinedWords('An air-gapped host: --include-models, Qwen2.5-7B, a - b, Über-x')).toEqual([
      'airgapped',
      'includemodels',
      'qwen257b',
      'uberx',
    ]);
  });

  it('finds every compound, wherever it stands', () => {
    const compound = /[\p{L}\p{N}._]+(?:-[\p{L}\p{N}._]+)+/gu;
    const pieces = fc.array(fc.constantFrom('a', 'b2', 'é', '.', '_', '-', '--', ' ', '/', ':', '\n'), {
      maxLength: 12,
    });
    fc.assert(
      fc.property(pieces, (parts) => {
        const text = parts.join('');
        const found = text.match(compound)?.map((word) => joinedWords(word).join()) ?? [];
        expect(joinedWords(text)).toEqual(found);
      }),
      { numRuns: 5000 },
    );
  });

  it.each(['1,', '.', '_', '-', 'a-', '-.', 'é', 'Aa', "'s", '字'])('reads a very long run of %j soon', (sign) => {
    const run = `${sign.repeat(200_000)}x`;
    expect(wordsOf(run).length + joinedWords(run).length).toBeLessThanOrEqual(200_001);
  });

  it('drops runs nobody types', () => {
    expect(wordsOf(`key ${'x'.repeat(49)}`)).toEqual(['key']);
  });

  it('gives lower-case words without separators for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
        for (const word of wordsOf(text)) {
          expect(word).not.toMatch(/[\s\-"'()]/);
          expect(word).toBe(word.toLowerCase());
        }
      }),
      { numRuns: 3000 },
    );
  });

  it('gives a word back for itself', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 40 }), (text) => {
        for (const word of wordsOf(text)) expect(wordsOf(word)).toContain(word);
      }),
      { numRuns: 3000 },
    );
  });
});
