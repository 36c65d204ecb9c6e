import { expect, it } from 'vitest';
import { scanCode } from './scanCode.ts';

it('finds imports at the start of lines, however lines end, and calls of require', () => {
  expect(scanCode('import a from "b"').imports).toEqual(['b']);
  expect(scanCode('export * from "b"\n').imports).toEqual(['b']);
  expect(scanCode('Text.\r\nimport "b"\r\n').imports).toEqual(['b']);
  expect(scanCode('Text.\rexport { c } from "b"\r').imports).toEqual(['b']);
  expect(scanCode('An important export.\n\n<img src={require("./a.png")} />\n').imports).toEqual(['./a.png']);
  expect(scanCode('port\n\nText import a from "b"; re-export\n').imports).toEqual([]);
  expect(scanCode('```js\nimport a from "b"\n```\n').imports).toEqual([]);
});

it('finds code that may read the data of plugins', () => {
  expect(scanCode('import { usePluginData } from "@docusaurus/useGlobalData"\n').asksForData).toBe(true);
  expect(scanCode('import a from "@generated/globalData"\n').asksForData).toBe(true);
  expect(scanCode('import Link from "@docusaurus/Link"\n').asksForData).toBeUndefined();
});
