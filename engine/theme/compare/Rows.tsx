import { Fragment } from 'react';
import { useTranslate, type Row } from '../../client/index.ts';

/** The minimal number of unchanged parts to fold. */
const MIN_FOLDED = 4;

/** The article, with long unchanged stretches folded. */
export function Rows({ rows, isFolded }: { rows: readonly Row[]; isFolded: boolean }) {
  const t = useTranslate();
  const stretches = isFolded && rows.some(isChanged) ? toStretches(rows) : [{ rows, isHidden: false }];
  return stretches.map(({ rows: part, isHidden }, at) =>
    isHidden ? (
      <details key={at} className="oc-compare-fold">
        <summary>{t.plural('1 unchanged block|{count} unchanged blocks', part.length)}</summary>
        <RowList rows={part} />
      </details>
    ) : (
      <Fragment key={at}>
        <RowList rows={part} />
      </Fragment>
    ),
  );
}

interface Stretch {
  rows: readonly Row[];
  isHidden: boolean;
}

const isChanged = (row: Row | undefined): boolean => row !== undefined && row.changes > 0;

/**
 * A change keeps its neighbours and its section's heading. Before the first change only headings are shown, so that
 * readers see it without scrolling.
 */
function toStretches(rows: readonly Row[]): Stretch[] {
  const first = rows.findIndex(isChanged);
  const shown = rows.map(
    (row, at) => at === 0 || isChanged(row) || isChanged(rows[at - 1]) || (isChanged(rows[at + 1]) && at >= first),
  );
  let isNeeded = false;
  for (let at = rows.length - 1; at >= 0; at--) {
    if (isChanged(rows[at])) isNeeded = true;
    if (!rows[at]!.isHeading) continue;
    if (isNeeded) shown[at] = true;
    isNeeded = false;
  }
  const stretches: Stretch[] = [];
  for (let start = 0; start < rows.length;) {
    let end = start;
    while (end < rows.length && shown[end] === shown[start]) end++;
    const part = rows.slice(start, end);
    const isHidden = !shown[start] && (part.length >= MIN_FOLDED || start < first);
    const last = stretches.at(-1);
    if (last && !isHidden && !last.isHidden) last.rows = [...last.rows, ...part];
    else stretches.push({ rows: part, isHidden });
    start = end;
  }
  return stretches;
}

function RowList({ rows }: { rows: readonly Row[] }) {
  return rows.map(({ html }, at) =>
    typeof html === 'string' ? (
      <div key={at} className="oc-compare-row markdown" dangerouslySetInnerHTML={{ __html: html }} />
    ) : (
      <div key={at} className="oc-compare-row oc-compare-columns">
        {html.map((side, column) => (
          <div key={column} className="markdown" dangerouslySetInnerHTML={{ __html: side }} />
        ))}
      </div>
    ),
  );
}
