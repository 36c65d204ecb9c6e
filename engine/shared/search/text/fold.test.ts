import { describe, expect, it } from 'vitest';
import { foldDiacritics } from './fold.ts';

describe('foldDiacritics', () => {
  it.each([
    ['Résumé Größe Ærø smörgåsbord', 'Resume Grosse AEro smorgasbord'],
    ['Ελλάδα', 'Ελλαδα'],
    ['ёлка Йод красивый', 'елка Йод красивый'],
    ['ガス カス', 'ガス カス'],
    ['ｶﾞｽ', 'ガス'],
    ['한국어', '한국어'],
    ['हिन्दी ที่', 'हिन्दी ที่'],
    ['مُعَلِّم مـــوقع آلة أسئلة مستوى', 'معلم موقع الة اسيلة مستوى'],
    ['ﷺ', 'صلى الله عليه وسلم'],
  ])('%s → %s', (text, folded) => {
    expect(foldDiacritics(text)).toBe(folded);
  });
});
