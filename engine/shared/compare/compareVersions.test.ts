import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compareVersions, type DocOutline } from './compareVersions.ts';
import { readWritten } from './meaning.ts';
import { toOutline } from './outline.ts';
import { hashOfWord, sketchLikeness, toSketch } from './sketch.ts';
import { sampleArticle, toHtml, type SampleArticle } from './testing/sampleArticles.ts';

function toDoc(id: string, article: SampleArticle, title = `Title of ${id}`): DocOutline {
  const { sections, sketch } = toOutline(toHtml(article), readWritten);
  return {
    id,
    title,
    path: `/${id}`,
    sections: sections.map(({ text, ...rest }) => ({ ...rest, hash: text })),
    sketch,
  };
}

/** Pages of a realistic length, each with its own words. */
const articles = fc
  .array(fc.array(sampleArticle, { minLength: 2, maxLength: 3 }), { minLength: 2, maxLength: 6 })
  .map((pages) =>
    pages.map((parts, page) =>
      parts.flat().map((section) => ({
        ...section,
        blocks: section.blocks.map((block) =>
          block.type === 'p'
            ? { ...block, words: block.words.map(({ text }) => ({ text: `${text}p${page}` })) }
            : block,
        ),
      })),
    ),
  );

test('a version compared with itself has no changes', () => {
  fc.assert(
    fc.property(articles, (list) => {
      const version = list.map((article, i) => toDoc(`page${i}`, article));
      expect(compareVersions(version, version)).toEqual({ changes: [], unchanged: list.length });
    }),
  );
});

test('a renamed page is found by its text, also with an additional section', () => {
  fc.assert(
    fc.property(articles, sampleArticle, (list, extra) => {
      const [first, ...rest] = list;
      fc.pre(first!.some(({ blocks }) => blocks.some(({ type }) => type === 'p')));
      const others = rest.map((article, i) => toDoc(`other${i}`, article));
      const before = [toDoc('guide/old', first!), ...others];
      const same = compareVersions(before, [toDoc('manual/new', first!), ...others]);
      expect(same.changes.map(({ type }) => type)).toEqual(['moved']);
      const more = compareVersions(before, [toDoc('manual/new', [...first!, ...extra.slice(0, 1)]), ...others]);
      expect(more.changes.map(({ type }) => type)).toEqual(['moved']);
    }),
  );
});

test('a page with another address and the same text is moved, and has no changed sections', () => {
  const article: SampleArticle = [{ heading: [{ text: 'One' }], blocks: [{ type: 'p', words: [{ text: 'two' }] }] }];
  const before = [toDoc('company/jobs', article, 'Jobs')];
  const after = [toDoc('team/jobs', article, 'Jobs')];
  expect(compareVersions(before, after).changes).toMatchObject([
    { type: 'moved', before: { id: 'company/jobs' }, doc: { id: 'team/jobs' }, sections: [] },
  ]);
});

test('pages that share a common name but not their text are different pages', () => {
  const page = (id: string, text: string) =>
    toDoc(id, [{ heading: [{ text }], blocks: [{ type: 'p', words: [{ text }, { text }, { text }] }] }], 'Overview');
  const types = compareVersions([page('a/overview', 'alpha')], [page('b/overview', 'beta')]).changes;
  expect(types.map(({ type }) => type)).toEqual(['added', 'removed']);
});

test('names changed sections by their headings', () => {
  const section = (heading: string, text: string) => ({
    heading: [{ text: heading }],
    blocks: [{ type: 'p' as const, words: [{ text }] }],
  });
  const before = [toDoc('page', [section('Keep', 'a'), section('Change', 'b'), section('Remove', 'c')])];
  const after = [toDoc('page', [section('Keep', 'a'), section('Change', 'x'), section('Add', 'd')])];
  const { changes, unchanged } = compareVersions(before, after);
  expect(unchanged).toBe(0);
  expect(changes).toMatchObject([
    {
      type: 'changed',
      sections: [
        { type: 'changed', heading: 'Change' },
        { type: 'added', heading: 'Add' },
        { type: 'removed', heading: 'Remove' },
      ],
    },
  ]);
});

test('two sketches are about as similar as their texts', () => {
  const words = Array.from({ length: 600 }, (_, i) => `word${i}`);
  const half = [...words.slice(0, 400), ...words.slice(0, 200).map((word) => `other${word}`)];
  const sketchOf = (list: string[]) => toSketch(list.map(hashOfWord));
  expect(sketchLikeness(sketchOf(words), sketchOf(words))).toBe(1);
  expect(sketchLikeness(sketchOf(words), sketchOf(half))).toBeGreaterThan(0.2);
  expect(sketchLikeness(sketchOf(words), sketchOf(words.map((word) => `other${word}`)))).toBe(0);
  expect(sketchLikeness(sketchOf([]), sketchOf([]))).toBe(0);
});
