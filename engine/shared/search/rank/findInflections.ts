import { stem, sureStart } from '../text/stem.ts';
import type { Corpus, CorpusTerm } from './Corpus.ts';

/** `-izations` and a letter put in by stemming. */
const LONGEST_ENDING = 10;

/** Words of the index that share a stem, and `word` itself. */
export async function findInflections(corpus: Corpus, stemmed: string, word = stemmed): Promise<CorpusTerm[]> {
  const sure = sureStart(stemmed);
  const isSame = (other: string): boolean =>
    other === word || (isEnding(other, sure.length) && stem(other) === stemmed);
  // Endings are letters: thousands of names (`err_512`) may begin so too, in many shards.
  const lists = [corpus.terms(sure, `${sure}\0`, isSame), corpus.terms(`${sure}a`, `${sure}{`, isSame)];
  if (!isEnding(word, sure.length)) lists.push(corpus.terms(word, `${word}\0`));
  return (await Promise.all(lists)).flat();
}

/** True when a word is no more than an ending from `at` on: spares stemming thousands of names such as `err_512`. */
function isEnding(word: string, at: number): boolean {
  if (word.length - at > LONGEST_ENDING) return false;
  for (let i = at; i < word.length; i++) {
    const code = word.charCodeAt(i);
    if (code < 97 || code > 122) return false;
  }
  return true;
}
