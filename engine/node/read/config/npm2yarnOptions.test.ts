import { describe, expect, it } from 'vitest';
import { findNpm2yarn } from './npm2yarnOptions.ts';

/** As the plugin is written: no name, and a look at each code block's meta. */
const npm2yarn = (_options: unknown) => (root: { children: { meta?: string }[] }) =>
  root.children.filter((node) => node.meta === 'npm2yarn');
const other = () => () => undefined;

describe('findNpm2yarn', () => {
  it.each([
    ['none', [other], undefined],
    ['the function', [other, npm2yarn], { sync: false, converters: ['yarn', 'pnpm', 'bun'] }],
    ['with options', [[npm2yarn, { sync: true }]], { sync: true, converters: ['yarn', 'pnpm', 'bun'] }],
    ['with converters', [[npm2yarn, { converters: ['pnpm'] }]], { sync: false, converters: ['pnpm'] }],
  ])('%s', (_name, plugins, expected) => {
    expect(findNpm2yarn(plugins as never)).toEqual(expected);
  });
});
