import type { Block } from './article.ts';
import { textOf } from './parseHtml.ts';
import { wordsIn } from './toTokens.ts';

/** The words of a block, in their order. */
export function wordsOf(block: Block): string[] {
  const words: string[] = [];
  addWords(block, words);
  return words;
}

function addWords(block: Block, words: string[]): void {
  switch (block.kind) {
    case 'group':
      for (const each of block.blocks) addWords(each, words);
      break;
    case 'text':
      for (const { isWord, content } of block.tokens) if (isWord) words.push(content as string);
      break;
    case 'code':
      for (const { key } of block.lines) for (const word of wordsIn(key)) words.push(word);
      break;
    case 'whole':
      for (const word of wordsIn(textOf(block.element))) words.push(word);
      break;
  }
}

/** The number of occurrences of each word. */
export interface WordBag {
  words: ReadonlyMap<string, number>;
  size: number;
}

const bags = new WeakMap<Block, WordBag>();

export function bagOf(block: Block): WordBag {
  const known = bags.get(block);
  if (known) return known;
  const bag = toBag(wordsOf(block));
  bags.set(block, bag);
  return bag;
}

export function toBag(list: readonly string[]): WordBag {
  const words = new Map<string, number>();
  for (const word of list) words.set(word, (words.get(word) ?? 0) + 1);
  return { words, size: list.length };
}

/** The number of words that two texts share. */
export function sharedWords(a: WordBag, b: WordBag): number {
  const [small, large] = a.words.size <= b.words.size ? [a, b] : [b, a];
  let shared = 0;
  for (const [word, count] of small.words) shared += Math.min(count, large.words.get(word) ?? 0);
  return shared;
}
