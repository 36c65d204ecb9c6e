import type { TocNode } from './nestToc.ts';

interface Props {
  nodes: TocNode[];
  className?: string;
  linkClassName: string;
}

export function TocList({ nodes, className, linkClassName }: Props) {
  if (nodes.length === 0) return null;
  return (
    <ul className={className}>
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
