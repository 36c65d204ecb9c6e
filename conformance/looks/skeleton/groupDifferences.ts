import { groupBy } from '../groupBy.ts';
import { findMeant, type MeantSkeleton } from './findMeant.ts';
import type { SkeletonDifference } from './compareSkeletons.ts';

/** The same difference on many pages. */
export interface DifferenceGroup extends SkeletonDifference {
  count: number;
  pages: number;
  example: string;
}

export interface SortedDifferences {
  unexplained: DifferenceGroup[];
  /** How often each intended difference was seen, by its reason. */
  meant: Map<string, number>;
}

export interface PlacedDifference extends SkeletonDifference {
  /** The page, with its state. */
  page: string;
}

/** One entry for each difference, the most frequent first; intended ones are only counted. */
export function groupDifferences(differences: PlacedDifference[], table: MeantSkeleton[]): SortedDifferences {
  const meant = new Map<string, number>();
  const rest = differences.filter((difference) => {
    const reason = findMeant(difference, table)?.reason;
    if (reason !== undefined) meant.set(reason, (meant.get(reason) ?? 0) + 1);
    return reason === undefined;
  });
  const groups = groupBy(rest, ({ part, kind, at, what }) => JSON.stringify([part, kind, at, what]));
  const unexplained = [...groups.values()].map((group) => {
    const { page, ...difference } = group[0] as PlacedDifference;
    const pages = new Set(group.map((one) => one.page)).size;
    return { ...difference, count: group.length, pages, example: page };
  });
  return { unexplained: unexplained.sort((a, b) => b.pages - a.pages || b.count - a.count), meant };
}
