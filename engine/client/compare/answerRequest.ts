import { headingLevel } from '../../shared/compare/article.ts';
import { comparePages } from '../../shared/compare/comparePages.ts';
import type { Change } from '../../shared/compare/comparison.ts';
import { renderComparison, type RenderOptions } from '../../shared/compare/renderComparison.ts';
import { encodePath, isExternal, toFile, toHref } from '../../shared/url/sitePaths.ts';
import type { CompareRequest, CompareResponse, PageInput, Row, ShowOptions } from './types.ts';

export function answerRequest({ before, after, show }: CompareRequest): CompareResponse {
  const { changes, ...numbers } = comparePages(before, after);
  return { ...numbers, rows: show ? changes.map((change) => toRow(change, show, before, after)) : [] };
}

function toRow(change: Change, show: ShowOptions, before?: PageInput, after?: PageInput): Row {
  const render = (side: RenderOptions['side']): string =>
    renderComparison(change, {
      side,
      address: (value, of, attribute) => toAddress(value, attribute, (of === 'before' ? before : after)!, show),
      movedHere: (heading) => `<p class="oc-moved-label">${fill(show.movedHere, heading)}</p>`,
      movedAway: (heading) => fill(show.movedAway, heading),
    });
  return {
    isChanged: change.type !== 'same',
    isHeading: 'block' in change && headingLevel(change.block) !== undefined,
    html: show.columns === 1 ? render('both') : [render('before'), render('after')],
  };
}

/** `heading` is HTML. */
function fill(text: string, heading: string): string {
  return text.replace('{heading}', () => `<b>${heading}</b>`);
}

/** Addresses in a page are relative to it; here they must be right on another page. */
function toAddress(
  value: string,
  attribute: 'href' | 'src',
  page: PageInput,
  { from, root, rules }: ShowOptions,
): string {
  if (isExternal(value)) return value;
  const isHashed = rules.router === 'hash';
  if (isHashed && attribute === 'href' && value.startsWith('#')) {
    return value.startsWith('#/') ? value : toHref(from, page.path + value, rules);
  }
  const document = isHashed ? 'index.html' : encodePath(toFile(page.path, rules));
  return new URL(value, root + document).href;
}
