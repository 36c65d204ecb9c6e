import { describe, expect, it } from 'vitest';
import type { SidebarItem } from '../../shared/pageData.ts';
import { containsPage, firstTarget, isCurrent, isLargeTree, isShown, outlineRange, startsWide } from './sidebarTree.ts';

const link = (href: string, unlisted?: boolean): SidebarItem => ({ type: 'link', label: href, href, unlisted });
const category = (items: SidebarItem[], href?: string): SidebarItem => ({
  type: 'category',
  label: 'c',
  href,
  collapsible: true,
  collapsed: true,
  items,
});

describe('sidebarTree', () => {
  it('counts entries at every depth, and no more than it takes', () => {
    const links = (count: number) => Array.from({ length: count }, (_, at) => link(`/p${at}`));
    expect(isLargeTree([link('/a'), category([category(links(147))])])).toBe(false);
    expect(isLargeTree([link('/a'), category([category(links(148))])])).toBe(true);
    const unread = {
      ...category([]),
      get items(): SidebarItem[] {
        throw new Error('read');
      },
    };
    expect(isLargeTree([category(links(150)), unread])).toBe(true);
  });

  it('counts the entries that are seen at first', () => {
    const closed = category(Array.from({ length: 500 }, (_, at) => link(`/p${at}`)));
    const open = (count: number) => {
      const links = Array.from({ length: count }, (_, at) => link(`/o${at}`));
      return { ...category(links), collapsed: false } as SidebarItem;
    };
    expect(startsWide([closed, open(148)])).toBe(false);
    expect(startsWide([closed, open(149)])).toBe(true);
    expect(startsWide([{ ...closed, collapsible: false } as SidebarItem])).toBe(true);
  });

  it('knows the current page with and without a slash; as in Docusaurus, a link to a part of it is another', () => {
    expect(isCurrent('/a/', '/a')).toBe(true);
    expect(isCurrent('/a?x=1#y', '/a/')).toBe(false);
    expect(isCurrent('/a', '/a/b')).toBe(false);
    expect(isCurrent('https://example.com/a', '/a')).toBe(false);
    expect(isCurrent(undefined, '/')).toBe(false);
  });

  it('finds the way to the current page', () => {
    const tree = category([category([link('/x')]), link('/y')], '/c');
    expect(containsPage(tree, '/x')).toBe(true);
    expect(containsPage(tree, '/c')).toBe(true);
    expect(containsPage(tree, '/z')).toBe(false);
  });

  it('cuts a long list around the way to the current page', () => {
    const long = Array.from({ length: 2000 }, (_, at) => (at === 70 ? category([link('/in')]) : link(`/p${at}`)));
    expect(outlineRange(long, '/p1000')).toEqual([950, 1051]);
    expect(outlineRange(long, '/in')).toEqual([20, 121]);
    expect(outlineRange(long, '/elsewhere')).toEqual([0, 51]);
    expect(outlineRange(long.slice(0, 150), '/p10')).toEqual([0, 150]);
  });

  it('shows an unlisted page only on that page, and no category that would be empty', () => {
    expect(isShown(link('/a', true), '/b')).toBe(false);
    expect(isShown(link('/a', true), '/a')).toBe(true);
    expect(isShown(category([link('/a', true)]), '/b')).toBe(false);
    expect(isShown(category([link('/a', true)]), '/a')).toBe(true);
    expect(isShown(category([], '/c'), '/b')).toBe(true);
  });

  it('leads from a closed category to the first page that can be shown', () => {
    expect(firstTarget(category([link('https://example.com'), link('/u', true), category([link('/in')])]))).toBe('/in');
    expect(firstTarget(category([link('/a')], '/own'))).toBe('/own');
    expect(firstTarget(category([]))).toBeUndefined();
  });

  it('does not lead to the page of a category that is unlisted', () => {
    const hidden = { ...category([link('/a')], '/own'), linkUnlisted: true } as SidebarItem;
    expect(firstTarget(hidden)).toBe('/a');
    expect(isShown({ ...category([], '/own'), linkUnlisted: true } as SidebarItem, '/b')).toBe(false);
  });
});
