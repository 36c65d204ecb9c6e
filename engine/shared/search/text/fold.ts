const LETTERS: Record<string, string> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ð: 'd', ł: 'l', þ: 'th', ı: 'i' };

/**
 * Marks that readers leave out, such as accents and the vowel points of Hebrew and Arabic, and the line that stretches
 * Arabic words. Not marks that make another letter (`й`, `が`), nor the vowels of scripts from Thaana to Vedic.
 */
const OPTIONAL_MARKS = /(?!(?<=и)\u0306|[\u0780-\u1cff\u3099\u309a])\p{M}|\u0640/giu;

/** Removes diacritics, so that `résumé` and `resume` are one word. Keeps case. */
export function foldDiacritics(text: string): string {
  // eslint-disable-next-line no-control-regex -- plain ASCII needs no folding
  if (/^[\x00-\x7f]*$/.test(text)) return text;
  return text
    .normalize('NFKD')
    .replace(OPTIONAL_MARKS, '')
    .normalize('NFC')
    .replace(/[ßæœøđðłþı]/gi, (letter) => {
      const plain = LETTERS[letter.toLowerCase()] ?? letter;
      return letter === letter.toLowerCase() ? plain : plain.toUpperCase();
    });
}
