import { elementsIn, type HtmlChild, type HtmlElement } from './htmlTree.ts';

/** A table in GFM. Cells with blocks are put on one line. */
export function tableMarkdown(table: HtmlElement, toText: (nodes: HtmlChild[]) => string): string {
  const rows = rowsOf(table).map((row) =>
    cellsOf(row).map((cell) => ({
      text: toText(cell.children)
        .replace(/\s*\\?\n\s*/g, ' ')
        .replace(/\|/g, '\\|'),
      align: alignOf(cell),
    })),
  );
  const width = Math.max(0, ...rows.map((row) => row.length));
  const [head, ...body] = rows;
  if (!head || width === 0) return '';
  const line = (cells: string[]) => `| ${Array.from({ length: width }, (_, i) => cells[i] ?? '').join(' | ')} |`;
  return [
    line(head.map((cell) => cell.text)),
    line(Array.from({ length: width }, (_, i) => head[i]?.align ?? '---')),
    ...body.map((row) => line(row.map((cell) => cell.text))),
  ].join('\n');
}

function rowsOf(node: HtmlElement): HtmlElement[] {
  return elementsIn(node).flatMap((child) => (child.tag === 'tr' ? [child] : rowsOf(child)));
}

function cellsOf(row: HtmlElement): HtmlElement[] {
  return elementsIn(row).filter(({ tag }) => tag === 'td' || tag === 'th');
}

function alignOf(cell: HtmlElement): string {
  const align = /text--(left|center|right)/.exec(cell.attributes.get('class') ?? '')?.[1];
  return { left: ':--', center: ':-:', right: '--:' }[align ?? ''] ?? '---';
}
