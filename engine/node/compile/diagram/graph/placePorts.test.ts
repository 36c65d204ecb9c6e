import { expect, it } from 'vitest';
import { placePorts } from './placePorts.ts';

function end(side: string, center: number, reach = 30) {
  return { side, center, reach };
}

it('lets a line run straight where both boxes reach', () => {
  expect(placePorts([{ from: end('a', 100), to: end('b', 120) }])).toEqual([{ from: 110, to: 110 }]);
  expect(placePorts([{ from: end('a', 100, 60), to: end('b', 150, 10) }])).toEqual([{ from: 150, to: 150 }]);
});

it('ends in the middle where it cannot', () => {
  expect(placePorts([{ from: end('a', 100), to: end('b', 300) }])).toEqual([{ from: 100, to: 300 }]);
});

it('keeps lines of a side apart, in the order of what they lead to', () => {
  const places = placePorts([
    { from: end('a', 100), to: end('right', 400) },
    { from: end('a', 100), to: end('left', -200) },
    { from: end('a', 100), to: end('below', 100) },
  ]);
  expect(places.map(({ from }) => from)).toEqual([114, 86, 100]);
});

it('squeezes many lines into what a side offers', () => {
  const many = Array.from({ length: 9 }, (_, index) => ({ from: end('a', 0), to: end(`b${index}`, 1000 + index) }));
  const places = placePorts(many).map(({ from }) => from);
  expect(Math.min(...places)).toBeGreaterThanOrEqual(-30);
  expect(Math.max(...places)).toBeLessThanOrEqual(30);
  expect(new Set(places).size).toBe(9);
});

it('follows the crowded side, so that a pair of lines stays straight', () => {
  const places = placePorts([
    { from: end('a', 0, 11), to: end('up', -300) },
    { from: end('a', 0, 11), to: end('b', 0, 11) },
    { from: end('b', 0, 11), to: end('a', 0, 11) },
    { from: end('a', 0, 11), to: end('down', 300) },
  ]);
  expect(places[1]?.from).toBe(places[1]?.to);
  expect(places[2]?.from).toBe(places[2]?.to);
});
