import type { PageFacts, SiteFacts } from './facts.ts';

export interface Difference {
  /** Route, file, or sidebar. */
  where: string;
  what: keyof PageFacts | 'page' | 'sidebar' | 'feed' | 'sitemap';
  docusaurus: string;
  octavo: string;
}

const PAGE_FACTS = [
  'title',
  'description',
  'canonical',
  'robots',
  'h1',
  'headings',
  'toc',
  'breadcrumbs',
  'previous',
  'next',
  'versionBadge',
  'banner',
  'articleText',
  'links',
] as const;

export function compareFacts(docusaurus: SiteFacts, octavo: SiteFacts): Difference[] {
  return [
    ...comparePages(docusaurus.pages, octavo.pages),
    ...compareMaps('sidebar', docusaurus.sidebars, octavo.sidebars),
    ...compareMaps('feed', docusaurus.feeds, octavo.feeds),
    ...compareLists('sitemap', 'sitemap.xml', docusaurus.sitemap, octavo.sitemap),
  ];
}

function comparePages(left: SiteFacts['pages'], right: SiteFacts['pages']): Difference[] {
  return [...new Set([...left.keys(), ...right.keys()])].sort().flatMap((where): Difference[] => {
    const [a, b] = [left.get(where), right.get(where)];
    if (!a || !b)
      return [{ where, what: 'page', docusaurus: a ? 'there' : 'missing', octavo: b ? 'there' : 'missing' }];
    return PAGE_FACTS.flatMap((what): Difference[] => {
      const [was, is] = [a[what], b[what]];
      if (Array.isArray(was) && Array.isArray(is)) return compareLists(what, where, was, is);
      return compareTexts(what, where, String(was), String(is));
    });
  });
}

function compareMaps<T>(what: Difference['what'], left: Map<string, T>, right: Map<string, T>): Difference[] {
  return [...new Set([...left.keys(), ...right.keys()])].sort().flatMap((where) => {
    const show = (value: T | undefined) => (value === undefined ? 'missing' : JSON.stringify(value));
    return compareTexts(what, where, show(left.get(where)), show(right.get(where)));
  });
}

function compareLists(what: Difference['what'], where: string, left: string[], right: string[]): Difference[] {
  if (left.join('\n') === right.join('\n')) return [];
  const onlyLeft = left.filter((item) => !right.includes(item));
  const onlyRight = right.filter((item) => !left.includes(item));
  if (onlyLeft.length + onlyRight.length > 0) {
    return [{ where, what, docusaurus: onlyLeft.join(' | '), octavo: onlyRight.join(' | ') }];
  }
  return [{ where, what, docusaurus: left.join(' | '), octavo: right.join(' | ') }];
}

/** Long texts are shown around the first place where they differ. */
function compareTexts(what: Difference['what'], where: string, left: string, right: string): Difference[] {
  // Engines differ in the space between blocks; words are what counts.
  const [a, b] = what === 'articleText' ? [left.replaceAll(' ', ''), right.replaceAll(' ', '')] : [left, right];
  if (a === b) return [];
  let at = 0;
  while (a[at] === b[at]) at++;
  const around = (text: string) => text.slice(Math.max(0, at - 60), at + 100);
  return [{ where, what, docusaurus: around(a), octavo: around(b) }];
}
