import { describe, expect, it } from 'vitest';
import { parseFlowchart } from './parseFlowchart.ts';

function nodesOf(body: string) {
  return [...parseFlowchart(`flowchart TD\n${body}`).nodes.values()].map(({ id, text, shape }) => [id, text, shape]);
}

function edgesOf(body: string) {
  return parseFlowchart(`flowchart TD\n${body}`).edges.map(({ from, to, text, line, start, end }) =>
    [from, `${start}-${line}-${end}`, to, text].filter(Boolean).join(' '),
  );
}

describe('header', () => {
  it.each([
    ['graph TD', 'TB'],
    ['graph', 'TB'],
    ['flowchart LR', 'LR'],
    ['flowchart BT;', 'BT'],
    ['flowchart-elk RL', 'RL'],
    ['graph >', 'LR'],
  ])('%s', (header, direction) => {
    expect(parseFlowchart(`${header}\nA`).direction).toBe(direction);
  });

  it('ends with its line', () => {
    expect(() => parseFlowchart('flowchart LR A --> B')).toThrow();
    expect(() => parseFlowchart('flowchar LR\nA')).toThrow();
  });
});

describe('nodes', () => {
  it.each([
    ['A', 'A', 'rect'],
    ['A[One two]', 'One two', 'rect'],
    ['A(x)', 'x', 'round'],
    ['A([x])', 'x', 'stadium'],
    ['A[[x]]', 'x', 'subroutine'],
    ['A[(x)]', 'x', 'cylinder'],
    ['A((x))', 'x', 'circle'],
    ['A(((x)))', 'x', 'double-circle'],
    ['A>x]', 'x', 'flag'],
    ['A{x}', 'x', 'diamond'],
    ['A{{x}}', 'x', 'hexagon'],
    ['A[/x/]', 'x', 'lean-right'],
    ['A[\\x\\]', 'x', 'lean-left'],
    ['A[/x\\]', 'x', 'trapezoid'],
    ['A[\\x/]', 'x', 'trapezoid-down'],
    ['A@{ shape: cyl, label: "x, y" }', 'x, y', 'cylinder'],
    ['A["a (b) [c] | {d}; e"]', 'a (b) [c] | {d}; e', 'rect'],
    ['A[/api/v1/]', 'api/v1', 'lean-right'],
    ['A[x]:::warm', 'x', 'rect'],
  ])('%s', (source, text, shape) => {
    expect(nodesOf(source)).toEqual([['A', text, shape]]);
  });

  it('may be described after they are mentioned', () => {
    expect(nodesOf('A --> B\nB{later}')).toEqual([
      ['A', 'A', 'rect'],
      ['B', 'later', 'diamond'],
    ]);
  });

  it('may have names with hyphens, dots, digits and letters of any script', () => {
    expect(nodesOf('a-b.c_1-->größe & 中文').map(([id]) => id)).toEqual(['a-b.c_1', 'größe', '中文']);
  });
});

describe('links', () => {
  it.each([
    ['A --> B', 'A none-solid-arrow B'],
    ['A-->B', 'A none-solid-arrow B'],
    ['A --- B', 'A none-solid-none B'],
    ['A -.-> B', 'A none-dotted-arrow B'],
    ['A -.- B', 'A none-dotted-none B'],
    ['A ==> B', 'A none-thick-arrow B'],
    ['A === B', 'A none-thick-none B'],
    ['A --x B', 'A none-solid-cross B'],
    ['A --o B', 'A none-solid-circle B'],
    ['A <--> B', 'A arrow-solid-arrow B'],
    ['A x--x B', 'A cross-solid-cross B'],
    ['A o--o B', 'A circle-solid-circle B'],
    ['A ~~~ B', 'A none-hidden-none B'],
    ['A -->|yes| B', 'A none-solid-arrow B yes'],
    ['A -->|"a | b"| B', 'A none-solid-arrow B a | b'],
    ['A -- yes, no --> B', 'A none-solid-arrow B yes, no'],
    ['A --foo--> B', 'A none-solid-arrow B foo'],
    ['A == big ==> B', 'A none-thick-arrow B big'],
    ['A -. maybe .-> B', 'A none-dotted-arrow B maybe'],
    ['A <-- both --> B', 'A arrow-solid-arrow B both'],
    ['A e1@--> B\ne1@{ animate: true }', 'A none-solid-arrow B'],
    ['A -->\n  B', 'A none-solid-arrow B'],
  ])('%s', (source, edge) => {
    expect(edgesOf(source)).toEqual([edge]);
  });

  it('make chains and lists', () => {
    expect(edgesOf('A --> B -->|x| C & D; D --- A')).toEqual([
      'A none-solid-arrow B',
      'B none-solid-arrow C x',
      'B none-solid-arrow D x',
      'D none-solid-none A',
    ]);
  });

  it('are as long as written', () => {
    const { edges } = parseFlowchart('graph LR\nA --> B\nA ----> B\nA -...-> B\nA ===> B');
    expect(edges.map(({ length }) => length)).toEqual([1, 3, 3, 2]);
  });
});

describe('groups', () => {
  const { groups, nodes, direction } = parseFlowchart(`flowchart TD
    first --> a
    subgraph one [The first]
      direction LR
      a --> b
      subgraph "Inner (title)"
        c
      end
    end
    subgraph two words
      d --> a
    end
    subgraph three
      e
    end
    one --> three`);

  it('have titles, a place and a direction', () => {
    expect([...groups.values()]).toEqual([
      { id: 'one', title: 'The first', parent: undefined, direction: 'LR' },
      { id: 'subGraph1', title: 'Inner (title)', parent: 'one' },
      { id: 'subGraph2', title: 'two words', parent: undefined },
      { id: 'three', title: 'three', parent: undefined },
    ]);
    expect(direction).toBe('TB');
  });

  it('hold the nodes they name first, and are no nodes themselves', () => {
    expect(Object.fromEntries([...nodes.values()].map(({ id, parent }) => [id, parent]))).toEqual({
      first: undefined,
      a: 'one',
      b: 'one',
      c: 'subGraph1',
      d: 'subGraph2',
      e: 'three',
    });
  });
});

it('skips statements about looks and behaviour', () => {
  expect(
    nodesOf(`A --> B; style A fill:#f9f,stroke:#333; B --> C
      classDef big font-size:20px,color:red
      class A,B big
      linkStyle 0 stroke:#ff3
      click A "https://example.com/?a;b" "Tip; top" _blank
      click B call back("x")`).map(([id]) => id),
  ).toEqual(['A', 'B', 'C']);
});

it.each([
  'A[Services (Domain)]',
  'A[never closed',
  'A --> ',
  'A -->|open B',
  'A -- text B',
  'A B',
  'end',
  'subgraph x',
  'A@{ icon: "fa:bell" }',
  'A@{ shape: hourglass }',
  '--> B',
])('does not guess: %s', (source) => {
  expect(() => parseFlowchart(`flowchart TD\n${source}`)).toThrow();
});
