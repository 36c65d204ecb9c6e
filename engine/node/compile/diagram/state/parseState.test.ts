import { expect, it } from 'vitest';
import { parseState } from './parseState.ts';

it('reads states, their ends, kinds and descriptions', () => {
  const { nodes, edges, direction } = parseState(`stateDiagram-v2
    direction LR
    [*] --> Still
    Still --> Moving : push
    state "A crash" as Crash
    Moving:::warm --> Crash
    Crash --> [*]
    state pick <<choice>>
    state split <<fork>>
    Still : stands
    Still : does nothing
    note right of Still : quiet
    note left of Moving
      two
      lines
    end note`);
  expect(direction).toBe('LR');
  expect([...nodes.values()].map(({ text, shape }) => `${shape} ${text}`.trim())).toEqual([
    'start',
    'round stands<br/>does nothing',
    'round Moving',
    'round A crash',
    'end',
    'choice',
    'bar',
    'note quiet',
    'note two<br/>lines',
  ]);
  expect(edges.map(({ from, to, text, line }) => [from, to, text, line].join(' '))).toEqual([
    '[*] start  Still  solid',
    'Still Moving push solid',
    'Moving Crash  solid',
    'Crash [*] end   solid',
    'Still note 0  dotted',
    'Moving note 1  dotted',
  ]);
});

it('makes groups of composite states, each with its own start and end', () => {
  const { groups, nodes } = parseState(`stateDiagram-v2
    [*] --> Active
    state Active {
      [*] --> On
      state "Deep down" as Deep {
        x --> y
      }
    }`);
  expect([...groups.values()]).toEqual([
    { id: 'Active', title: 'Active', parent: undefined },
    { id: 'Deep', title: 'Deep down', parent: 'Active' },
  ]);
  expect([...nodes.values()].map(({ id, parent }) => [id, parent])).toEqual([
    ['[*] start ', undefined],
    ['[*] start Active', 'Active'],
    ['On', 'Active'],
    ['x', 'Deep'],
    ['y', 'Deep'],
  ]);
});

it.each(['state A {', 'A --> B\n}', 'state A {\nx\n--\ny\n}', 'note right of A', 'A -> B', 'state x <<history>>'])(
  'does not guess: %j',
  (source) => {
    expect(() => parseState(`stateDiagram-v2\n${source}`)).toThrow();
  },
);
