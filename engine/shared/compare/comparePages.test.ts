import fc from 'fast-check';
import { expect, test } from 'vitest';
import { articleBlocks, comparePages } from './comparePages.ts';
import type { Change } from './comparison.ts';
import { createChangeCounter, renderComparison } from './renderComparison.ts';
import { toTextChanges } from './toTextChanges.ts';
import {
  countSampleWords,
  readSide,
  sampleArticle,
  sampleBlock,
  sampleSection,
  toHtml,
  word,
  type SampleArticle,
  type SampleBlock,
  type Word,
} from './testing/sampleArticles.ts';

const title = 'Title';
const page = (article: SampleArticle) => ({ title, html: toHtml(article) });
const keysOf = (html: string) => articleBlocks({ title, html }).map(({ key }) => key);

function render(changes: readonly Change[]): string {
  return changes
    .filter((change) => !('block' in change && change.block.element.tag === 'h1'))
    .map((change) =>
      renderComparison(change, {
        side: 'both',
        address: (value) => value,
        movedHere: () => '<p class="label">Moved here</p>',
        movedAway: () => 'Moved',
        onlyLook: () => '',
        counter: createChangeCounter(0),
      }),
    )
    .join('\n');
}

function expectBothSides(before: SampleArticle, after: SampleArticle): void {
  const html = render(comparePages(page(before), page(after)).changes);
  expect(keysOf(readSide(html, 'before'))).toEqual(keysOf(toHtml(before)));
  expect(keysOf(readSide(html, 'after'))).toEqual(keysOf(toHtml(after)));
}

/** A position in a list, as a fraction of its length. */
const place = fc.double({ min: 0, max: 0.999, noNaN: true });
const at = (list: readonly unknown[], part: number): number => Math.floor(part * list.length);

/** One block with changed words; a block without words stays unchanged. */
function editWords(block: SampleBlock, part: number, edit: (words: Word[], at: number) => Word[]): SampleBlock {
  switch (block.type) {
    case 'p':
      return { ...block, words: edit(block.words, at(block.words, part)) };
    case 'ul':
      return { ...block, items: block.items.map((item, i) => (i === 0 ? edit(item, at(item, part)) : item)) };
    case 'table':
      return {
        ...block,
        rows: block.rows.map((row, i) => (i === 0 ? row.map((cell, k) => (k === 0 ? edit(cell, 0) : cell)) : row)),
      };
    default:
      return block;
  }
}

function editBlock(article: SampleArticle, part: number, edit: (block: SampleBlock) => SampleBlock): SampleArticle {
  const places = article.flatMap(({ blocks }, section) => blocks.map((_, block) => [section, block] as const));
  const [section, block] = places[at(places, part)]!;
  return article.map((each, i) =>
    i === section ? { ...each, blocks: each.blocks.map((old, k) => (k === block ? edit(old) : old)) } : each,
  );
}

const insert = <T>(list: readonly T[], where: number, ...items: T[]): T[] => list.toSpliced(where, 0, ...items);

test('a page compared with itself has no changes', () => {
  fc.assert(
    fc.property(sampleArticle, (article) => {
      const { changes, sections, added, removed } = comparePages(page(article), page(article));
      expect(changes.every(({ type }) => type === 'same')).toBe(true);
      expect({ sections, added, removed }).toEqual({ sections: [], added: 0, removed: 0 });
    }),
  );
});

test('both versions can be restored from the comparison of any two texts', () => {
  fc.assert(fc.property(sampleArticle, sampleArticle, expectBothSides), { numRuns: 100 });
});

type Edit = (article: SampleArticle) => SampleArticle;

const edit: fc.Arbitrary<Edit> = fc.oneof(
  fc.tuple(place, place, word).map(
    ([where, part, added]): Edit =>
      (article) =>
        editBlock(article, where, (block) => editWords(block, part, (words, i) => words.with(i, added))),
  ),
  fc.tuple(place, place, word).map(
    ([where, part, added]): Edit =>
      (article) =>
        editBlock(article, where, (block) => editWords(block, part, (words, i) => insert(words, i, added))),
  ),
  fc.tuple(place, sampleBlock).map(
    ([where, block]): Edit =>
      (article) =>
        article.map((section, i) =>
          i === at(article, where) ? { ...section, blocks: insert(section.blocks, 0, block) } : section,
        ),
  ),
  fc.tuple(place, place).map(([from, to]): Edit => (article) => {
    const moved = article[at(article, from)]!;
    const rest = article.toSpliced(at(article, from), 1);
    return rest.toSpliced(at([...rest, 0], to), 0, moved);
  }),
  fc.tuple(place, sampleSection).map(
    ([where, section]): Edit =>
      (article) =>
        insert(article, at(article, where), section),
  ),
  place.map(
    (where): Edit =>
      (article) =>
        article.length > 1 ? article.toSpliced(at(article, where), 1) : article,
  ),
  fc.tuple(place, fc.string({ minLength: 1, maxLength: 8, unit: fc.constantFrom('a', 'b', ' ') })).map(
    ([where, text]): Edit =>
      (article) =>
        editBlock(article, where, (block) =>
          block.type === 'pre' ? { ...block, lines: [...block.lines, text] } : block,
        ),
  ),
);

