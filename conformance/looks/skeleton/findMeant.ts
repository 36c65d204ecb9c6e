import type { DifferenceKind, SkeletonDifference } from './compareSkeletons.ts';

/** An intended difference in the DOM. All given patterns have to match. */
export interface MeantSkeleton {
  kind?: DifferenceKind | DifferenceKind[];
  part?: RegExp;
  at?: RegExp;
  what?: RegExp;
  /** The site and the page, for differences that occur only there. */
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
