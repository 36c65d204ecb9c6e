/**
 * A sketch is a few numbers that stand for a text: the smallest hashes of all passages of three words. The more passages
 * two texts share, the more numbers their sketches share. So renamed pages are found without reading them.
 */
const SIZE = 16;
const DIGITS = 4;

/** As text, to be stored. `words` are the hashes of a text's words. */
export function toSketch(words: readonly number[]): string {
  const passages = new Uint32Array(words.length);
  let first = 0;
  let second = 0;
  let third = 0;
  let count = 0;
  for (let at = 0; at < words.length; at++) {
    first = second;
    second = third;
    third = words[at]!;
    if (at >= 2 || at === words.length - 1) passages[count++] = combine(first, second, third);
  }
  const smallest = new Set<number>();
  for (const value of passages.subarray(0, count).sort()) {
    smallest.add(value);
    if (smallest.size === SIZE) break;
  }
  return [...smallest].map((value) => value.toString(36).padStart(DIGITS, '0')).join('');
}

/** The share of passages that two texts have in common, from 0 to 1. */
export function sketchLikeness(a: string, b: string): number {
  const left = new Set(numbersOf(a));
  const right = new Set(numbersOf(b));
  const union = [...new Set([...left, ...right])].sort().slice(0, SIZE);
  if (union.length === 0) return 0;
  return union.filter((value) => left.has(value) && right.has(value)).length / union.length;
}

export function numbersOf(sketch: string): string[] {
  return sketch.match(/.{4}/g) ?? [];
}

/** Equal for words that differ only in case. FNV-1a. */
export function hashOfWord(word: string): number {
  const text = word.toLowerCase();
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  return value;
}

/** Mixes its bits, to a number below 36⁴. */
function combine(first: number, second: number, third: number): number {
  let value = mix(0, first);
  value = mix(value, second);
  value = mix(value, third);
  value = Math.imul(value ^ (value >>> 15), 0x2c1b3c6d);
  value = Math.imul(value ^ (value >>> 12), 0x297a2d39);
  return ((value ^ (value >>> 15)) >>> 0) % 36 ** DIGITS;
}

function mix(value: number, hash: number): number {
  return Math.imul(value ^ hash, 0x9e3779b1) ^ (value >>> 13);
}
