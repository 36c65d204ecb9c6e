/** True when `word` matches `pattern`, where `*` means any letters or none. Linear, without a backtracking stack. */
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
