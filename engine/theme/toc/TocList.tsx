import type { TocNode } from './nestToc.ts';

export function TocList({ nodes, active }: { nodes: TocNode[]; active?: string }) {
  return (
    <ul>
      {nodes.map((node) => (
        <li key={node.id}>
          <a
            href={`#${encodeURIComponent(node.id)}`}
            aria-current={node.id === active ? 'true' : undefined}
            dangerouslySetInnerHTML={{ __html: node.html }}
          />
          {node.children.length > 0 && <TocList nodes={node.children} active={active} />}
        </li>
      ))}
    </ul>
  );
}
