import { describe, expect, it } from 'vitest';
import { generateCorpus } from './generateCorpus.ts';
import { countPages, findPage, toKey } from './types.ts';

const small = generateCorpus(120);

describe('generateCorpus', () => {
  it('writes the requested number of pages, and one that lists their areas', () => {
    expect(countPages(small)).toBe(121);
    expect(small.sections[0]?.sidebars.map(({ folder }) => folder)).toEqual(['area-001', 'area-002']);
  });

  it('writes the same page in a site of any size', () => {
    const large = generateCorpus(300);
    expect(findPage(large, small.tour.page)).toEqual(findPage(small, small.tour.page));
    expect(large.tour).toEqual(small.tour);
  });

  it('links to pages that exist, and the page of the tour to the next', () => {
    const [section] = small.sections;
    const keys = new Set(section?.pages.map(({ relPath }) => toKey({ path: '' }, relPath)));
    const targets = section?.pages.flatMap(({ body }) =>
      [...body.matchAll(/\]\(page:([^)]+)\)/g)].map(([, key]) => key ?? ''),
    );
    expect(targets?.filter((key) => !keys.has(key))).toEqual([]);
    expect(findPage(small, small.tour.page).body).toContain(`(page:${small.tour.next})`);
  });

  it('writes pages as long as real ones, with code and tables', () => {
    const pages = small.sections[0]?.pages.slice(1) ?? [];
    const average = pages.reduce((total, { body }) => total + body.length, 0) / pages.length;
    expect(average).toBeGreaterThan(6000);
    expect(average).toBeLessThan(14_000);
    for (const { body } of pages) expect(body).toMatch(/```\w+[\s\S]*\| --- \|/);
  });
});
