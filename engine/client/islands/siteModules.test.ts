import { expect, it } from 'vitest';
import { createModules } from './siteModules.ts';

it('a stub for a missing package can be called without arguments, and shows its children', () => {
  const modules = createModules(
    () => undefined,
    () => Promise.resolve(),
  );
  modules.define(
    'a.js',
    (require, module) => {
      const missing = require('not-there') as Record<string, (props?: object) => unknown>;
      module.exports = { called: missing['start']!(), shown: missing['Part']!({ children: 'inside' }) };
    },
    'a',
  );
  expect(modules.find('a#called')).toBeNull();
  expect(modules.find('a#shown')).toBe('inside');
});
