/**
 * Light stemming of Arabic: removes the article and its prefixes, "and", and the commonest endings, but always leaves
 * three letters. Roots and broken plurals are not searched for, because a root has words of many meanings.
 */
const ARTICLES = ['وال', 'بال', 'كال', 'فال', 'لل', 'ال'];
const AND = 'و';
const ENDINGS = ['يات', 'ات', 'ان', 'ون', 'ين', 'ها', 'ية', 'يه', 'هم', 'ة', 'ه', 'ى', 'ي'];
const MIN_LETTERS = 3;

/** All prefixes that words of one stem may have. */
export const ARABIC_PREFIXES: readonly string[] = [...ARTICLES, AND, ...ARTICLES.map((article) => article + AND)];

/** `word` is folded: `أ` is `ا`. */
export function stemArabic(word: string): string {
  const article = ARTICLES.find((start) => word.startsWith(start) && word.length - start.length >= MIN_LETTERS) ?? '';
  const bare = word.slice(article.length);
  // A word may begin with it (`وثائق`): then it goes behind the article too, and the stem stays the same.
  const noun = bare.startsWith(AND) && bare.length > MIN_LETTERS ? bare.slice(AND.length) : bare;
  const ending = ENDINGS.find((end) => noun.endsWith(end) && noun.length - end.length >= MIN_LETTERS);
  return ending === undefined ? noun : noun.slice(0, -ending.length);
}
