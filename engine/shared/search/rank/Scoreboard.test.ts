import { describe, expect, it } from 'vitest';
import { Scoreboard } from './Scoreboard.ts';

/** `stuck` (rare) stands at place 0; `model` and `download` (common) at place 1. */
function askThreeWords(): { board: Scoreboard; query: { weight: number; words: number } } {
  const board = new Scoreboard(2);
  board.offer(0, 4);
  board.settle(5);
  board.offer(1, 2);
  board.offer(1, 1);
  board.settle(1.5);
  board.offer(1, 2);
  board.settle(1.5);
  return { board, query: { weight: 8, words: 3 } };
}

describe('Scoreboard', () => {
  it('adds the best score of each word', () => {
    const { board } = askThreeWords();
    const whole = { weight: 3, words: 2 };
    expect(board.total(1, whole, 0)).toBe(4);
    expect(board.total(1, whole, 1)).toBe(4);
  });

  it('by weight, a rare word speaks for most of a query; by number, it is one of three', () => {
    const { board, query } = askThreeWords();
    expect(board.total(0, query, 0)).toBeCloseTo((4 * 5) / 8);
    expect(board.total(1, query, 0)).toBeCloseTo((4 * 3) / 8);
    expect(board.total(0, query, 1)).toBeCloseTo(4 / 3);
    expect(board.total(1, query, 1)).toBeCloseTo(8 / 3);
    expect(board.total(0, query, 0.4)).toBeCloseTo(4 * (0.6 * (5 / 8) + 0.4 / 3));
  });

  it('counts what is missing less the lower the power', () => {
    const { board, query } = askThreeWords();
    expect(board.total(0, query, 0, 0.5)).toBeCloseTo(4 * Math.sqrt(5 / 8));
    expect(board.total(1, { weight: 3, words: 2 }, 0, 0.5)).toBe(4);
  });

  it('knows which words a place has', () => {
    const { board } = askThreeWords();
    expect([0, 1, 2].map((word) => board.has(0, word))).toEqual([true, false, false]);
    expect([0, 1, 2].map((word) => board.has(1, word))).toEqual([false, true, true]);
    board.clear();
    board.offer(1, 1);
    board.settle(1);
    expect([0, 1].map((word) => board.has(1, word))).toEqual([true, false]);
  });

  it('starts the next query from nothing', () => {
    const { board } = askThreeWords();
    board.clear();
    const seen: number[] = [];
    board.eachTotal((at) => seen.push(at));
    expect(seen).toEqual([]);
    board.offer(0, 1);
    board.settle(1);
    expect(board.total(0, { weight: 1, words: 1 }, 0.4)).toBe(1);
  });
});
