import { describe, expect, it } from 'vitest';
import { createTranslate } from './createTranslate.ts';
import { messages, toTranslations, type Translations } from './messages.ts';

const translateTo = (htmlLang: string, translations?: Translations) =>
  createTranslate({ locale: { htmlLang }, translations });

describe('without translations', () => {
  const t = translateTo('en');

  it('is English', () => {
    expect(t('Skip to main content')).toBe('Skip to main content');
    expect(t('Stay with {version}', { version: '1.0' })).toBe('Stay with 1.0');
    expect(t.template('Stay with {version}')).toBe('Stay with {version}');
  });

  it('fills each placeholder once: values are no templates', () => {
    const values = { path: '{reason}', reason: '$& {path}' };
    expect(t('The page "{path}" could not be loaded. {reason}', values)).toBe(
      'The page "{reason}" could not be loaded. $& {path}',
    );
  });

  it('has a form for one and a form for all others', () => {
    expect([1, 0, 12].map((count) => t.plural('1 result|{count} results', count))).toEqual([
      '1 result',
      '0 results',
      '12 results',
    ]);
    expect(t.plural('One min read|{readingTime} min read', 1, { readingTime: 1 })).toBe('One min read');
  });

  it('checks texts and placeholders when it is compiled', () => {
    // @ts-expect-error -- a value is missing
    expect(t('Stay with {version}')).toBe('Stay with {version}');
    // @ts-expect-error -- there is no such placeholder
    expect(t('Retry', { label: 'a' })).toBe('Retry');
    // @ts-expect-error -- not in the table
    expect(t('Skip to the end')).toBe('Skip to the end');
  });
});

describe('with translations', () => {
  it('uses the translations that exist and leaves the rest in English', () => {
    const t = translateTo('de', { 'Stay with {version}': 'Bei {version} bleiben' });
    expect(t('Stay with {version}', { version: '1.0' })).toBe('Bei 1.0 bleiben');
    expect(t('Retry')).toBe('Retry');
  });

  it('chooses among the plural forms of the language', () => {
    const t = translateTo('pl', { '1 result|{count} results': '{count} wynik|{count} wyniki|{count} wyników' });
    expect([1, 3, 5, 22].map((count) => t.plural('1 result|{count} results', count))).toEqual([
      '1 wynik',
      '3 wyniki',
      '5 wyników',
      '22 wyniki',
    ]);
  });

  it('is content with one form, and with fewer forms than the language has', () => {
    const inJapanese = translateTo('ja', { '1 result|{count} results': '{count} 件' });
    expect(inJapanese.plural('1 result|{count} results', 1)).toBe('1 件');
    const inArabic = translateTo('ar', { '1 result|{count} results': 'a|b' });
    expect(inArabic.plural('1 result|{count} results', 11)).toBe('b');
  });

  it('counts English text by English rules in every language', () => {
    expect(translateTo('ja', {}).plural('1 result|{count} results', 2)).toBe('2 results');
  });

  it('finds them by the ids that files have', () => {
    const byId = { 'theme.docs.paginator.next': 'Weiter', 'octavo.LoadStatus.retry': 'Nochmal', 'my.own': 'x' };
    expect(toTranslations(byId)).toEqual({ Next: 'Weiter', Retry: 'Nochmal' });
  });
});

it('no text is in the table twice: code names it by its English form', () => {
  const texts = Object.values(messages);
  expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
});
