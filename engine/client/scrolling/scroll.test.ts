import { describe, expect, test } from 'vitest';
import { initialScroll, jumpScroll, reduceScroll, type ScrollState } from './scroll.ts';

function scroll(state: ScrollState, ...tops: number[]): ScrollState {
  return tops.reduce((s, top) => reduceScroll(s, { top, viewportHeight: 800, documentHeight: 4000 }), state);
}

describe('back to top', () => {
  test('appears only while scrolling up, at 300 px or more', () => {
    expect(scroll(initialScroll, 1000).backToTop).toBe(false);
    expect(scroll(initialScroll, 1000, 900).backToTop).toBe(true);
    expect(scroll(initialScroll, 1000, 900, 950).backToTop).toBe(false);
    expect(scroll(initialScroll, 1000, 300).backToTop).toBe(true);
    expect(scroll(initialScroll, 1000, 299).backToTop).toBe(false);
  });

  test('does not appear when a page bounces at its end', () => {
    expect(scroll(initialScroll, 3220, 3200).backToTop).toBe(false);
  });

  test('hides after a jump, and the jump itself does not count as scrolling', () => {
    const visible = scroll(initialScroll, 1000, 900);
    expect(jumpScroll(visible).backToTop).toBe(false);
    expect(scroll(jumpScroll(visible), 500).backToTop).toBe(false);
    expect(scroll(jumpScroll(visible), 500, 400).backToTop).toBe(true);
  });

  test('an event without movement changes nothing', () => {
    const visible = scroll(initialScroll, 1000, 900);
    expect(scroll(visible, 900)).toBe(visible);
  });
});

describe('navbar', () => {
  test('hides while scrolling down and comes back while scrolling up', () => {
    expect(scroll(initialScroll, 300).navbarHidden).toBe(true);
    expect(scroll(initialScroll, 300, 250).navbarHidden).toBe(false);
  });

  test('never hides near the top', () => {
    expect(scroll(initialScroll, 40).navbarHidden).toBe(false);
    expect(scroll(initialScroll, 300, 20).navbarHidden).toBe(false);
  });

  test('stays hidden when a page bounces at its end', () => {
    expect(scroll(initialScroll, 3220, 3200).navbarHidden).toBe(true);
  });
});
