import { describe, expect, it } from 'vitest';
import { encodeIndex } from '../codec/encodeIndex.ts';
import { buildIndex } from '../index/buildIndex.ts';
import { SearchIndex } from '../index/SearchIndex.ts';
import { ENGLISH } from '../text/language.ts';
import { Corpus } from './Corpus.ts';
import { findInflections } from './findInflections.ts';

/** A thousand names that begin like other words, in shards of a few words each. */
const NAMES = Array.from({ length: 1000 }, (_, i) => `err_${i}`).join(' ');

function openSplit(text: string): { corpus: Corpus; counted: { loads: number } } {
  const sections = [{ heading: '', level: 0, text }];
  const page = { routePath: '/', title: '', description: '', keywords: [], breadcrumbs: [], sections };
  let next = 0;
  const { main, parts } = encodeIndex(buildIndex([page]), () => (next++).toString(16).padStart(16, '0'), {
    inline: 0,
    words: 100,
    postings: 20_000,
    documents: 8000,
  });
  const counted = { loads: 0 };
  const index = new SearchIndex(main.content, async (id) => {
    counted.loads++;
    return parts.find((part) => part.id === id)!.content;
  });
  return { corpus: new Corpus([index]), counted };
}

async function find(word: string, text: string): Promise<{ words: string[]; loads: number }> {
  const { corpus, counted } = openSplit(text);
  const terms = await findInflections(corpus, ENGLISH.stem(word), word);
  return { words: terms.map((term) => term.word), loads: counted.loads };
}

describe('findInflections', () => {
  it('finds what shares a stem, and loads none of the shards that hold only names', async () => {
    const { words, loads } = await find('error', `error errors erroring ${NAMES} errorless`);
    expect(words).toEqual(['error', 'erroring', 'errors']);
    expect(loads).toBeLessThanOrEqual(3);
    // `err_…` sorts between the words that begin with `er` and letters.
    const short = await find('er', `er ers erode ${NAMES} ert`);
    expect(short.words).toEqual(['er', 'ers']);
    expect(short.loads).toBeLessThanOrEqual(4);
  });

  it('finds a name as typed', async () => {
    expect((await find('err_512', NAMES)).words).toEqual(['err_512']);
  });

  it('finds no inflections of a single letter, and loads one shard to see it', async () => {
    const words = Array.from({ length: 200 }, (_, i) => `c${String.fromCharCode(97 + (i % 26)).repeat(1 + i / 26)}`);
    expect(await find('c', `c ${words.join(' ')}`)).toEqual({ words: ['c'], loads: 1 });
  });
});
