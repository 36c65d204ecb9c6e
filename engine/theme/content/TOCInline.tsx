import type { ReactNode } from 'react';
import { useContent } from '../base/contentContext.ts';
import type { TOCInlineProps } from '../base/contentProps.ts';
import { keepLevels, nestToc, type Nested } from '../toc/nestToc.ts';

interface TocEntry {
  html: string;
  id: string;
  level: number;
}

/** A table of contents in the text. Unless it names levels, it has those of the site's tables of contents. */
export function TOCInline(props: TOCInlineProps) {
  const content = useContent();
  const { toc, minHeadingLevel, maxHeadingLevel } = props;
  if (!toc) {
    const message = '`<TOCInline>` needs the headings. Write `<TOCInline toc={toc} />`.';
    content.warn('component-use', message, props, 'error');
  }
  const entries: TocEntry[] = toc?.map(({ value, id, level }) => ({ html: value, id, level })) ?? content.toc;
  const [least, most] = content.tocLevels ?? [2, 3];
  const shown = keepLevels(nestToc(entries), minHeadingLevel ?? least, maxHeadingLevel ?? most);
  return <div className="tableOfContentsInline_prmo">{renderLevel(shown, 'table-of-contents')}</div>;
}

function renderLevel(nodes: Nested<TocEntry>[], className?: string): ReactNode {
  if (nodes.length === 0) return null;
  return (
    <ul className={className}>
      {nodes.map(({ id, html, children }) => (
        <li key={id}>
          <a href={`#${id}`} dangerouslySetInnerHTML={{ __html: html }} />
          {renderLevel(children)}
        </li>
      ))}
    </ul>
  );
}
