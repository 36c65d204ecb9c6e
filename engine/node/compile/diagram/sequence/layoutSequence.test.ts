import { describe, expect, it } from 'vitest';
import { layoutSequence } from './layoutSequence.ts';
import { parseSequence } from './parseSequence.ts';
import { placeColumns } from './placeColumns.ts';

function layout(body: string) {
  return layoutSequence(parseSequence(`sequenceDiagram\n${body}`));
}

describe('placeColumns', () => {
  it('keeps every distance', () => {
    expect(placeColumns(3, [{ from: 0, to: 1, distance: 50 }, { from: 2, to: 1, distance: 30 }])).toEqual([0, 50, 80]); // oxfmt-ignore
    expect(placeColumns(3, [{ from: 0, to: 2, distance: 100 }])).toEqual([0, 50, 100]);
    expect(placeColumns(1, [{ from: 0, to: 1, distance: 100 }])).toEqual([0]);
  });
});

it('gives each message room between its participants', () => {
  const { messages } = layout('A->>B: a rather long message about something\nB->>C: x\nC-->>A: back to the beginning');
  for (const { fromX, toX, text } of messages) expect(Math.abs(toX - fromX)).toBeGreaterThan(text.width);
  const places = messages.map(({ y }) => y);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
});

it('breaks texts so that six participants fit a column', () => {
  const names = ['one', 'two', 'three', 'four', 'five', 'six'];
  const lines = names.slice(1).map((name, index) => `${names[index]}->>${name}: a message of several words`);
  const { left, right } = layout(lines.join('\n'));
  expect(right - left).toBeLessThanOrEqual(620);
});

it('starts and ends activity with the message that says so', () => {
  const { bars, messages, columns } = layout('A->>+B: one\nB->>B: two\nB-->>-A: three');
  expect(bars).toHaveLength(1);
  expect(bars[0]?.y).toBe(messages[0]?.y);
  expect((bars[0]?.y ?? 0) + (bars[0]?.height ?? 0)).toBe(messages[2]?.y);
  // The reply starts at the bar, not at the line inside it.
  expect(messages[2]?.fromX).toBe((columns[1]?.x ?? 0) - 5);
});

it('ends activity that nothing ends, and refuses to end activity that has not begun', () => {
  expect(layout('activate A\nA->>B: x').bars).toHaveLength(1);
  expect(() => layout('A->>B: x\ndeactivate B')).toThrow();
});

it('draws frames around their content', () => {
  const { frames, messages, columns } = layout('A->>B: x\nloop l\nA->>B: y\nopt o\nB->>C: z\nend\nend\nC->>A: w');
  const [inner, outer] = frames;
  if (!inner || !outer) throw new Error('two frames');
  expect([inner.name, outer.name]).toEqual(['opt', 'loop']);
  expect(outer.x).toBeLessThan(columns[0]?.x ?? 0);
  expect(inner.x).toBeGreaterThan(outer.x);
  expect(inner.x + inner.width).toBeLessThan(outer.x + outer.width);
  expect(inner.y).toBeGreaterThan(outer.y);
  expect(inner.y + inner.height).toBeLessThan(outer.y + outer.height);
  const inside = messages.filter(({ y }) => y > outer.y && y < outer.y + outer.height);
  expect(inside.map(({ message }) => message.text)).toEqual(['y', 'z']);
});

it('puts notes next to or over participants', () => {
  const { notes, columns } = layout('A->>B: x\nNote left of A: l\nNote right of B: r\nNote over A,B: o');
  const [a, b] = columns;
  const [left, right, over] = notes;
  if (!a || !b || !left || !right || !over) throw new Error('three notes');
  expect(left.x + left.width).toBeLessThan(a.x);
  expect(right.x).toBeGreaterThan(b.x);
  expect(over.x).toBeLessThan(a.x);
  expect(over.x + over.width).toBeGreaterThan(b.x);
});
