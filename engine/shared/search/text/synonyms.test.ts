import { describe, expect, it } from 'vitest';
import { decodeOtherWords, encodeOtherWords } from '../codec/synonymGroups.ts';
import data from './otherWords.json' with { type: 'json' };
import { nearWords, otherWords, otherWordsByLetters } from './otherWords.ts';
import { Synonyms, synonymsOf } from './synonyms.ts';

const synonyms = Synonyms.of([
  ['sign in', 'log in', 'login'],
  ['memory', 'RAM'],
  ['memory', 'storage'],
]);
const find = (text: string, at = 0) => synonyms.find(text.split(' '), at);

describe('synonyms', () => {
  it('are found for a word and its inflections, from every group it is in', () => {
    expect(find('memory')).toEqual({ length: 1, terms: ['RAM', 'storage'] });
    expect(find('memories')).toEqual({ length: 1, terms: ['RAM', 'storage'] });
    expect(find('ram')).toEqual({ length: 1, terms: ['memory'] });
    expect(find('unicorn')).toBeUndefined();
  });

  it('are found for several words in a row, the longest first', () => {
    expect(find('how to log in here', 2)).toEqual({ length: 2, terms: ['sign in', 'login'] });
    expect(find('log here')).toBeUndefined();
    expect(find('here', 3)).toBeUndefined();
  });

  it('of a site and those for any site are found together', () => {
    const wide = [otherWords()];
    const own = synonymsOf([['remove', 'banish']], wide);
    expect(own.find(['remove'], 0)?.terms).toEqual(expect.arrayContaining(['delete', 'banish']));
    expect(synonymsOf([], wide).find(['remove'], 0)?.terms).not.toContain('banish');
  });

  it('may be one-way: from the typed word to the meant one', () => {
    const oneWay = Synonyms.of([['user', 'account']]).with([
      [{ typed: ['kids', 'family member'], meant: ['user', 'family'] }],
    ]);
    expect(oneWay.find(['kid'], 0)).toEqual({ length: 1, terms: ['user', 'family'] });
    expect(oneWay.find(['family', 'members'], 0)).toEqual({ length: 2, terms: ['user', 'family'] });
    expect(oneWay.find(['user'], 0)).toEqual({ length: 1, terms: ['account'] });
  });

  it('for any site are terms of one to four words, and something else than what was typed', () => {
    for (const { typed, meant } of otherWords()) {
      for (const term of [...typed, ...meant]) expect(term, `${typed[0]}`).toMatch(/^[a-z0-9-]+(?: [a-z0-9-]+){0,5}$/);
      expect(meant.some((term) => !typed.includes(term)) || typed === meant, typed.join()).toBe(true);
    }
  });

  it('for any site are written in lines of one shape, each term once', () => {
    const isList = (text: string) => {
      const terms = text.split(', ');
      return terms.every((term) => term === term.trim() && term !== '') && new Set(terms).size === terms.length;
    };
    const badLines = (lines: readonly string[], separator: string, sides: readonly number[]) =>
      lines.filter((line) => {
        const parts = line.split(separator);
        return !sides.includes(parts.length) || !parts.every(isList);
      });
    expect(badLines(data.groups, ' | ', [1, 2])).toEqual([]);
    expect(badLines(data.loose, ' | ', [1])).toEqual([]);
    expect(badLines(data.everyday, ' > ', [2])).toEqual([]);
    const all = [...data.groups, ...data.loose, ...data.everyday];
    expect(new Set(all).size).toBe(all.length);
  });

  it('for any site are stored under the first two letters of each telling word, and nowhere else', () => {
    const byLetters = new Map(otherWordsByLetters().map(({ letters, terms }) => [letters, terms]));
    expect([...byLetters.keys()]).toEqual([...byLetters.keys()].toSorted());
    const typed = (letters: string) => byLetters.get(letters)?.flatMap((terms) => terms.typed) ?? [];
    expect(typed('pu')).toContain('put together');
    expect(typed('to')).toContain('put together');
    expect(typed('pu').every((term) => / pu|^pu/.test(term))).toBe(true);
    const all = new Set([...byLetters.values()].flat().flatMap((terms) => terms.typed));
    expect(all).toEqual(new Set(otherWords().flatMap((terms) => terms.typed)));
  });

  it('survive being written and read', () => {
    expect(decodeOtherWords(encodeOtherWords(otherWords()))).toEqual(otherWords());
  });

  it('in an index are the groups of which the site has two words', () => {
    const groups = nearWords(['deleted', 'gpu', 'in', 'login', 'removing', 'signs']);
    expect(groups.find((group) => group.includes('remove'))).toEqual(['remove', 'delete']);
    expect(groups.find((group) => group.includes('login'))).toContain('sign in');
    expect(groups.some((group) => group.includes('gpu'))).toBe(false);
  });
});
