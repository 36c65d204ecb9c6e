import { describe, expect, it } from 'vitest';
import { Scoreboard, type QueryWeight } from './Scoreboard.ts';

/** `stuck` (rare) is at place 0; `model` and `download` (common) are at place 1. */
function askThreeWords(): Scoreboard {
  const board = new Scoreboard(2);
  board.offer(0, 4);
  board.settle(5);
  board.offer(1, 2);
  board.offer(1, 1);
  board.settle(1.5);
  board.offer(1, 2);
  board.settle(1.5);
  return board;
}

/** The three words, and the two that place 1 has. */
const query = (byCount: number, power = 1): QueryWeight => ({ weight: 8, words: 3, byCount, power });
const whole = (byCount: number, power = 1): QueryWeight => ({ weight: 3, words: 2, byCount, power });

describe('Scoreboard', () => {
  it('adds the best score of each word', () => {
    const board = askThreeWords();
    expect(board.total(1, whole(0))).toBe(4);
    expect(board.total(1, whole(1))).toBe(4);
  });

  it('by weight, a rare word speaks for most of a query; by number, it is one of three', () => {
    const board = askThreeWords();
    expect(board.total(0, query(0))).toBeCloseTo((4 * 5) / 8);
    expect(board.total(1, query(0))).toBeCloseTo((4 * 3) / 8);
    expect(board.total(0, query(1))).toBeCloseTo(4 / 3);
    expect(board.total(1, query(1))).toBeCloseTo(8 / 3);
    expect(board.total(0, query(0.4))).toBeCloseTo(4 * (0.6 * (5 / 8) + 0.4 / 3));
  });

  it('counts what is missing less the lower the power', () => {
    const board = askThreeWords();
    expect(board.total(0, query(0, 0.5))).toBeCloseTo(4 * Math.sqrt(5 / 8));
    expect(board.total(1, whole(0, 0.5))).toBe(4);
  });

  it('knows which words a place has', () => {
    const board = askThreeWords();
    expect([0, 1, 2].map((word) => board.has(0, word))).toEqual([true, false, false]);
    expect([0, 1, 2].map((word) => board.has(1, word))).toEqual([false, true, true]);
    board.clear();
    board.offer(1, 1);
    board.settle(1);
    expect([0, 1].map((word) => board.has(1, word))).toEqual([true, false]);
  });

  it('starts the next query from nothing', () => {
    const board = askThreeWords();
    board.clear();
    expect([...board.places]).toEqual([]);
    board.offer(0, 1);
    board.settle(1);
    expect(board.total(0, { weight: 1, words: 1, byCount: 0.4, power: 1 })).toBe(1);
  });
});