test('both versions can be read from the comparison after many edits', () => {
  fc.assert(
    fc.property(sampleArticle, fc.array(edit, { maxLength: 8 }), (before, edits) => {
      expectBothSides(
        before,
        edits.reduce((article, change) => change(article), before),
      );
    }),
    { numRuns: 100 },
  );
});

test('where things were only added, nothing is removed', () => {
  const addition: fc.Arbitrary<Edit> = fc.oneof(
    fc.tuple(place, place, fc.array(word, { minLength: 1, maxLength: 5 })).map(
      ([where, part, added]): Edit =>
        (article) =>
          editBlock(article, where, (block) => editWords(block, part, (words, i) => insert(words, i, ...added))),
    ),
    fc.tuple(place, sampleBlock).map(
      ([where, block]): Edit =>
        (article) =>
          article.map((section, i) =>
            i === at(article, where) ? { ...section, blocks: [...section.blocks, block] } : section,
          ),
    ),
    fc.tuple(place, sampleSection).map(
      ([where, section]): Edit =>
        (article) =>
          insert(article, at(article, where), section),
    ),
    fc.tuple(place, fc.array(word, { minLength: 6, maxLength: 20 })).map(
      ([where, item]): Edit =>
        (article) =>
          editBlock(article, where, (block) =>
            block.type === 'ul' ? { ...block, items: [...block.items, item] } : block,
          ),
    ),
  );
  fc.assert(
    fc.property(sampleArticle, addition, (before, add) => {
      const comparison = comparePages(page(before), page(add(before)));
      expect(comparison.removed).toBe(0);
      expect(render(comparison.changes)).not.toContain('<del');
    }),
    { numRuns: 100 },
  );
});

test('a changed word is found, and costs at most the block that it is in', () => {
  fc.assert(
    fc.property(sampleArticle, place, place, (before, where, part) => {
      let words = 0;
      const after = editBlock(before, where, (block) => {
        words = countSampleWords(block);
        return editWords(block, part, (list, i) => list.with(i, { text: 'changedword' }));
      });
      const { added, removed, changes } = comparePages(page(before), page(after));
      // Code and pictures have no words to change here.
      fc.pre(JSON.stringify(before) !== JSON.stringify(after));
      expect(changes.some(({ type }) => type !== 'same')).toBe(true);
      expect(added).toBeGreaterThanOrEqual(1);
      // In a cell of one word nothing stays the same, so the whole row may differ; elsewhere only this word does.
      expect(Math.max(added, removed)).toBeLessThanOrEqual(words < 6 ? words : 4);
    }),
  );
});

test('a section that moved is neither removed nor added', () => {
  // Each has one unique word, like sections of real pages.
  const distinct = (article: SampleArticle): SampleArticle =>
    article.map((section, i) => ({
      heading: [...section.heading, { text: `heading${i}` }],
      blocks: [
        { type: 'p', words: Array.from({ length: 6 }, (_, k) => ({ text: `own${i}x${k}` })) },
        ...section.blocks,
      ],
    }));
  fc.assert(
    fc.property(fc.array(sampleSection, { minLength: 3, maxLength: 8 }), place, place, (sections, from, to) => {
      const before = distinct(sections);
      const moved = before[at(before, from)]!;
      const rest = before.toSpliced(at(before, from), 1);
      const target = at([...rest, 0], to);
      fc.pre(target !== at(before, from));
      const after = rest.toSpliced(target, 0, moved);
      const comparison = comparePages(page(before), page(after));
      expect({ added: comparison.added, removed: comparison.removed }).toEqual({ added: 0, removed: 0 });
      expect(comparison.sections.map(({ type }) => type)).toContain('moved');
      expectBothSides(before, after);
    }),
  );
});

test('pages that share words but nothing else take bounded time', () => {
  // The same few words in every order: the worst case for finding common parts.
  const shuffled = (seed: number): SampleArticle => {
    let state = seed;
    const next = () => (state = (state * 1103515245 + 12345) % 2 ** 31);
    return Array.from({ length: 40 }, () => ({
      heading: [{ text: `h${next() % 7}` }],
      blocks: Array.from({ length: 25 }, (): SampleBlock => ({
        type: 'p',
        words: Array.from({ length: 40 }, () => ({ text: `w${next() % 20}` })),
      })),
    }));
  };
  const { changes } = comparePages(page(shuffled(1)), page(shuffled(2)));
  expect(changes.length).toBeGreaterThan(0);
});

