import { describe, expect, it } from 'vitest';
import { checkNode } from './prepare.mjs';

describe('checkNode', () => {
  it.each(['20.19.0', '20.20.1', '22.0.0', '24.1.0'])('takes Node %s', (version) => {
    expect(() => checkNode(version)).not.toThrow();
  });

  it.each(['20.18.3', '18.20.0', '9.0.0'])('tells that Node %s is too old', (version) => {
    expect(() => checkNode(version)).toThrow(`Octavo needs Node 20.19 or newer; this is ${version}.`);
  });
});
