import type { CorpusTerm, WordSource } from './Corpus.ts';

const LETTER_A = 97;
const LETTER_Z = 122;
/** No letter between these is in a folded word. */
const FURTHER_LETTERS = 0xaa;

/** `-izations` and a letter put in by stemming. */
const LONGEST_ENDING = 10;

/** Words of the index that share a stem, and `word` itself. */
export async function findInflections(source: WordSource, stemmed: string, word = stemmed): Promise<CorpusTerm[]> {
  // A single letter has none, and finding that out would load every shard of the letter.
  if (word.length === 1) return source.terms(word, `${word}\0`);
  const { startsOf, stem, afterLetters } = source.language;
  const starts = startsOf(stemmed);
  const lists = starts.flatMap((start) => {
    const isSame = (other: string): boolean =>
      other === word || (isEnding(other, start.length) && stem(other) === stemmed);
    // Endings are letters: thousands of names (`err_512`) may begin so too, in many shards.
    const mayBegin = (other: string): boolean => isEnding(other, start.length);
    return [
      source.terms(start, `${start}\0`, isSame),
      source.terms(`${start}a`, start + afterLetters, isSame, Infinity, mayBegin),
    ];
  });
  const isLookedAt = starts.some((start) => word.startsWith(start) && isEnding(word, start.length));
  if (!isLookedAt) lists.push(source.terms(word, `${word}\0`));
  return (await Promise.all(lists)).flat();
}

/** True when a word is no more than an ending from `at` on: spares stemming thousands of names such as `err_512`. */
function isEnding(word: string, at: number): boolean {
  if (word.length - at > LONGEST_ENDING) return false;
  for (let i = at; i < word.length; i++) {
    const code = word.charCodeAt(i);
    if (code < LETTER_A || (code > LETTER_Z && code < FURTHER_LETTERS)) return false;
  }
  return true;
}
