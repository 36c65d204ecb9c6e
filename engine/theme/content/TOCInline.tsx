import type { ReactNode } from 'react';
import { useContent } from '../base/contentContext.ts';
import type { TOCInlineProps } from '../base/contentProps.ts';

interface TocEntry {
  html: string;
  id: string;
  level: number;
}

/** A table of contents in the text. */
export function TOCInline(props: TOCInlineProps) {
  const { toc, minHeadingLevel = 2, maxHeadingLevel = 3 } = props;
  const content = useContent();
  if (!toc) {
    const message = '`<TOCInline>` needs the headings. Write `<TOCInline toc={toc} />`.';
    content.warn('component-use', message, props, 'error');
  }
  const entries = toc?.map(({ value, id, level }) => ({ html: value, id, level })) ?? content.toc;
  const shown = entries.filter(({ level }) => level >= minHeadingLevel && level <= maxHeadingLevel);
  return <div className="tableOfContentsInline_prmo">{renderLevel(shown, 'table-of-contents')}</div>;
}

/** Groups entries by level: each contains the following ones of lower levels. */
function renderLevel(entries: TocEntry[], className?: string): ReactNode {
  const groups: TocEntry[][] = [];
  const top = Math.min(...entries.map(({ level }) => level));
  for (const entry of entries) {
    const last = groups.at(-1);
    if (entry.level === top || !last) groups.push([entry]);
    else last.push(entry);
  }
  if (groups.length === 0) return null;
  return (
    <ul className={className}>
      {groups.map(([first, ...below]) =>
        first ? (
          <li key={first.id}>
            <a href={`#${first.id}`} dangerouslySetInnerHTML={{ __html: first.html }} />
            {renderLevel(below)}
          </li>
        ) : null,
      )}
    </ul>
  );
}
