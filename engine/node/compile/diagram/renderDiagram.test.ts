import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { renderDiagram } from './renderDiagram.ts';

const SAMPLES: Record<string, string> = {
  flowchart: 'flowchart LR\nsubgraph g[Group]\nA[Text] -->|label| B{x}\nend\nB --> B\nB -.- C[(d)]\nC ==x A',
  sequence: 'sequenceDiagram\nautonumber\nactor A\nA->>+B: hi\nNote over A,B: n\nloop l\nB-->>-A: yo\nend\nA-)A: self',
  state: 'stateDiagram-v2\n[*] --> A\nA --> B : x\nB --> [*]\nnote right of A : n',
  pie: 'pie title T\n"a" : 1\n"b" : 2',
};

function svgOf(source: string): string {
  const svg = renderDiagram(source);
  if (!svg) throw new Error(`not drawn: ${source}`);
  return svg;
}

/** Throws if tags do not match, because a browser would silently repair the markup. */
function expectWellFormed(svg: string) {
  const open: string[] = [];
  for (const [, close, name, rest] of svg.matchAll(/<(\/?)([a-z]+)((?:\s[\w:-]+="[^"<>]*")*)\s*\/?>|</gi)) {
    if (name === undefined) throw new Error(`stray "<" in ${svg}`);
    if (close) expect(open.pop()).toBe(name);
    else if (!svg.includes(`<${name}${rest}/>`)) open.push(name);
  }
  expect(open).toEqual([]);
}

describe.each(Object.entries(SAMPLES))('%s', (_, source) => {
  const svg = svgOf(source);

  it('is well-formed and has only what a strict security policy and a shared page allow', () => {
    expectWellFormed(svg);
    expect(svg).not.toMatch(/\s(?:style|id|href|on\w+)=|<(?:style|script|foreignObject|marker|image|a)\b/i);
    expect(svg).not.toMatch(/NaN|Infinity|undefined/);
  });

  it('takes its place before it is painted, and reports what it shows', () => {
    expect(svg).toMatch(
      /^<svg role="img" aria-label="[^"]{8,}" viewBox="-2 -2 \d+ \d+" width="[\d.]+rem" height="[\d.]+rem"/,
    );
  });

  it('is the same each time', () => {
    expect(renderDiagram(source)).toBe(svg);
  });
});

it('prefers what the author says about a diagram', () => {
  const svg = svgOf('flowchart LR\naccTitle: How it works\naccDescr {\n  From A\n  to B.\n}\nA --> B');
  expect(svg).toContain('aria-label="How it works. From A to B."');
});

it('shows a title and names it', () => {
  const svg = svgOf(
    '---\ntitle: "My & yours"\nconfig:\n  theme: dark\n---\n%%{init: {"theme": "dark"}}%%\n%% comment\nflowchart LR\nA --> B',
  );
  expect(svg).toContain('aria-label="Flowchart, My &amp; yours: A to B."');
  expect(svg).toContain('<tspan class="b">My &amp; yours</tspan>');
});

it('escapes what authors write', () => {
  const svg = svgOf(
    'flowchart LR\nA["<script>alert(1)</script> & \'quotes\'"] -->|"a<b"| B["#quot; onload=x #lt;img#gt;"]',
  );
  expectWellFormed(svg);
  expect(svg).toContain('&lt;script&gt;');
  expect(svg).toContain('a&lt;b');
});

it('can be reached by keyboard where it may have to scroll', () => {
  expect(svgOf('flowchart LR\nA --> B')).not.toContain('tabindex');
  expect(svgOf('flowchart LR\nA --> B --> C --> D --> E --> F --> G')).toContain('tabindex="0"');
});

it('breaks labels earlier rather than being wider than a column', () => {
  const chain = Array.from({ length: 5 }, (_, index) => `n${index}[words to wrap]`).join(' --> ');
  expect(Number(/viewBox="\S+ \S+ (\d+)/.exec(svgOf(`flowchart LR\n${chain}`))?.[1])).toBeLessThanOrEqual(624);
});

it.each([
  '',
  'flowchart',
  'flowchart TD',
  'erDiagram\nA ||--o{ B : has',
  'gantt\ntitle x',
  'flowchart TD\nA[[[',
  'flowchart TD\nsubgraph g\nA\nend\ng --> A',
  'sequenceDiagram\ncreate participant X\nA->>X: x',
  `flowchart TD\n${'A --> B\n'.repeat(10_000)}`,
  `flowchart TD\n${Array.from({ length: 101 }, (_, index) => `n${index}`).join('\n')}`,
  `flowchart TD\n${'subgraph x\n'.repeat(500)}`,
  `sequenceDiagram\n${'loop x\n'.repeat(500)}`,
])('leaves alone what it cannot draw: %#', (source) => {
  expect(renderDiagram(source)).toBeUndefined();
});

describe('any text', () => {
  const header = fc.constantFrom('flowchart TD', 'graph LR', 'sequenceDiagram', 'stateDiagram-v2', 'pie', '');
  const piece = fc.constantFrom(
    ...[
      'A',
      'B',
      'C',
      'end',
      'subgraph g',
      '-->',
      '---',
      '-.->',
      '==>',
      '|x|',
      '[y]',
      '{z}',
      '((',
      '))',
      '"',
      '&',
      ';',
    ],
    ...[
      '\n',
      '\n',
      '\n',
      ' ',
      ' : t',
      '->>',
      '-->>+',
      'loop l',
      'else',
      'Note over A: n',
      'activate A',
      '[*]',
      'state S {',
    ],
    ...['}', '<br/>', '%%', '#quot;', '`', '\\', '中', '🙂', 'direction LR', '"a" : 1', '<b>', '@{', ':::'],
  );
  const source = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 80 }),
    fc.tuple(header, fc.array(piece, { maxLength: 25 })).map(([first, rest]) => `${first}\n${rest.join('')}`),
    fc.tuple(header, fc.array(piece, { maxLength: 25 })).map(([first, rest]) => `${first}\n${rest.join(' ')}`),
  );

  it('is drawn well-formed or not at all', () => {
    fc.assert(
      fc.property(source, (text) => {
        const drawn = renderDiagram(text);
        if (!drawn) return;
        expectWellFormed(drawn);
        expect(drawn).not.toMatch(/="[^"]*(?:NaN|Infinity)/);
      }),
      { numRuns: 500 },
    );
  });

  const id = fc.integer({ min: 0, max: 9 }).map((n) => `n${n}`);
  const link = fc.constantFrom(' --> ', ' -->|some label| ', ' -.- ', ' <--> ');
  const line = fc.tuple(id, link, id).map((parts) => parts.join(''));
  const group = fc.tuple(fc.integer({ min: 0, max: 3 }), fc.uniqueArray(id, { minLength: 1, maxLength: 4 }));

  it('of any graph with groups is drawn within its picture', { timeout: 120_000 }, () => {
    fc.assert(
      fc.property(
        fc.array(line, { minLength: 1, maxLength: 14 }),
        fc.array(group, { maxLength: 3 }),
        (lines, groups) => {
          const boxes = groups.map(([n, ids]) => `subgraph g${n}\n${ids.join('\n')}\nend`);
          const drawn = renderDiagram(['flowchart TD', ...lines, ...boxes].join('\n'));
          if (!drawn) return;
          const [, width = 0, height = 0] = (/viewBox="-2 -2 (\d+) (\d+)"/.exec(drawn) ?? []).map(Number);
          for (const [, x, y, w, h] of drawn.matchAll(/<rect x="(-?\d+)" y="(-?\d+)" width="(\d+)" height="(\d+)"/g)) {
            expect(Number(x)).toBeGreaterThanOrEqual(-1);
            expect(Number(y)).toBeGreaterThanOrEqual(-1);
            expect(Number(x) + Number(w)).toBeLessThanOrEqual(width);
            expect(Number(y) + Number(h)).toBeLessThanOrEqual(height);
          }
        },
      ),
      { numRuns: 60 },
    );
  });
});
