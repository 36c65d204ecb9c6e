import type { DifferenceKind, SkeletonDifference } from './compareSkeletons.ts';

/** A difference in the DOM that is meant. Every pattern that is given has to fit. */
export interface MeantSkeleton {
  kind?: DifferenceKind | DifferenceKind[];
  part?: RegExp;
  at?: RegExp;
  what?: RegExp;
  /** The site and the page: for what only shows there. */
  page?: RegExp;
  reason: string;
}

export function findMeant(
  difference: SkeletonDifference & { page?: string },
  table: MeantSkeleton[],
): MeantSkeleton | undefined {
  return table.find(
    ({ kind, part, at, what, page }) =>
      (kind === undefined || [kind].flat().includes(difference.kind)) &&
      (part?.test(difference.part) ?? true) &&
      (at?.test(difference.at) ?? true) &&
      (what?.test(difference.what) ?? true) &&
      (page?.test(difference.page ?? '') ?? true),
  );
}
