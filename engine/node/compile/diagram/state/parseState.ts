import type { Direction, Graph, GraphNode, Shape } from '../graph/types.ts';
import { Undrawable } from '../undrawable.ts';

const NAME = String.raw`(?:\[\*\]|(?!-+(?:\s|$))[\p{L}\p{N}_.-]+?)(?:::: *[\w-]+)?`;
const TRANSITION = new RegExp(String.raw`^(${NAME})\s*-->\s*(${NAME})\s*(?::\s*(.*))?$`, 'u');
const DESCRIBED = new RegExp(String.raw`^(${NAME})\s*(?::(?!:)\s*(.*))?$`, 'u');
const STATE = /^state\s+(?:"([^"]*)"\s+as\s+)?([\p{L}\p{N}_.-]+)\s*(?:<<(\w+)>>|\[\[(\w+)\]\])?\s*(\{)?$/u;
const NOTE = /^note\s+(?:left|right)\s+of\s+([\p{L}\p{N}_.-]+)\s*(?::\s*(.*))?$/iu;
const IGNORED = /^(?:classDef|class|style|hide empty description|scale)\b/;
const KINDS: Record<string, Shape> = { choice: 'choice', fork: 'bar', join: 'bar' };
const DIRECTIONS = new Set(['TB', 'TD', 'BT', 'LR', 'RL']);
const MAX_DEPTH = 20;

/**
 * Reads a state diagram into a graph: composite states are groups, `[*]` is the start or end of the level where it is
 * written.
 */
export function parseState(source: string): Graph {
  const lines = source.split(/\n|;/).map((line) => line.trim());
  if (!/^stateDiagram(?:-v2)?$/.test(lines[0] ?? '')) throw new Undrawable('header');
  const graph: Graph = { direction: 'TB', nodes: new Map(), groups: new Map(), edges: [] };
  const open: string[] = [];
  const described = new Set<string>();
  let notes = 0;
  for (let at = 1; at < lines.length; at++) at = readLine(lines[at] ?? '', at);
  if (open.length > 0) throw new Undrawable('open state');
  return graph;

  /** Returns the number of the last line read. */
  function readLine(line: string, at: number): number {
    if (line === '' || IGNORED.test(line)) return at;
    if (line === '}') {
      if (open.pop() === undefined) throw new Undrawable('}');
      return at;
    }
    const note = NOTE.exec(line);
    if (note) return readNote(note, at);
    const transition = TRANSITION.exec(line);
    const state = STATE.exec(line);
    const [, direction] = /^direction\s+(\w+)$/.exec(line) ?? [];
    const plain = DESCRIBED.exec(line);
    if (transition) addTransition(transition);
    else if (state) declare(state);
    else if (direction !== undefined) setDirection(direction);
    else if (plain?.[1] && plain[1] !== '[*]') describe(idOf(plain[1], 'from'), plain[2]);
    else throw new Undrawable(line);
    return at;
  }

  function scope(): string | undefined {
    return open.at(-1);
  }

  function addNode(node: Omit<GraphNode, 'parent'>) {
    if (!graph.nodes.has(node.id) && !graph.groups.has(node.id)) graph.nodes.set(node.id, { ...node, parent: scope() });
  }

  function idOf(name: string, end: 'from' | 'to'): string {
    const [plain = ''] = name.split(':::');
    if (plain !== '[*]') {
      addNode({ id: plain, text: plain, shape: 'round' });
      return plain;
    }
    const shape = end === 'from' ? 'start' : 'end';
    const id = `[*] ${shape} ${scope() ?? ''}`;
    addNode({ id, text: '', shape });
    return id;
  }

  function addTransition([, from = '', to = '', text = '']: RegExpExecArray) {
    const ends = { from: idOf(from, 'from'), to: idOf(to, 'to') };
    graph.edges.push({ ...ends, text: text.trim(), line: 'solid', start: 'none', end: 'arrow', length: 1 });
  }

  function declare([, text, id = '', angled, square, brace]: RegExpExecArray) {
    const kind = angled ?? square;
    if (kind !== undefined) {
      const shape = KINDS[kind];
      if (!shape) throw new Undrawable(kind);
      addNode({ id, text: '', shape });
      Object.assign(graph.nodes.get(id) ?? {}, { text: '', shape });
      return;
    }
    if (brace === undefined) {
      addNode({ id, text: id, shape: 'round' });
      describe(id, text);
      return;
    }
    if (open.length >= MAX_DEPTH || graph.groups.has(id)) throw new Undrawable('state in a state');
    // A state may be mentioned before it is described.
    const mentioned = graph.nodes.get(id);
    graph.nodes.delete(id);
    graph.groups.set(id, { id, title: text ?? mentioned?.text ?? id, parent: mentioned?.parent ?? scope() });
    open.push(id);
  }

  /** The first description replaces the name, later ones are added below it. */
  function describe(id: string, text: string | undefined) {
    const node = graph.nodes.get(id);
    const group = graph.groups.get(id);
    if (text === undefined) return;
    const isFirst = !described.has(id);
    described.add(id);
    if (node) node.text = isFirst ? text : `${node.text}<br/>${text}`;
    if (group) group.title = text;
  }

  function readNote([, name = '', text]: RegExpExecArray, at: number): number {
    const end = text === undefined ? lines.findIndex((line, index) => index > at && /^end note$/i.test(line)) : at;
    if (end < 0) throw new Undrawable('open note');
    const id = `note ${notes++}`;
    addNode({ id, text: text ?? lines.slice(at + 1, end).join('<br/>'), shape: 'note' });
    graph.edges.push({
      from: idOf(name, 'from'),
      to: id,
      text: '',
      line: 'dotted',
      start: 'none',
      end: 'none',
      length: 1,
    });
    return end;
  }

  function setDirection(word: string) {
    if (!DIRECTIONS.has(word)) throw new Undrawable(word);
    const direction = (word === 'TD' ? 'TB' : word) as Direction;
    const group = graph.groups.get(scope() ?? '');
    if (group) group.direction = direction;
    else graph.direction = direction;
  }
}