test('both layouts number the same changes', () => {
  const count = (changes: readonly Change[], side: 'both' | 'before' | 'after'): number =>
    changes.reduce((earlier, change) => {
      const counter = createChangeCounter(earlier);
      const label = () => '';
      renderComparison(change, {
        side,
        address: label,
        movedHere: label,
        movedAway: label,
        onlyLook: () => '',
        counter,
      });
      return counter.count();
    }, 0);
  fc.assert(
    fc.property(sampleArticle, sampleArticle, (before, after) => {
      const { changes } = comparePages(page(before), page(after));
      expect(count(changes, 'before')).toBe(count(changes, 'both'));
      expect(count(changes, 'after')).toBe(count(changes, 'both'));
    }),
  );
});

const MERMAID = (x: number) => `<div class="docusaurus-mermaid-container"><svg><text x="${x}">Go</text></svg></div>`;

test.each([
  ['a picture', '<p><img src="a.1.png" alt="The bar"></p>', '<p><img src="a.2.png" alt="The bar"></p>', ['look']],
  ['another picture', '<p><img src="a.1.png" alt="A"></p>', '<p><img src="a.2.png" alt="B"></p>', ['removed', 'added']],
  ['a diagram', MERMAID(1), MERMAID(2), ['look']],
  [
    'what a component is given',
    '<oc-island data-oc-props="1"><p>8 GB</p></oc-island>',
    '<oc-island data-oc-props="2"><p>8 GB</p></oc-island>',
    [],
  ],
  [
    'a colour',
    '<oc-island><svg fill="#111"></svg></oc-island>',
    '<oc-island><svg fill="#222"></svg></oc-island>',
    ['look'],
  ],
  [
    'where ids lead',
    '<oc-island><label for="a">Age</label><input id="a" aria-describedby="b"><svg fill="url(#g1)"></svg></oc-island>',
    '<oc-island><label for="c">Age</label><input id="c" aria-describedby="d"><svg fill="url(#g2)"></svg></oc-island>',
    [],
  ],
  ['a component', '<oc-island><i style="x">8 GB</i></oc-island>', '<oc-island><i>8 GB</i></oc-island>', ['look']],
])('%s is compared by what a reader sees', (_, before, after, expected) => {
  const { changes } = comparePages({ title, html: before }, { title, html: after });
  expect(changes.map(({ type }) => type).filter((type) => type !== 'same')).toEqual(expected);
});

const ROW = (...cells: string[]) => `<table><tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr></table>`;

test.each([
  [
    'a replaced cell',
    ROW('one', 'Stop', 'same'),
    ROW('one', 'Finish', 'same'),
    '<td><del>Stop</del><ins>Finish</ins></td>',
  ],
  ['a filled cell', ROW('one', '', 'same'), ROW('one', 'Finish', 'same'), '<td><ins>Finish</ins></td>'],
  [
    'an additional column',
    ROW('one', 'same'),
    ROW('one', 'two', 'same'),
    '<td data-oc-mark="added"><ins>two</ins></td>',
  ],
])('%s of a table stays in its column', (_, before, after, expected) => {
  const html = render(comparePages({ title, html: before }, { title, html: after }).changes);
  expect(html.replaceAll(' data-oc-change="1"', '').replaceAll('</del> <ins', '</del><ins')).toContain(expected);
});

test('a picture within a line says that only its look changed, but not in the older version alone', () => {
  const html = (name: string, alt: string) => `<p>Press the sign <img src="${name}" alt="${alt}"> to go on.</p>`;
  const label = '<span>Only its look changed:</span>';
  const show = (before: string, after: string, side: 'both' | 'before' | 'after') =>
    comparePages({ title, html: before }, { title, html: after })
      .changes.map((change) =>
        renderComparison(change, {
          side,
          address: (value) => value,
          movedHere: () => '',
          movedAway: () => '',
          onlyLook: () => label,
          counter: createChangeCounter(0),
        }),
      )
      .join('');
  const [old, restyled] = [html('a.1.png', 'Play'), html('a.2.png', 'Play')];
  expect(show(old, restyled, 'both')).toContain(`Press the sign ${label} <del`);
  expect(show(old, restyled, 'after')).toContain(`Press the sign ${label} <ins`);
  expect(show(old, restyled, 'before')).not.toContain(label);
  expect(show(old, html('a.2.png', 'Stop'), 'both')).not.toContain(label);
  expect(toTextChanges(comparePages({ title, html: old }, { title, html: restyled }).changes)).toMatchObject([
    { type: 'look', runs: [{ parts: ['[img: Play]'] }] },
  ]);
});
