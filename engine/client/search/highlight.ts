import { ARTICLES } from '../browser/pageSlot.ts';
/** Marks search terms on the page that a search result led to: `?_highlight=term&_highlight=other`. */
const HIGHLIGHT_PARAMETER = '_highlight';
/** The typed query, if the terms alone do not contain it. */
const QUERY_PARAMETER = '_query';

/** Parameters of the page of a search result, as they follow the `?`. */
export function toHighlightParameters(terms: readonly string[], query: string): string {
  const parameters = terms.map((term) => `${HIGHLIGHT_PARAMETER}=${encodeURIComponent(term)}`);
  if (terms.join(' ') !== query) parameters.push(`${QUERY_PARAMETER}=${encodeURIComponent(query)}`);
  return parameters.join('&');
}

/** The query of the search that led to a page. */
export function typedQuery(search: string): string {
  return new URLSearchParams(search).get(QUERY_PARAMETER)?.trim() ?? highlightTerms(search).join(' ');
}

/** The query of an address without what a search added to it; undefined if that is nothing. */
export function withoutHighlight(search: string): string | undefined {
  const parameters = new URLSearchParams(search);
  if (!parameters.has(HIGHLIGHT_PARAMETER) && !parameters.has(QUERY_PARAMETER)) return undefined;
  parameters.delete(HIGHLIGHT_PARAMETER);
  parameters.delete(QUERY_PARAMETER);
  const rest = parameters.toString();
  return rest === '' ? '' : `?${rest}`;
}

const MARK = 'data-oc-mark';

export function highlightTerms(search: string): string[] {
  return new URLSearchParams(search)
    .getAll(HIGHLIGHT_PARAMETER)
    .map((term) => term.trim())
    .filter((term) => term !== '');
}

/** Matches any of the terms, in any case, also inside words; of two terms that start together the longer one. */
export function toTermPattern(terms: string[]): RegExp | undefined {
  const sources = terms
    .toSorted((a, b) => b.length - a.length)
    .map((term) => term.replace(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`));
  return sources.length > 0 ? new RegExp(sources.join('|'), 'giu') : undefined;
}

/** Removes old marks from the articles of `root` and sets those for `terms`. */
export function applyHighlight(root: ParentNode, terms: string[]): void {
  clearHighlight(root);
  const pattern = toTermPattern(terms);
  if (!pattern) return;
  for (const article of root.querySelectorAll(ARTICLES)) markText(article, pattern);
}

export function clearHighlight(root: ParentNode): void {
  const parents = new Set<Node>();
  for (const mark of root.querySelectorAll(`mark[${MARK}]`)) {
    if (mark.parentNode) parents.add(mark.parentNode);
    mark.replaceWith(...mark.childNodes);
  }
  for (const parent of parents) parent.normalize();
}

function markText(article: Element, pattern: RegExp): void {
  const walker = document.createTreeWalker(article, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    // Not text to a reader, or a drawing that a `mark` would break.
    if (!text.parentElement?.closest('script, style, noscript, template, svg, textarea, button')) texts.push(text);
  }
  for (const text of texts) {
    const parts = splitText(text.data, pattern);
    if (parts) text.replaceWith(...parts);
  }
}

function splitText(text: string, pattern: RegExp): (string | HTMLElement)[] | undefined {
  const parts: (string | HTMLElement)[] = [];
  let end = 0;
  for (const match of text.matchAll(pattern)) {
    if (match.index > end) parts.push(text.slice(end, match.index));
    const mark = document.createElement('mark');
    mark.setAttribute(MARK, '');
    mark.textContent = match[0];
    parts.push(mark);
    end = match.index + match[0].length;
  }
  if (parts.length === 0) return undefined;
  if (end < text.length) parts.push(text.slice(end));
  return parts;
}
