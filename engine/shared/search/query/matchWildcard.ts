/** True when `word` has the form of `pattern`, where `*` stands for any letters or none. Linear, no backtracking stack. */
export function matchWildcard(pattern: string, word: string): boolean {
  let p = 0;
  let w = 0;
  let star = -1;
  let retry = 0;
  while (w < word.length) {
    if (pattern[p] === '*') {
      star = p++;
      retry = w;
    } else if (p < pattern.length && pattern[p] === word[w]) {
      p++;
      w++;
    } else if (star >= 0) {
      p = star + 1;
      w = ++retry;
    } else return false;
  }
  while (pattern[p] === '*') p++;
  return p === pattern.length;
}
