/** The result of comparing two articles: the newer one, with additions and removals in place. */
import type { Block, CodeBlock, GroupBlock, Line, TextBlock, Token, WholeBlock } from './article.ts';
import { saysTheSame } from './meaning.ts';
import { wordsIn } from './toTokens.ts';
import { wordsOf } from './words.ts';

export type Mark = 'same' | 'added' | 'removed';

/** Consecutive parts with the same mark. */
export interface Run<Part> {
  mark: Mark;
  parts: Part[];
}

export type Change =
  | { type: 'same'; block: Block }
  | { type: 'added' | 'removed'; block: Block }
  /** A picture, a diagram or a live component that looks different but has the same text. */
  | { type: 'look'; before: WholeBlock; block: WholeBlock }
  | { type: 'group'; before: GroupBlock; block: GroupBlock; changes: Change[] }
  | { type: 'text'; before: TextBlock; block: TextBlock; runs: Run<Token>[] }
  | { type: 'code'; before: CodeBlock; block: CodeBlock; runs: Run<Line>[] }
  /** A section in its new place, with its changes. */
  | { type: 'moved'; id: number; heading: string; changes: Change[] }
  /** The place that a moved section has left. */
  | { type: 'moved-away'; id: number; heading: string };

/** True if the run at this index removes pictures within a line, and the next run replaces them with ones that have the same
 * text. */
export function isOnlyLook(runs: readonly Run<Token>[], at: number): boolean {
  const [removed, added] = [runs[at], runs[at + 1]];
  if (removed?.mark !== 'removed' || removed.parts.length !== added?.parts.length) return false;
  return removed.parts.every(({ content }, index) => {
    const after = added.parts[index]!.content;
    return typeof content !== 'string' && typeof after !== 'string' && saysTheSame(content, after);
  });
}

/** The number of words added and removed. */
export interface WordCounts {
  added: number;
  removed: number;
}

export function countWords(changes: readonly Change[]): WordCounts {
  const counts = { added: 0, removed: 0 };
  const visit = (change: Change): void => {
    switch (change.type) {
      case 'added':
      case 'removed':
        counts[change.type] += wordsOf(change.block).length;
        return;
      case 'group':
      case 'moved':
        change.changes.forEach(visit);
        return;
      case 'text':
        for (const { mark, parts } of change.runs) {
          if (mark !== 'same') counts[mark] += parts.filter(({ isWord }) => isWord).length;
        }
        return;
      case 'code':
        for (const { mark, parts } of change.runs) {
          if (mark !== 'same') counts[mark] += parts.reduce((sum, { key }) => sum + wordsIn(key).length, 0);
        }
        return;
      case 'same':
      case 'look':
      case 'moved-away':
    }
  };
  changes.forEach(visit);
  return counts;
}
