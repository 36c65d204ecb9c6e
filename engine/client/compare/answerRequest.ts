import { headingLevel } from '../../shared/compare/article.ts';
import { comparePages } from '../../shared/compare/comparePages.ts';
import type { Change } from '../../shared/compare/comparison.ts';
import { createChangeCounter, renderComparison, type RenderOptions } from '../../shared/compare/renderComparison.ts';
import { encodePath, isExternal, toFile } from '../../shared/url/sitePaths.ts';
import type { CompareRequest, CompareResponse, PageInput, Row, ShowOptions } from './types.ts';

export function answerRequest({ before, after, show }: CompareRequest): CompareResponse {
  const { changes, ...numbers } = comparePages(before, after);
  if (!show) return { ...numbers, rows: [] };
  let count = 0;
  const rows = changes.map((change) => {
    const row = toRow(change, show, count, before, after);
    count += row.changes;
    return row;
  });
  return { ...numbers, rows };
}

/** `earlier` is the number of changes in the rows above. */
function toRow(change: Change, show: ShowOptions, earlier: number, before?: PageInput, after?: PageInput): Row {
  let changes = 0;
  const render = (side: RenderOptions['side']): string => {
    const counter = createChangeCounter(earlier);
    const html = renderComparison(change, {
      side,
      counter,
      address: (value, of, attribute) => toAddress(value, attribute, (of === 'before' ? before : after)!, show),
      movedHere: (heading) => `<p class="oc-moved-label">${fill(show.movedHere, heading)}</p>`,
      movedAway: (heading) => fill(show.movedAway, heading),
      onlyLook: (place) => {
        const tag = place === 'above' ? 'p' : 'span';
        return `<${tag} class="oc-moved-label">${show.onlyLook}</${tag}>`;
      },
    });
    changes = counter.count() - earlier;
    return html;
  };
  return {
    html: show.columns === 1 ? render('both') : [render('before'), render('after')],
    // Known after rendering.
    changes,
    isHeading: 'block' in change && headingLevel(change.block) !== undefined,
  };
}

/** `heading` is HTML. */
function fill(text: string, heading: string): string {
  return text.replace('{heading}', () => `<b>${heading}</b>`);
}

/** Addresses are relative to their page, but are shown here on another one. */
function toAddress(value: string, attribute: 'href' | 'src', page: PageInput, { root, rules }: ShowOptions): string {
  if (isExternal(value)) return value;
  const isHashed = rules.router === 'hash';
  if (isHashed && attribute === 'href' && value.startsWith('#')) {
    return value.startsWith('#/') ? value : `#${encodePath(page.path)}${value}`;
  }
  const document = isHashed
    ? `${page.folder ?? ''}index.html`
    : encodePath(toFile(page.path, { ...rules, folder: page.folder }));
  return new URL(value, root + document).href;
}
