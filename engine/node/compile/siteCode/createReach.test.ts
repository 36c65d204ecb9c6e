import { expect, it } from 'vitest';
import { importsOf } from './createReach.ts';

it.each([
  ['import A, { b } from "a";', ['a']],
  ["import './a.css'\nexport * from 'b'\nexport { c } from 'c'", ['./a.css', 'b', 'c']],
  ["const A = lazy(() => import('a')); const b = require( 'b' );", ['a', 'b']],
  ["import {\n  a,\n  b,\n} from 'a'", ['a']],
  ["import type from 'a'", ['a']],
  ["import type A from 'a'; import type { B } from 'b'\nimport type * as C from 'c'\nexport type { D } from 'd'", []],
  ["export type A = number\nimport B from 'b'", ['b']],
  ["export type { A }\nimport B from 'b'", ['b']],
  ["export type A = 'one' | 'two'\nconst b = require('b')", ['b']],
])('finds what a module imports: %j', (code, names) => {
  expect(importsOf(code)).toEqual(names);
});
