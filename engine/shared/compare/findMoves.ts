import { headingLevel, type Block } from './article.ts';
import { bagLikeness } from './likeness.ts';
import { longestRun, type Match } from './matchSequences.ts';
import { toBag, wordsOf } from './words.ts';

/** A heading and its content up to the next heading, without any match. */
export interface Section {
  start: number;
  /** After the last block. */
  end: number;
  /** The number of the gap between matches that contains it. */
  gap: number;
  blocks: Block[];
}

export interface Move {
  before: Section;
  after: Section;
}

/** If less of a section is unchanged, it counts as removed, and the other as added. */
const MIN_LIKENESS = 0.5;

/** Sections in both versions whose position relative to the blocks around them differs. */
export function findMoves(before: readonly Block[], after: readonly Block[], matches: readonly Match[]): Move[] {
  const left = toSections(
    before,
    matches.map(([i]) => i),
  );
  const right = toSections(
    after,
    matches.map(([, j]) => j),
  );
  const pairs = pairSections(left, right);
  // Sections that keep their order within one gap have not moved.
  const inPlace = new Set<Section>();
  for (const gap of new Set(pairs.map(({ before: { gap } }) => gap))) {
    const inGap = pairs.filter((pair) => pair.before.gap === gap && pair.after.gap === gap);
    const order = longestRun(
      inGap.map(({ before, after }): Match => [before.start, after.start]).sort((a, b) => a[0] - b[0]),
    );
    const stayed = new Set(order.map(([start]) => start));
    for (const { before } of inGap) if (stayed.has(before.start)) inPlace.add(before);
  }
  return pairs.filter((pair) => !inPlace.has(pair.before));
}

function toSections(blocks: readonly Block[], matched: readonly number[]): Section[] {
  const isMatched = new Set(matched);
  const sections: Section[] = [];
  let gap = 0;
  let open: Section | undefined;
  blocks.forEach((block, at) => {
    if (isMatched.has(at)) {
      gap++;
      open = undefined;
      return;
    }
    if (headingLevel(block) !== undefined) {
      open = { start: at, end: at, gap, blocks: [] };
      sections.push(open);
    }
    open?.blocks.push(block);
    if (open) open.end = at + 1;
  });
  // A heading without content is too small to report as moved.
  return sections.filter(({ blocks }) => blocks.length > 1);
}

/** First equal sections, then those with the same heading, or with the same text under another heading. */
function pairSections(left: readonly Section[], right: readonly Section[]): Move[] {
  const moves: Move[] = [];
  const taken = new Set<Section>();
  const pairBy = (keyOf: (section: Section) => string, accepts: (before: Section, after: Section) => boolean): void => {
    const byKey = new Map<string, Section[]>();
    for (const section of right) {
      const key = keyOf(section);
      byKey.set(key, [...(byKey.get(key) ?? []), section]);
    }
    for (const before of left) {
      if (taken.has(before)) continue;
      const after = byKey.get(keyOf(before))?.find((section) => !taken.has(section) && accepts(before, section));
      if (!after) continue;
      taken.add(before).add(after);
      moves.push({ before, after });
    }
  };
  const bodyOf = ({ blocks }: Section): string =>
    blocks
      .slice(1)
      .map(({ key }) => key)
      .join('');
  pairBy(
    ({ blocks }) => blocks.map(({ key }) => key).join(''),
    () => true,
  );
  pairBy(bodyOf, () => true);
  pairBy(({ blocks }) => blocks[0]!.key, areAlike);
  return moves.sort((a, b) => a.after.start - b.after.start);
}

function areAlike(before: Section, after: Section): boolean {
  const bags = [before, after].map(({ blocks }) => toBag(blocks.flatMap(wordsOf)));
  return bagLikeness(bags[0]!, bags[1]!) >= MIN_LIKENESS;
}
