import { UNKNOWN, type PageFacts, type SiteFacts } from './facts.ts';

export interface Difference {
  /** The route, file or sidebar that the fact is about. */
  where: string;
  what: keyof PageFacts | 'handed' | 'page' | 'sidebars' | 'versions' | 'feeds' | 'redirects' | 'sitemaps';
  docusaurus: string;
  octavo: string;
}

type What = Difference['what'];

/** Each engine has its own order, so entries at the same position need not correspond. */
const SORTED = new Set<What>(['head', 'sitemaps']);

/** The facts in which the two differ, reduced to their differences. */
export function compareFacts(docusaurus: SiteFacts, octavo: SiteFacts): Difference[] {
  return [
    ...comparePages(docusaurus.pages, octavo.pages),
    ...compareRecords(
      'sidebars',
      mapValues(docusaurus.sidebars, (tree) => toLines(tree)),
      mapValues(octavo.sidebars, (tree) => toLines(tree)),
    ),
    ...compareRecords('versions', docusaurus.versions, octavo.versions),
    ...compareRecords('feeds', docusaurus.feeds, octavo.feeds),
    ...compareRecords('redirects', docusaurus.redirects, octavo.redirects),
    ...compareRecords('sitemaps', docusaurus.sitemaps, octavo.sitemaps),
  ];
}

function comparePages(left: SiteFacts['pages'], right: SiteFacts['pages']): Difference[] {
  return unionOf(left, right).flatMap((where): Difference[] => {
    const [a, b] = [left[where], right[where]];
    if (!a || !b) return [missing('page', where, a)];
    const facts = Object.keys(a) as (keyof PageFacts)[];
    return facts.flatMap((what) => (a[what] === UNKNOWN ? [] : compareValues(what, where, a[what], b[what])));
  });
}

function compareRecords(what: What, left: Record<string, string[]>, right: Record<string, string[]>): Difference[] {
  return unionOf(left, right).flatMap((where): Difference[] => {
    const [a, b] = [left[where], right[where]];
    return a && b ? compareLists(what, where, a, b) : [missing(what, where, a)];
  });
}

function missing(what: What, where: string, docusaurus: unknown): Difference {
  const [there, gone] = ['there', 'missing'];
  return { where, what, docusaurus: docusaurus ? there : gone, octavo: docusaurus ? gone : there };
}

function compareValues(what: What, where: string, left: string | string[], right: string | string[]): Difference[] {
  if (Array.isArray(left) && Array.isArray(right)) return compareLists(what, where, left, right);
  return compareTexts(what, where, String(left), String(right));
}

function compareLists(what: What, where: string, left: string[], right: string[]): Difference[] {
  const [a, b] = [left.map(withoutSpace), right.map(withoutSpace)];
  if (a.join('\n') === b.join('\n')) return [];
  // Equal numbers on both sides: the same items, some of them written differently.
  if (!SORTED.has(what) && a.length === b.length && a.toSorted().join('\n') !== b.toSorted().join('\n')) {
    return left.flatMap((item, at) => compareTexts(what, where, item, right[at] ?? ''));
  }
  const onlyLeft = left.filter((item) => !b.includes(withoutSpace(item)));
  const onlyRight = right.filter((item) => !a.includes(withoutSpace(item)));
  // Neither side has additional items: the order differs, or how often an item occurs.
  if (onlyLeft.length + onlyRight.length === 0) {
    return [{ where, what, docusaurus: left.join(' ¦ '), octavo: right.join(' ¦ ') }];
  }
  return [
    ...onlyLeft.map((item) => ({ where, what, docusaurus: item, octavo: '' })),
    ...onlyRight.map((item) => ({ where, what, docusaurus: '', octavo: item })),
  ];
}

/** Long texts are shown around the first difference. */
function compareTexts(what: What, where: string, left: string, right: string): Difference[] {
  const [a, b] = [withoutSpace(left), withoutSpace(right)];
  if (a === b) return [];
  if (Math.max(left.length, right.length) < 400) return [{ where, what, docusaurus: left, octavo: right }];
  let at = 0;
  while (a[at] === b[at]) at++;
  const around = (text: string) => text.slice(Math.max(0, at - 60), at + 100);
  return [{ where, what, docusaurus: around(a), octavo: around(b) }];
}

/** Engines differ in the space between elements; words and their order are what counts. */
function withoutSpace(text: string): string {
  return text.replace(/\s+/g, '');
}

function unionOf(left: object, right: object): string[] {
  return [...new Set([...Object.keys(left), ...Object.keys(right)])].sort();
}

function mapValues<T, U>(record: Record<string, T>, change: (value: T) => U): Record<string, U> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));
}

/** One line per sidebar item, so that a difference names the item and not the tree. */
function toLines(nodes: SiteFacts['sidebars'][string], depth = 0): string[] {
  return nodes.flatMap(({ items, ...node }) => [
    `${'>'.repeat(depth)} ${JSON.stringify(node)}`,
    ...toLines(items ?? [], depth + 1),
  ]);
}
