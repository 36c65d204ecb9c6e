import { describe, expect, it } from 'vitest';
import { parseFlowchart } from '../flowchart/parseFlowchart.ts';
import { isCrossing } from './isCrossing.ts';
import { layoutGraph } from './layoutGraph.ts';
import type { Box, GraphLayout, PlacedNode } from './types.ts';

function layout(source: string): GraphLayout {
  return layoutGraph(parseFlowchart(source), 176);
}

function nameOf({ text }: Pick<PlacedNode, 'text'>): string {
  return text.lines.flat().map((run) => run.text).join(''); // oxfmt-ignore
}

function node({ nodes }: GraphLayout, name: string): PlacedNode {
  const found = nodes.find((one) => nameOf(one) === name);
  if (!found) throw new Error(`no node ${name}`);
  return found;
}

function group({ groups }: GraphLayout, name: string): Box {
  const found = groups.find(({ title }) => nameOf({ text: title }) === name);
  if (!found) throw new Error(`no group ${name}`);
  return found;
}

function overlap(a: Box, b: Box): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

function contains(outer: Box, inner: Box): boolean {
  return (
    outer.x <= inner.x &&
    outer.y <= inner.y &&
    outer.x + outer.width >= inner.x + inner.width &&
    outer.y + outer.height >= inner.y + inner.height
  );
}

function expectTidy({ nodes, edges, width, height }: GraphLayout) {
  const labels = edges.flatMap(({ label }) => label ?? []);
  const boxes = [...nodes, ...labels];
  boxes.forEach((a, index) => {
    expect(contains({ x: -1, y: -1, width: width + 2, height: height + 2 }, a)).toBe(true);
    for (const b of boxes.slice(index + 1)) expect(overlap(a, b), `${nameOf(a)} over ${nameOf(b)}`).toBe(false);
  });
  for (const edge of edges) {
    const touched = nodes.filter((one) => isCrossing(edge, shrink(one)));
    expect(touched.map(nameOf)).toEqual([]);
  }
}

/**
 * The area that is always inside the shape: lines may touch their own boxes and the corners of diamonds and circles.
 */
function shrink({ x, y, width, height }: Box): Box {
  return { x: x + width / 4, y: y + height / 4, width: width / 2, height: height / 2 };
}

describe('directions', () => {
  it.each([
    ['TB', 0, 1],
    ['BT', 0, -1],
    ['LR', 1, 0],
    ['RL', -1, 0],
  ])('%s', (direction, dx, dy) => {
    const result = layout(`flowchart ${direction}\nA --> B`);
    const [a, b] = [node(result, 'A'), node(result, 'B')];
    expect([Math.sign(b.x - a.x), Math.sign(b.y - a.y)]).toEqual([dx, dy]);
    const [start, end] = [result.edges[0]?.points[0], result.edges[0]?.points.at(-1)];
    // The line runs from border to border.
    expect(start).toEqual({ x: a.x + (a.width / 2) * (1 + dx), y: a.y + (a.height / 2) * (1 + dy) });
    expect(end).toEqual({ x: b.x + (b.width / 2) * (1 - dx), y: b.y + (b.height / 2) * (1 - dy) });
  });
});

describe('order', () => {
  it.each([
    'flowchart TD\nA --> B & C & D & E',
    'flowchart TD\nA --> B\nA --> C --> F\nA --> D\nA --> E',
    'flowchart TD\nB & C & D & E --> A',
    'flowchart TD\nsubgraph g\nB\nC\nD\nE\nend\nB & C & D & E --> A\nA --> X & Y',
    'flowchart TD\nA --> B & C & D & E --> Z\nB & C --> Y',
  ])('of neighbours is as written: %j', (source) => {
    const result = layout(source);
    const places = ['B', 'C', 'D', 'E'].map((name) => node(result, name).x);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });
});

describe('drawings are tidy', () => {
  it.each([
    'flowchart TD\nA{Is it?} -->|Yes| B[Go on]\nA -->|No| C[Stop]\nB & C --> D([Done])\nD -.->|again and again| A',
    'flowchart LR\nA[Short] --> B[A far longer text that is broken into lines] --> C\nA -- around --> C\nX --> B\nC --> A',
    'flowchart LR\nCanvas -->|images| I[Image<br/>painting]\nE[Embedded] -->|on| Canvas\nE -->|resource| R[EmbeddedContentResource]\nI -->|on| Canvas',
    'flowchart BT\nA --> B & C\nB & C --> D\nA --> D',
    'flowchart RL\nA((circle)) --> B{{hexagon}} --> C[/lean/] --> D[(store)]\nA --> D',
    'flowchart TD\nA --> A\nA -->|loop| A\nA <--> B\nB --> A',
  ])('%j', (source) => {
    expectTidy(layout(source));
  });
});

describe('groups', () => {
  const result = layout(`flowchart TD
    user --> lb
    subgraph outer[Outer title]
      subgraph left[Left]
        lb --> app
      end
      subgraph right[Right]
        db[(db)]
      end
    end
    app --> db
    app --> far
    outer --> log`);

  it('enclose their nodes, and nothing else', () => {
    const [outer, left, right] = ['Outer title', 'Left', 'Right'].map((name) => group(result, name)) as [Box, Box, Box];
    expect(contains(outer, left) && contains(outer, right)).toBe(true);
    expect(contains(left, node(result, 'lb')) && contains(left, node(result, 'app'))).toBe(true);
    expect(contains(right, node(result, 'db'))).toBe(true);
    expect(overlap(left, right)).toBe(false);
    for (const name of ['user', 'far', 'log']) expect(overlap(outer, node(result, name)), name).toBe(false);
    expectTidy(result);
  });

  it('have room for their titles', () => {
    const narrow = layout('flowchart TD\nsubgraph g[A title that is much wider than its content]\na\nend\nb');
    const [placed] = narrow.groups;
    expect(placed?.width).toBeGreaterThan(placed?.title.width ?? Infinity);
    expect(overlap(placed as Box, node(narrow, 'b'))).toBe(false);
  });

  it('end lines at their border', () => {
    const line = result.edges.at(-1);
    const outer = group(result, 'Outer title');
    expect(line?.points[0]?.y).toBeCloseTo(outer.y + outer.height);
  });

  it('keep their own direction if nothing inside is connected with the outside', () => {
    const closed = layout('flowchart LR\nsubgraph g\ndirection TB\na --> b\nb --> b\nend\nx --> g --> y');
    expect(node(closed, 'b').y).toBeGreaterThan(node(closed, 'a').y + 20);
    expect(contains(group(closed, 'g'), node(closed, 'b'))).toBe(true);
    const open = layout('flowchart LR\nsubgraph g\ndirection TB\na --> b\nend\nx --> a');
    expect(node(open, 'b').x).toBeGreaterThan(node(open, 'a').x + 20);
  });

  it('without content are boxes', () => {
    expect(layout('flowchart TD\nsubgraph g[Empty]\nend\na --> g').nodes.map(nameOf)).toEqual(['Empty', 'a']);
  });
});

it('keeps lines between the same two boxes apart', () => {
  const { edges } = layout('flowchart TD\nA --> B & C & D\nD --> A');
  const [there, back] = [edges[2], edges[3]];
  expect(there?.bend).not.toBe(1 - (back?.bend ?? 0));
  expect(there?.points[0]?.x).not.toBe(back?.points.at(-1)?.x);
});
