import type { TocNode } from './nestToc.ts';

interface Props {
  nodes: TocNode[];
  className?: string;
  linkClassName: string;
}

export function TocList({ nodes, className, linkClassName }: Props) {
  return (
    <ul className={className}>
      {nodes.map((node) => (
        <li key={node.id}>
          <a
            href={`#${encodeURIComponent(node.id)}`}
            className={linkClassName}
            dangerouslySetInnerHTML={{ __html: node.html }}
          />
          {node.children.length > 0 && <TocList nodes={node.children} linkClassName={linkClassName} />}
        </li>
      ))}
    </ul>
  );
}
