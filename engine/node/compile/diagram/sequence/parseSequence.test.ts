import { describe, expect, it } from 'vitest';
import { parseSequence } from './parseSequence.ts';

function stepsOf(body: string) {
  return parseSequence(`sequenceDiagram\n${body}`).steps;
}

describe('participants', () => {
  it('are declared, or only mentioned, in order', () => {
    const { participants } = parseSequence(`sequenceDiagram
      participant b as Bob the<br/>builder
      actor a
      b->>c d: x
      Note over web-app: y`);
    expect(participants).toEqual([
      { id: 'b', text: 'Bob the<br/>builder', isActor: false },
      { id: 'a', text: 'a', isActor: true },
      { id: 'c d', text: 'c d', isActor: false },
      { id: 'web-app', text: 'web-app', isActor: false },
    ]);
  });

  it('may be boxed', () => {
    const { boxes } = parseSequence(`sequenceDiagram
      box rgb(1,2,3) Inner circle
        participant A
      end
      box Aqua
        participant B
      end
      box Their own
        participant C
      end`);
    expect(boxes).toEqual([
      { title: 'Inner circle', members: ['A'] },
      { title: '', members: ['B'] },
      { title: 'Their own', members: ['C'] },
    ]);
  });
});

describe('messages', () => {
  it.each([
    ['A->>B: x', { isDashed: false, start: 'none', end: 'arrow' }],
    ['A-->>B: x', { isDashed: true, start: 'none', end: 'arrow' }],
    ['A->B: x', { isDashed: false, start: 'none', end: 'none' }],
    ['A-->B: x', { isDashed: true, start: 'none', end: 'none' }],
    ['A-xB: x', { isDashed: false, end: 'cross' }],
    ['A--xB: x', { isDashed: true, end: 'cross' }],
    ['A-)B: x', { isDashed: false, end: 'open' }],
    ['A--)B: x', { isDashed: true, end: 'open' }],
    ['A<<->>B: x', { isDashed: false, start: 'arrow', end: 'arrow' }],
    ['A <<-->> B : x', { isDashed: true, start: 'arrow', end: 'arrow' }],
  ])('%s', (line, kind) => {
    expect(stepsOf(line)).toMatchObject([{ type: 'message', from: 'A', to: 'B', text: 'x', ...kind }]);
  });

  it('may have any text, and names with hyphens', () => {
    expect(stepsOf('web-xapp->>api-2: a->>b: {c, d} #59; e; api-2-->>web-xapp: done')).toMatchObject([
      { from: 'web-xapp', to: 'api-2', text: 'a->>b: {c, d} #59; e' },
      { from: 'api-2', to: 'web-xapp', text: 'done' },
    ]);
  });

  it('start and end activity', () => {
    expect(stepsOf('A->>+B: x\nB-->>-A: y\nactivate A\ndeactivate A')).toMatchObject([
      { type: 'message' },
      { type: 'activate', id: 'B' },
      { type: 'message' },
      { type: 'deactivate', id: 'B' },
      { type: 'activate', id: 'A' },
      { type: 'deactivate', id: 'A' },
    ]);
  });

  it('are numbered on request', () => {
    const numbers = stepsOf(
      'A->>B: a\nautonumber\nA->>B: b\nA->>B: c\nautonumber 10 5\nA->>B: d\nA->>B: e\nautonumber off\nA->>B: f',
    );
    expect(numbers.map((step) => (step.type === 'message' ? step.number : 0))).toEqual([
      undefined,
      1,
      2,
      10,
      15,
      undefined,
    ]);
  });
});

it('reads notes and blocks', () => {
  expect(
    stepsOf(`Note left of A: l
      note right of A: r
      Note over A,B: o
      loop every minute
        alt good
          A->>B: x
        else bad
          B->>A: y
        end
      end
      par one
      and two
      end
      critical c
      option o
      end
      rect rgb(0, 255, 0)
      end`).map((step) => ('text' in step ? `${step.type} ${step.text}` : step.type)),
  ).toEqual([
    'note l',
    'note r',
    'note o',
    'block every minute',
    'block good',
    'message x',
    'part bad',
    'message y',
    'end',
    'end',
    'block one',
    'part two',
    'end',
    'block c',
    'part o',
    'end',
    'block ',
    'end',
  ]);
});

it.each([
  'A->>B',
  'loop x\nA->>B: y',
  'A->>B: y\nend',
  'else x',
  'loop x\nelse y\nend',
  'create participant C\nA->>C: x',
  'participant A@{ "type": "database" }\nA->>B: x',
  'what is this',
  '',
])('does not guess: %j', (source) => {
  expect(() => parseSequence(`sequenceDiagram\n${source}`)).toThrow();
});
