import { describe, expect, it } from 'vitest';
import { createStub } from './module/stub.ts';
import { findNpm2yarn } from './npm2yarnOptions.ts';

interface Code {
  meta?: string;
}

const isNpm2Yarn = (node: Code) => node.meta === 'npm2yarn';
const isTabsImport = (_node: Code) => false;
/** The plugin function has no name either. */
const npm2yarn =
  ({ converters = [] }: { converters?: string[] }) =>
  (root: { children: Code[] }) =>
    root.children.filter((node) => !isTabsImport(node) && isNpm2Yarn(node) && converters.length > 0);
/** A site's own plugin with the same name. */
const own = () => (root: { children: Code[] }) => root.children.filter((node) => node.meta === 'npm2yarn');
const other = () => () => undefined;
const absent = createStub('@docusaurus/remark-plugin-npm2yarn');

describe('findNpm2yarn', () => {
  it.each([
    ['none', [other], undefined],
    ['the site’s own', [[own, { sync: true }]], undefined],
    ['not installed', [[absent, { sync: true }]], { sync: true, converters: ['yarn', 'pnpm', 'bun'] }],
    ['the function', [other, npm2yarn], { sync: false, converters: ['yarn', 'pnpm', 'bun'] }],
    ['with options', [[npm2yarn, { sync: true }]], { sync: true, converters: ['yarn', 'pnpm', 'bun'] }],
    ['with converters', [[npm2yarn, { converters: ['pnpm'] }]], { sync: false, converters: ['pnpm'] }],
  ])('%s', (_name, plugins, expected) => {
    expect(findNpm2yarn(plugins as never)).toEqual(expected);
  });
});
