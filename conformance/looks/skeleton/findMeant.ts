import type { DifferenceKind, SkeletonDifference } from './compareSkeletons.ts';

/** A difference in the DOM that is meant. Every pattern that is given has to fit. */
export interface MeantSkeleton {
  kind?: DifferenceKind | DifferenceKind[];
  part?: RegExp;
  at?: RegExp;
  what?: RegExp;
  reason: string;
}

export function findMeant(difference: SkeletonDifference, table: MeantSkeleton[]): MeantSkeleton | undefined {
  return table.find(
    ({ kind, part, at, what }) =>
      (kind === undefined || [kind].flat().includes(difference.kind)) &&
      (part?.test(difference.part) ?? true) &&
      (at?.test(difference.at) ?? true) &&
      (what?.test(difference.what) ?? true),
  );
}
