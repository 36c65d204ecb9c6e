import { ISLAND_TAG, PART_TAG } from '../../../shared/island.ts';

const MARKER = new RegExp(`(</?(?:${ISLAND_TAG}|${PART_TAG})(?: [^>]*)?>)`);

/** The HTML that a reader sees first: without hidden parts, and without markers that only React needs. */
export function bareHtml(html: string): string {
  let depth = 0;
  let hiddenAt = Infinity;
  const isShown = (piece: string, index: number): boolean => {
    if (index % 2 === 0) return depth < hiddenAt;
    depth += piece.startsWith('</') ? -1 : 1;
    if (depth < hiddenAt) hiddenAt = piece.endsWith(' hidden="">') ? depth : Infinity;
    return false;
  };
  return withoutComments(html).split(MARKER).filter(isShown).join('');
}

/**
 * Plain HTML: nothing hydrates it, so the theme parts in it need no keys. What keeps two texts apart stays, because they
 * are two nodes in Docusaurus.
 */
export function withoutParts(html: string): string {
  return html.replace(/<!--(?! -->)[^]*?-->/g, '').replace(new RegExp(`</?${PART_TAG}(?: [^>]*)?>`, 'g'), '');
}

export function withoutComments(html: string): string {
  return html.replace(/<!--[^]*?-->/g, '');
}
