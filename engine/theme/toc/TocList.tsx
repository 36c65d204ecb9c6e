import type { Untranslated } from '../../shared/pageData.ts';
import type { TocNode } from './nestToc.ts';

interface Props {
  nodes: TocNode[];
  className?: string;
  linkClassName: string;
  language?: Untranslated;
}

export function TocList({ nodes, className, linkClassName, language }: Props) {
  if (nodes.length === 0) return null;
  return (
    <ul className={className} {...language}>
      {nodes.map((node) => (
        <li key={node.id}>
          <a
            href={`#${encodeURIComponent(node.id)}`}
            className={linkClassName}
            dangerouslySetInnerHTML={{ __html: node.html }}
          />
          <TocList nodes={node.children} linkClassName={linkClassName} />
        </li>
      ))}
    </ul>
  );
}
