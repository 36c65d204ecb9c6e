import type { Corpus } from './Corpus.ts';

/** Made once for each corpus and reused for every query: new ones for every letter typed would be work for the garbage collector. */
export function keepByCorpus<T extends object>(make: (corpus: Corpus) => T): (corpus: Corpus) => T {
  const kept = new WeakMap<Corpus, T>();
  return (corpus) => {
    const own = kept.get(corpus) ?? make(corpus);
    kept.set(corpus, own);
    return own;
  };
}
