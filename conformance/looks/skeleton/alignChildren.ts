import type { Skeleton } from './skeleton.ts';

/** Two elements that correspond, or one without a counterpart. */
export type Step = [reference: Skeleton | undefined, octavo: Skeleton | undefined];

/** Pairs the children of two elements in order, with as few changes as possible. */
export function alignChildren(reference: Skeleton[], octavo: Skeleton[]): Step[] {
  const head = countEqual(reference, octavo);
  const tail = countEqual(reference.slice(head).reverse(), octavo.slice(head).reverse());
  const pair = (at: number): Step => [reference[at], octavo[at]];
  const middle = align(reference.slice(head, reference.length - tail), octavo.slice(head, octavo.length - tail));
  const last = Array.from({ length: tail }, (_, at): Step => [
    reference[reference.length - tail + at],
    octavo[octavo.length - tail + at],
  ]);
  return [...Array.from({ length: head }, (_, at) => pair(at)), ...middle, ...last];
}

function countEqual(a: Skeleton[], b: Skeleton[]): number {
  const differs = a.findIndex(({ hash }, at) => hash !== b[at]?.hash);
  return differs < 0 ? a.length : differs;
}

/** The edit distance of two lists, where changing an element into a similar one costs less than replacing it. */
function align(a: Skeleton[], b: Skeleton[]): Step[] {
  const width = b.length + 1;
  const costs = new Float64Array((a.length + 1) * width);
  const costAt = (i: number, j: number): number => costs[i * width + j] ?? 0;
  for (let i = a.length; i >= 0; i--) {
    for (let j = b.length; j >= 0; j--) {
      const [x, y] = [a[i], b[j]];
      if (!x || !y) {
        costs[i * width + j] = a.length - i + b.length - j;
        continue;
      }
      const kept = costOf(x, y) + costAt(i + 1, j + 1);
      costs[i * width + j] = Math.min(kept, 1 + costAt(i + 1, j), 1 + costAt(i, j + 1));
    }
  }
  const steps: Step[] = [];
  for (let i = 0, j = 0; i < a.length || j < b.length;) {
    const [x, y] = [a[i], b[j]];
    const least = costAt(i, j);
    if (x && y && isSame(least, costOf(x, y) + costAt(i + 1, j + 1))) {
      steps.push([x, y]);
      i++;
      j++;
    } else if (x && isSame(least, 1 + costAt(i + 1, j))) {
      steps.push([x, undefined]);
      i++;
    } else {
      steps.push([undefined, y]);
      j++;
    }
  }
  return steps;
}

function isSame(a: number, b: number): boolean {
  return Math.abs(a - b) < 1e-9;
}

/** Costs more than removing one and adding the other. */
const NEVER = 2.1;

/** From 0 for equal trees to a cost that is never chosen. */
function costOf(a: Skeleton, b: Skeleton): number {
  if (a.hash === b.hash) return 0;
  const common = a.classes.filter((name) => b.classes.includes(name)).length;
  if (a.part !== b.part) return NEVER;
  if (a.tag !== b.tag) return common > 0 ? 1.2 : NEVER;
  const all = a.classes.length + b.classes.length - common;
  const unlike = all === 0 ? 0 : 1 - common / all;
  // Elements without a common class name differ, unless their content says otherwise.
  return 0.2 + unlike + 0.2 * unlikeChildren(a, b);
}

function unlikeChildren(a: Skeleton, b: Skeleton): number {
  const most = Math.max(a.children.length, b.children.length);
  if (most === 0) return 0;
  const known = new Set(b.children.map(({ hash }) => hash));
  return 1 - a.children.filter(({ hash }) => known.has(hash)).length / most;
}
