import { describe, expect, it } from 'vitest';
import { resolveMarkdownRefs, resolveRefs } from '../compile/markdown/resolveRefs.ts';
import type { PageFacts } from '../compile/markdown/cache/pageFacts.ts';
import { toSketch } from './toSketch.ts';

const facts: PageFacts = {
  contentKey: 'c0ffee',
  refs: [
    { kind: 'link', target: 'a.md', from: '' },
    { kind: 'image', target: 'b.png', from: '' },
    { kind: 'hole', target: 'cards', from: '' },
  ],
  headings: [],
  anchors: [],
  headTags: [],
  features: {},
  wordCount: 3,
  problems: [],
  dependencies: [],
};

describe('toSketch', () => {
  it('contains the hash of the text, and everything about each reference', () => {
    const sketch = toSketch(facts);
    const resolved = [{ href: 'a.html' }, { href: 'b.png', width: 3, height: 4 }, { html: '<ul></ul>' }];
    expect(resolveRefs(sketch?.html ?? '', resolved)).toBe(
      'c0ffee\n src="a.html"\n src="b.png" width="3" height="4"\n<ul></ul>',
    );
    expect(resolveMarkdownRefs(sketch?.markdown ?? '', [{ markdown: 'm' }])).toContain('m');
  });

  it.each([
    ['has no content key', { contentKey: undefined }],
    ['has live parts', { live: { modules: [], atOnce: true } }],
    ['imports code of the site', { modules: ['@site/a.js'] }],
    ['is a component', { layout: {} }],
    ['is truncated in lists', { truncateAt: 3 }],
  ])('is undefined for a page that %s', (_, other) => {
    expect(toSketch({ ...facts, ...other })).toBeUndefined();
  });
});
