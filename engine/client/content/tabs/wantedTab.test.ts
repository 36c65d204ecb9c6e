import { describe, expect, it } from 'vitest';
import { wantedTab, withParameter } from './wantedTab.ts';

describe('wantedTab', () => {
  const values = ['linux', 'mac'];

  it('prefers the address to what was chosen before', () => {
    expect(wantedTab(values, 'mac', 'linux')).toBe('mac');
    expect(wantedTab(values, null, 'linux')).toBe('linux');
  });

  it('takes no value that no tab has', () => {
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
