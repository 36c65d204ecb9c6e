import type { Block, GroupBlock } from './article.ts';
import { compareText, toRuns } from './compareText.ts';
import type { Change } from './comparison.ts';
import type { Effort } from './effort.ts';
import { saysTheSame } from './meaning.ts';
import { matchSequences, type Match } from './matchSequences.ts';
import { pairBlocks } from './pairBlocks.ts';

/** Adjacent blocks in both versions. */
export function compareBlocks(before: readonly Block[], after: readonly Block[], effort: Effort): Change[] {
  return mergeBlocks(before, after, matchBlocks(before, after, effort), effort);
}

export function matchBlocks(before: readonly Block[], after: readonly Block[], effort: Effort): Match[] {
  return matchSequences(
    before.map(({ key }) => key),
    after.map(({ key }) => key),
    effort,
  );
}

/** One list for both versions: matching blocks, and between them the changed, removed and added ones. */
function mergeBlocks(
  before: readonly Block[],
  after: readonly Block[],
  matches: readonly Match[],
  effort: Effort,
): Change[] {
  const changes: Change[] = [];
  let i = 0;
  let j = 0;
  for (const [nextI, nextJ] of [...matches, [before.length, after.length] as const]) {
    changes.push(...compareGap(before.slice(i, nextI), after.slice(j, nextJ), effort));
    if (nextJ < after.length) changes.push({ type: 'same', block: after[nextJ]! });
    i = nextI + 1;
    j = nextJ + 1;
  }
  return changes;
}

/** Compares blocks of which none are equal. */
export function compareGap(before: readonly Block[], after: readonly Block[], effort: Effort): Change[] {
  const changes: Change[] = [];
  let i = 0;
  let j = 0;
  for (const [nextI, nextJ] of [...pairBlocks(before, after), [before.length, after.length] as const]) {
    changes.push(...before.slice(i, nextI).map((block): Change => ({ type: 'removed', block })));
    changes.push(...after.slice(j, nextJ).map((block): Change => ({ type: 'added', block })));
    if (nextI < before.length) changes.push(...compareBlock(before[nextI]!, after[nextJ]!, effort));
    i = nextI + 1;
    j = nextJ + 1;
  }
  return changes;
}

/** Two versions of one block. */
function compareBlock(before: Block, block: Block, effort: Effort): Change[] {
  if (before.key === block.key) return [{ type: 'same', block }];
  if (before.kind === 'group' && block.kind === 'group') {
    const compare = isSameRow(before, block, effort) ? compareCells : compareBlocks;
    return [{ type: 'group', before, block, changes: compare(before.blocks, block.blocks, effort) }];
  }
  if (before.kind === 'code' && block.kind === 'code') {
    const matches = matchSequences(
      before.lines.map(({ key }) => key),
      block.lines.map(({ key }) => key),
      effort,
    );
    return [{ type: 'code', before, block, runs: toRuns(before.lines, block.lines, matches) }];
  }
  if (before.kind === 'whole' && block.kind === 'whole' && saysTheSame(before.element, block.element)) {
    return [{ type: 'look', before, block }];
  }
  const runs = before.kind === 'text' && block.kind === 'text' ? compareText(before, block, effort) : undefined;
  if (runs) return [{ type: 'text', before: before as never, block: block as never, runs }];
  return [
    { type: 'removed', block: before },
    { type: 'added', block },
  ];
}

/** True if no cell of a table's row has moved to another column. */
function isSameRow(before: GroupBlock, after: GroupBlock, effort: Effort): boolean {
  if (after.element.tag !== 'tr' || before.blocks.length !== after.blocks.length) return false;
  return matchBlocks(before.blocks, after.blocks, effort).every(([i, j]) => i === j);
}

/** Cells stay in their columns, however little they have in common. */
function compareCells(before: readonly Block[], after: readonly Block[], effort: Effort): Change[] {
  return after.flatMap((block, at) => {
    const old = before[at]!;
    const changes = compareBlock(old, block, effort);
    if (changes.length < 2 || old.kind !== 'text' || block.kind !== 'text') return changes;
    return [{ type: 'text', before: old, block, runs: toRuns(old.tokens, block.tokens, []) }];
  });
}
