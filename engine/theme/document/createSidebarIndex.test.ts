import { expect, it } from 'vitest';
import type { SidebarItem } from '../../shared/pageData.ts';
import { createSidebarIndex } from './createSidebarIndex.ts';

const link = (href: string): SidebarItem => ({ type: 'link', label: href, href });
const category = (items: SidebarItem[], href?: string): SidebarItem => ({
  type: 'category',
  label: 'c',
  href,
  collapsible: true,
  collapsed: true,
  items,
});

it('finds all entries that are a page or contain it', () => {
  const items = [link('/a'), category([link('/b/'), category([link('/a')])], '/c'), link('/b')];
  const placesOf = createSidebarIndex();
  expect(placesOf(items, '/a/')).toEqual([0, 1]);
  expect(placesOf(items, '/b')).toEqual([1, 2]);
  expect(placesOf(items, '/c')).toEqual([1]);
  expect(placesOf(items, '/d')).toEqual([]);
});

it('walks a list once, for all pages', () => {
  let reads = 0;
  const items: SidebarItem[] = Array.from({ length: 500 }, (_, at) => ({
    type: 'link',
    label: '',
    get href() {
      reads++;
      return `/p${at}`;
    },
  }));
  const placesOf = createSidebarIndex();
  expect(placesOf(items, '/p400')).toEqual([400]);
  const afterFirst = reads;
  expect(placesOf(items, '/p300/')).toEqual([300]);
  expect(reads).toBe(afterFirst);
});
