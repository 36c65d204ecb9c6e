/** A page has one `<main>`, which the theme brings: that of a page written as code is a part of it. */
export function shownTag(tag: string): string {
  return tag === 'main' ? 'div' : tag;
}
