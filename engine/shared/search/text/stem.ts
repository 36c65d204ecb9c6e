/**
 * English stemming after M. F. Porter, "An algorithm for suffix stripping" (1980), with the two later
 * amendments of its author (`-bli`, `-logi`). `installing`, `installation` and `installs` become one stem.
 */

/** A suffix and its replacement. */
type Rule = readonly [string, string];

const STEP_2 = byEnd([
  ['ational', 'ate'],
  ['ization', 'ize'],
  ['iveness', 'ive'],
  ['fulness', 'ful'],
  ['ousness', 'ous'],
  ['tional', 'tion'],
  ['biliti', 'ble'],
  ['entli', 'ent'],
  ['ousli', 'ous'],
  ['ation', 'ate'],
  ['alism', 'al'],
  ['aliti', 'al'],
  ['iviti', 'ive'],
  ['enci', 'ence'],
  ['anci', 'ance'],
  ['izer', 'ize'],
  ['alli', 'al'],
  ['ator', 'ate'],
  ['logi', 'log'],
  ['bli', 'ble'],
  ['eli', 'e'],
]);

const STEP_3 = byEnd([
  ['icate', 'ic'],
  ['ative', ''],
  ['alize', 'al'],
  ['iciti', 'ic'],
  ['ical', 'ic'],
  ['ness', ''],
  ['ful', ''],
]);

/** Longest first, so that the first match is the longest. */
const STEP_4 = byEnd(
  'ement ance ence able ible ment ant ent ism ate iti ous ive ize al er ic ou'.split(' ').map((suffix) => [suffix, '']),
);

/** By the last letter of the suffix, so that a word is compared with few of them. */
function byEnd(rules: readonly Rule[]): ReadonlyMap<string, Rule[]> {
  const byLetter = new Map<string, Rule[]>();
  for (const rule of rules) {
    const letter = rule[0].slice(-1);
    byLetter.set(letter, [...(byLetter.get(letter) ?? []), rule]);
  }
  return byLetter;
}

export function stem(word: string): string {
  if (word.length < 3) return word;
  let w = stripPlural(word);
  w = stripPastAndGerund(w);
  if (w.endsWith('y') && /.[^aeiou]y$/s.test(w)) w = `${w.slice(0, -1)}i`;
  w = replaceSuffix(w, STEP_2);
  w = replaceSuffix(w, STEP_3);
  w = w.endsWith('ion') ? stripIon(w) : replaceSuffix(w, STEP_4, 1);
  return tidyEnd(w);
}

/**
 * The common beginning of all words of a stem: the stem, except for a last letter that stemming inserts (`cries` →
 * `cri`, `hoping` → `hope`, `visibility` → `visibl`).
 */
export function sureStart(stemmed: string): string {
  const tail = stemmed.endsWith('ble') ? 2 : /[iel]$/.test(stemmed) ? 1 : 0;
  return stemmed.slice(0, Math.max(1, stemmed.length - tail));
}

function stripPlural(w: string): string {
  if (w.length > 4 && w.endsWith('sses')) return w.slice(0, -2);
  if (w.length > 3 && w.endsWith('ies')) return w.slice(0, -2);
  return w.endsWith('s') && !w.endsWith('ss') ? w.slice(0, -1) : w;
}

function stripPastAndGerund(w: string): string {
  if (w.length > 3 && w.endsWith('eed')) return measure(w.slice(0, -3)) > 0 ? w.slice(0, -1) : w;
  const cut = w.endsWith('ed') ? 2 : w.endsWith('ing') ? 3 : 0;
  if (cut === 0 || w.length === cut) return w;
  const rest = w.slice(0, -cut);
  if (!hasVowel(rest)) return w;
  if (/(?:at|bl|iz)$/.test(rest)) return `${rest}e`;
  if (/([^aeiouylsz])\1$/.test(rest)) return rest.slice(0, -1);
  return isShort(rest) ? `${rest}e` : rest;
}

/** Where Porter's m of the rest is more than `least`. */
function replaceSuffix(w: string, rules: ReadonlyMap<string, Rule[]>, least = 0): string {
  for (const [suffix, replacement] of rules.get(w.slice(-1)) ?? []) {
    if (w.length > suffix.length && w.endsWith(suffix)) {
      const rest = w.slice(0, -suffix.length);
      return measure(rest) > least ? rest + replacement : w;
    }
  }
  return w;
}

function stripIon(w: string): string {
  const rest = w.slice(0, -3);
  return /.[st]$/s.test(rest) && measure(rest) > 1 ? rest : w;
}

function tidyEnd(word: string): string {
  let w = word;
  if (w.length > 1 && w.endsWith('e')) {
    const rest = w.slice(0, -1);
    const m = measure(rest);
    if (m > 1 || (m === 1 && !isShort(rest))) w = rest;
  }
  return w.endsWith('ll') && measure(w) > 1 ? w.slice(0, -1) : w;
}

/** `y` is a vowel after a consonant and a consonant elsewhere. */
function isVowel(w: string, at: number): boolean {
  const c = w.charCodeAt(at);
  if (c === 97 || c === 101 || c === 105 || c === 111 || c === 117) return true;
  return c === 121 && at > 0 && !isVowel(w, at - 1);
}

function hasVowel(w: string): boolean {
  for (let i = 0; i < w.length; i++) if (isVowel(w, i)) return true;
  return false;
}

/** Porter's m: how often a run of vowels is followed by a run of consonants. */
function measure(w: string): number {
  let m = 0;
  let before = false;
  for (let i = 0; i < w.length; i++) {
    const vowel = isVowel(w, i);
    if (before && !vowel) m++;
    before = vowel;
  }
  return m;
}

/** One syllable, ending consonant–vowel–consonant (`hop`, `fil`), the last not w, x or y. */
function isShort(w: string): boolean {
  const end = w.length - 1;
  if (end < 2 || isVowel(w, end) || !isVowel(w, end - 1) || /[wxy]$/.test(w)) return false;
  for (let i = 0; i < end - 1; i++) if (isVowel(w, i)) return false;
  return true;
}
