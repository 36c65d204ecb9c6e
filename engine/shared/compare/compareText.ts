import type { TextBlock, Token } from './article.ts';
import type { Mark, Run } from './comparison.ts';
import type { Effort } from './effort.ts';
import { matchSequences } from './matchSequences.ts';

/** The share of the shorter text that must be unchanged to show both texts as one. */
const MIN_KEPT = 0.3;

/** Merges the words of two texts; undefined if they have too little in common to be readable. */
export function compareText(before: TextBlock, after: TextBlock, effort: Effort): Run<Token>[] | undefined {
  const matches = matchSequences(
    before.tokens.map(({ key }) => key),
    after.tokens.map(({ key }) => key),
    effort,
  );
  const runs = joinSplinters(toRuns(before.tokens, after.tokens, matches));
  const kept = runs.flatMap(({ mark, parts }) => (mark === 'same' ? parts.filter(({ isWord }) => isWord) : []));
  const shorter = Math.min(wordCount(before), wordCount(after));
  return kept.length >= MIN_KEPT * shorter && (kept.length > 0 || shorter === 0) ? runs : undefined;
}

function wordCount({ tokens }: TextBlock): number {
  return tokens.filter(({ isWord }) => isWord).length;
}

/** Removed text comes before the text added in its place. */
export function toRuns<Part>(
  before: readonly Part[],
  after: readonly Part[],
  matches: readonly (readonly [number, number])[],
): Run<Part>[] {
  const runs: Run<Part>[] = [];
  const add = (mark: Mark, parts: readonly Part[]): void => {
    if (parts.length === 0) return;
    const last = runs.at(-1);
    if (last?.mark === mark) last.parts.push(...parts);
    else runs.push({ mark, parts: [...parts] });
  };
  let i = 0;
  let j = 0;
  for (const [nextI, nextJ] of [...matches, [before.length, after.length] as const]) {
    add('removed', before.slice(i, nextI));
    add('added', after.slice(j, nextJ));
    add('same', after.slice(nextJ, nextJ + 1));
    i = nextI + 1;
    j = nextJ + 1;
  }
  return runs;
}

/**
 * One or two unchanged words between two replaced passages only make them harder to read, so they become part of the
 * passages. If nothing was removed, or nothing added, all unchanged text stays.
 */
function joinSplinters(runs: readonly Run<Token>[]): Run<Token>[] {
  const passages = toPassages(runs);
  const joined: Run<Token>[] = [];
  let open: Passage | undefined;
  const flush = (): void => {
    if (open && open.removed.length > 0) joined.push({ mark: 'removed', parts: open.removed });
    if (open && open.added.length > 0) joined.push({ mark: 'added', parts: open.added });
    open = undefined;
  };
  passages.forEach((passage, at) => {
    const next = passages[at + 1];
    if (open) {
      open.removed.push(...passage.removed);
      open.added.push(...passage.added);
    } else open = { ...passage };
    if (passage.same.length === 0) return;
    const isSplinter =
      next &&
      passage.same.length <= Math.min(smaller(open), smaller(next)) &&
      passage.same.filter(({ isWord }) => isWord).length <= 2;
    if (isSplinter) {
      open.removed.push(...passage.same);
      open.added.push(...passage.same);
    } else {
      flush();
      joined.push({ mark: 'same', parts: passage.same });
    }
  });
  flush();
  return joined;
}

/** The replaced text, and the unchanged text after it. */
interface Passage {
  removed: Token[];
  added: Token[];
  same: Token[];
}

function toPassages(runs: readonly Run<Token>[]): Passage[] {
  const passages: Passage[] = [{ removed: [], added: [], same: [] }];
  for (const { mark, parts } of runs) {
    const last = passages.at(-1)!;
    if (mark === 'same') last.same = parts;
    else if (last.same.length === 0) last[mark] = parts;
    else passages.push({ removed: [], added: [], same: [], [mark]: parts });
  }
  return passages;
}

function smaller({ removed, added }: Passage): number {
  return Math.min(removed.length, added.length);
}
