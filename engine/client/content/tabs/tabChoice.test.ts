import { describe, expect, it } from 'vitest';
import { stepTab, wantedTab, withParameter } from './tabChoice.ts';

describe('wantedTab', () => {
  const values = ['linux', 'mac'];

  it('prefers the tab in the address to an earlier choice', () => {
    expect(wantedTab(values, 'mac', 'linux')).toBe('mac');
    expect(wantedTab(values, null, 'linux')).toBe('linux');
  });

  it('ignores a value that no tab has', () => {
    expect(wantedTab(values, 'beos', 'mac')).toBe('mac');
    expect(wantedTab(values, null, 'beos')).toBeUndefined();
    expect(wantedTab(values, '', null)).toBeUndefined();
    expect(wantedTab([undefined], null, null)).toBeUndefined();
  });
});

describe('withParameter', () => {
  it('sets one parameter and keeps the others', () => {
    expect(withParameter('', 'os', 'mac')).toBe('?os=mac');
    expect(withParameter('?a=1&os=linux&b=2', 'os', 'mac')).toBe('?a=1&os=mac&b=2');
    expect(withParameter('?_highlight=a&_highlight=b', 'os', 'C & D')).toBe('?_highlight=a&_highlight=b&os=C+%26+D');
  });
});

describe('stepTab', () => {
  it('goes to the next and the previous tab, and wraps around', () => {
    expect(stepTab('ArrowRight', 0, 3)).toBe(1);
    expect(stepTab('ArrowRight', 2, 3)).toBe(0);
    expect(stepTab('ArrowLeft', 0, 3)).toBe(2);
    expect(stepTab('ArrowLeft', 2, 3)).toBe(1);
  });

  it('goes to both ends', () => {
    expect(stepTab('Home', 2, 3)).toBe(0);
    expect(stepTab('End', 0, 3)).toBe(2);
  });

  it('reverses the arrow keys in right-to-left text', () => {
    expect(stepTab('ArrowLeft', 0, 3, true)).toBe(1);
    expect(stepTab('ArrowRight', 0, 3, true)).toBe(2);
  });

  it('leaves other keys alone', () => {
    for (const key of ['ArrowDown', 'ArrowUp', 'Tab', 'a', 'Enter']) expect(stepTab(key, 0, 3)).toBeUndefined();
  });
});
