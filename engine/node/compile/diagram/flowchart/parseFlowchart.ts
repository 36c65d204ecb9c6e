import type { Direction, Graph } from '../graph/types.ts';
import { readLink } from './readLink.ts';
import { readNode } from './readNode.ts';
import { Scanner } from './Scanner.ts';

const DIRECTIONS: Record<string, Direction> = {
  TB: 'TB',
  TD: 'TB',
  v: 'TB',
  BT: 'BT',
  '^': 'BT',
  LR: 'LR',
  '>': 'LR',
  RL: 'RL',
  '<': 'RL',
};
const HEADER = /\s*(?:flowchart(?:-elk)?|graph)\b(?:[ \t]+((?:TB|TD|BT|LR|RL)\b|[<>^v](?=[\s;]|$)))?/y;
/** Lines about looks and behaviour. They carry no content. */
const IGNORED = /(?:classDef|class|style|linkStyle|click)[ \t](?:"[^"\n]*"|[^\n;])*/y;
const SPACES = /[ \t]*/y;
const END_OF_STATEMENT = /[ \t]*(?:[;\n]|$)/y;
const MAX_DEPTH = 20;

interface OpenGroup {
  id: string;
  members: Set<string>;
}

/** Reads a flowchart. Text that Mermaid would reject is not drawn. */
export function parseFlowchart(source: string): Graph {
  const scanner = new Scanner(source);
  const header = scanner.take(HEADER);
  if (!header || !scanner.take(END_OF_STATEMENT)) return scanner.fail();
  const graph: Graph = {
    direction: DIRECTIONS[header[1] ?? 'TB'] ?? 'TB',
    nodes: new Map(),
    groups: new Map(),
    edges: [],
  };
  const open: OpenGroup[] = [];
  const lineNames = new Set<string>();

  for (;;) {
    scanner.take(/[\s;]*/y);
    if (scanner.isDone) break;
    readStatement();
  }
  if (open.length > 0) return scanner.fail();
  // A line to a group names it like a node.
  for (const id of graph.groups.keys()) graph.nodes.delete(id);
  return graph;

  function readStatement() {
    if (scanner.take(/subgraph\b/y)) return openGroup();
    if (scanner.take(/end\b(?![-\w])/y)) return closeGroup();
    const direction = scanner.take(/direction[ \t]+(TB|TD|BT|LR|RL)\b/y);
    if (direction) return setDirection(DIRECTIONS[direction[1] ?? ''] ?? 'TB');
    if (scanner.take(IGNORED)) return;
    // `e1@{ animate: true }`
    const animated = scanner.peek(/([\w-]+)@\{[^}]*\}/y);
    if (animated && lineNames.has(animated[1] ?? '')) {
      scanner.at += animated[0].length;
      return;
    }
    readChain();
  }

  function readChain() {
    let from = readNodes();
    for (;;) {
      const name = scanner.peek(/\s*([\w-]+)@[xo<]?[-=]/y)?.[1];
      if (name) lineNames.add(name);
      const link = readLink(scanner);
      if (!link) break;
      const to = readNodes();
      for (const a of from) for (const b of to) graph.edges.push({ from: a, to: b, ...link });
      from = to;
    }
    if (!scanner.take(END_OF_STATEMENT)) scanner.fail();
  }

  /** `A & B & C` */
  function readNodes(): string[] {
    const ids: string[] = [];
    do {
      scanner.take(SPACES);
      const { id, text, shape } = readNode(scanner);
      const known = graph.nodes.get(id);
      graph.nodes.set(id, {
        id,
        text: text ?? known?.text ?? id,
        shape: shape ?? known?.shape ?? 'rect',
        parent: known?.parent,
      });
      open.at(-1)?.members.add(id);
      ids.push(id);
    } while (scanner.take(/\s+&(?=\s)/y));
    return ids;
  }

  function openGroup() {
    const name = scanner.take(
      /[ \t]*(?:([^\s[\]"();]+)[ \t]*)?\[[ \t]*(?:"([^"]*)"|([^\]"\n]*))[ \t]*\](?=[ \t]*(?:[;\n]|$))/y,
    );
    const plain = name ? undefined : scanner.take(/[ \t]*(?:"([^"]*)"|([^\n;[\]"]*))(?=[ \t]*(?:[;\n]|$))/y);
    if ((!name && !plain) || open.length >= MAX_DEPTH) return scanner.fail();
    const title = (name ? (name[2] ?? name[3]) : (plain?.[1] ?? plain?.[2]))?.trim() ?? '';
    const own = name?.[1] ?? (/\s/.test(title) ? '' : title);
    const id = own === '' || graph.groups.has(own) ? `subGraph${graph.groups.size}` : own;
    graph.groups.set(id, { id, title, parent: open.at(-1)?.id });
    open.push({ id, members: new Set() });
  }

  /** A node belongs to the first group that ends after naming it. */
  function closeGroup() {
    const group = open.pop();
    if (!group) return scanner.fail();
    for (const id of group.members) {
      const node = graph.nodes.get(id);
      if (node) node.parent ??= group.id;
    }
  }

  function setDirection(direction: Direction) {
    const group = graph.groups.get(open.at(-1)?.id ?? '');
    if (group) group.direction = direction;
    else graph.direction = direction;
  }
}
