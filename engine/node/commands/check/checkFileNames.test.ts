import { expect, it } from 'vitest';
import { checkFileNames } from './checkFileNames.ts';

const named = (routePath: string) => checkFileNames([{ routePath, filePath: '/s/docs/a.md' }]);

it.each([
  '/con',
  '/guides/AUX',
  '/nul.txt',
  '/com1/x',
  '/lpt9',
  '/ends.',
  '/space ',
  '/a:b',
  '/why?',
  '/a|b',
  '/x*',
  '/back\\slash',
])('reports %j, which Windows cannot store', (routePath) => {
  expect(named(routePath)).toMatchObject([{ code: 'file-name', filePath: '/s/docs/a.md' }]);
});

it.each(['/', '/console', '/auxiliary', '/com10', '/a.b', '/.well-known/x', '/größe', '/1.0/next'])(
  'does not report %j',
  (routePath) => {
    expect(named(routePath)).toEqual([]);
  },
);
