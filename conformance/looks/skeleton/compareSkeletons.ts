import { groupBy } from '../groupBy.ts';
import { alignChildren } from './alignChildren.ts';
import { nameOf, type Skeleton } from './skeleton.ts';

export type DifferenceKind = 'missing' | 'extra' | 'tag' | 'classes' | 'attributes';

/** One difference between Octavo's DOM and the reference's. */
export interface SkeletonDifference {
  part: string;
  kind: DifferenceKind;
  /** The element; for a missing or extra one, its parent. */
  at: string;
  /** The change: `-a +b`, or the missing or extra element. */
  what: string;
}

interface Pools {
  missing: Skeleton[];
  extra: Skeleton[];
}

/**
 * Compares two documents part by part. A part in another place is still compared as a part, so an additional wrapper
 * does not hide differences inside.
 */
export function compareSkeletons(reference: Skeleton, octavo: Skeleton): SkeletonDifference[] {
  const found: SkeletonDifference[] = [];
  let pairs: [Skeleton, Skeleton][] = [[reference, octavo]];
  while (pairs.length > 0) {
    const pools: Pools = { missing: [], extra: [] };
    for (const [a, b] of pairs) compareElements(a, b, a.part ?? 'document', found, pools);
    pairs = pairLeftOver(pools);
  }
  return found;
}

function compareElements(a: Skeleton, b: Skeleton, part: string, found: SkeletonDifference[], pools: Pools): void {
  if (a.hash === b.hash) return;
  const at = nameOf(a);
  if (a.tag !== b.tag) found.push({ part, kind: 'tag', at, what: `-${a.tag} +${b.tag}` });
  const classes = toChange(a.classes, b.classes);
  if (classes !== '') found.push({ part, kind: 'classes', at: nameOf(toCommon(a, b)), what: classes });
  for (const attribute of toChanges(a.attributes, b.attributes)) {
    found.push({ part, kind: 'attributes', at, what: attribute });
  }
  const children = b.children.flatMap((child) => unwrap(child, part, at, found));
  for (const [x, y] of alignChildren(a.children, children)) {
    if (x && y) compareElements(x, y, x.part ?? part, found, pools);
    else if (x) report(x, 'missing', part, at, found, pools.missing);
    else if (y) report(y, 'extra', part, at, found, pools.extra);
  }
}

/** An element of Octavo's own that only marks its content: `display: contents`. */
function unwrap(element: Skeleton, part: string, at: string, found: SkeletonDifference[]): Skeleton[] {
  if (!element.tag.startsWith('oc-')) return [element];
  found.push({ part, kind: 'extra', at, what: nameOf(element) });
  return element.children.flatMap((child) => unwrap(child, part, at, found));
}

function report(
  element: Skeleton,
  kind: 'missing' | 'extra',
  part: string,
  at: string,
  found: SkeletonDifference[],
  pool: Skeleton[],
): void {
  found.push({ part, kind, at, what: nameOf(element) });
  pool.push(...listParts(element));
}

/** The outermost parts in an element. */
function listParts(element: Skeleton): Skeleton[] {
  return element.part === undefined ? element.children.flatMap(listParts) : [element];
}

/** A part that is missing in one place may be in another: parts of one name correspond in order. */
function pairLeftOver({ missing, extra }: Pools): [Skeleton, Skeleton][] {
  const candidates = groupBy(extra, ({ part }) => part);
  return missing.flatMap((element): [Skeleton, Skeleton][] => {
    const found = candidates.get(element.part)?.shift();
    return found ? [[element, found]] : [];
  });
}

function toCommon(a: Skeleton, b: Skeleton): Pick<Skeleton, 'tag' | 'classes'> {
  return { tag: a.tag, classes: a.classes.filter((name) => b.classes.includes(name)) };
}

function toChange(a: string[], b: string[]): string {
  const gone = a.filter((name) => !b.includes(name)).map((name) => `-${name}`);
  const come = b.filter((name) => !a.includes(name)).map((name) => `+${name}`);
  return [...gone, ...come].join(' ');
}

/** One change for each attribute: `-aria-expanded=false +aria-expanded=true`. */
function toChanges(a: string[], b: string[]): string[] {
  const names = new Set([...a, ...b].map(nameOfAttribute));
  return [...names]
    .map((name) => {
      const isIt = (attribute: string): boolean => nameOfAttribute(attribute) === name;
      return toChange(a.filter(isIt), b.filter(isIt));
    })
    .filter((change) => change !== '');
}

function nameOfAttribute(attribute: string): string {
  return attribute.split('=')[0] ?? '';
}
