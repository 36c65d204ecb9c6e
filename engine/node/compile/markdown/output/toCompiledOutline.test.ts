import { expect, it } from 'vitest';
import { refMarker } from '../resolveRefs.ts';
import type { Ref } from '../types.ts';
import { createOutlineReader } from './toCompiledOutline.ts';

const link = (target: string): Ref => ({ kind: 'link', target, from: '' });
const image = (target: string): Ref => ({ kind: 'image', target, from: '' });

const TEXT = `<h2 id="a">A</h2><p>See <a href="${refMarker(0)}">this</a>.</p>`;
const PICTURE = `<h2 id="a">A</h2><p>Look: <img src="${refMarker(0)}" alt="b"></p>`;
const OTHER = `<div title="${refMarker(0)}"><p>c</p></div>`;

it('reads equal blocks once for all pages, but distinguishes blocks that refer to different targets', () => {
  const pages: [html: string, refs: Ref[]][] = [
    [TEXT, [link('./b.md')]],
    [TEXT, [link('https://example.com')]],
    [TEXT, [link('https://example.org')]],
    [TEXT, [link('./c.md')]],
    [PICTURE, [image('./d.png')]],
    [PICTURE, [image('./e.png')]],
    [`<p>f</p>${OTHER}`, [link('./g.md')]],
    [`<p>f</p>${OTHER}`, [link('./h.md')]],
  ];
  const read = createOutlineReader();
  const found = pages.map((page) => read(...page));
  expect(found).toEqual(pages.map((page) => createOutlineReader()(...page)));
  const hashes = found.map(({ sections }) => sections[0]?.hash);
  expect(hashes[0]).toBe(hashes[3]);
  expect(new Set(hashes.slice(0, 3)).size).toBe(3);
  expect(found[4]?.sections[0]?.files).toEqual([image('./d.png')]);
  expect(found[5]?.sections[0]?.files).toEqual([image('./e.png')]);
});
