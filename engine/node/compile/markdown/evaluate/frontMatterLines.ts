/** Lines that front matter takes in a file whose front matter nobody needs. */
export function frontMatterLines(source: string): number {
  const match = /^\uFEFF?---[ \t]*\r?\n(?:[^]*?\r?\n)?---[ \t]*(?:\r?\n|$)/.exec(source);
  return match ? match[0].replace(/\r?\n$/, '').split('\n').length : 0;
}
