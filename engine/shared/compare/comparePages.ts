import { headingLevel, type Block, type Element } from './article.ts';
import { compareBlocks, compareGap, matchBlocks } from './compareBlocks.ts';
import { countWords, type Change, type WordCounts } from './comparison.ts';
import { createEffort, type Effort } from './effort.ts';
import { findMoves, type Section } from './findMoves.ts';
import { matchBetween, type Match } from './matchSequences.ts';
import { headingText, readWritten } from './meaning.ts';
import { readArticle, readArticles, type ArticlePair } from './readArticle.ts';
import { toTokens } from './toTokens.ts';

export interface ComparedPage {
  /** Plain text. */
  title: string;
  /** `<main>` of the page, or the article alone. */
  html: string;
}

export interface SectionChange extends WordCounts {
  type: 'changed' | 'added' | 'removed' | 'moved';
  /** HTML of its heading's text; empty for what precedes the first heading. */
  heading: string;
  /** Id in the newer version; a removed section has none. */
  id?: string;
}

export interface PageComparison extends WordCounts {
  changes: Change[];
  sections: SectionChange[];
}

/** The changes of a page between two versions; if it is missing in one, all of it was added or removed. */
export function comparePages(before: ComparedPage | undefined, after: ComparedPage | undefined): PageComparison {
  const effort = createEffort();
  const changes = compareArticles(readPages(before, after, effort), effort);
  return { changes, sections: toSectionChanges(changes), ...countWords(changes) };
}

function readPages(before: ComparedPage | undefined, after: ComparedPage | undefined, effort: Effort): ArticlePair {
  if (!before || !after) {
    return { before: before ? articleBlocks(before) : [], after: after ? articleBlocks(after) : [], same: [] };
  }
  const pair = readArticles(before.html, after.html, readWritten, effort);
  return {
    before: [...titleBlocks(before), ...pair.before],
    after: [...titleBlocks(after), ...pair.after],
    same: pair.same.map(([i, j]) => [i + 1, j + 1]),
  };
}

/** The title, and the article's blocks. */
export function articleBlocks(page: ComparedPage): Block[] {
  return [...titleBlocks(page), ...readArticle(page.html, readWritten)];
}

/** One block, even without a title. */
function titleBlocks({ title }: ComparedPage): Block[] {
  const escaped = title.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const element: Element = { tag: 'h1', attributes: new Map(), children: [escaped] };
  return [{ kind: 'text', element, key: `<h1>${escaped}`, ...toTokens([escaped], readWritten) }];
}

/** Marks blocks with the same meaning as equal, in addition to those with the same HTML. */
function matchAll({ before, after, same }: ArticlePair, effort: Effort): Match[] {
  return matchBetween(same, before, after, (some, others) => matchBlocks(some, others, effort));
}

function compareArticles(pair: ArticlePair, effort: Effort): Change[] {
  const { before, after } = pair;
  const matches = matchAll(pair, effort);
  const left = [...before];
  const right = [...after];
  /** Marks a section that moved, at its old and its new place. */
  const placeholders = new Map<Block, Change>();
  findMoves(before, after, matches).forEach((move, id) => {
    const heading = headingText(move.after.blocks[0]!.element).trim();
    putPlaceholder(left, move.before, { type: 'moved-away', id, heading });
    const changes = compareBlocks(move.before.blocks, move.after.blocks, effort);
    putPlaceholder(right, move.after, { type: 'moved', id, heading, changes });
  });

  function putPlaceholder(blocks: (Block | undefined)[], { start, end }: Section, change: Change): void {
    const element = { tag: 'oc-moved', attributes: new Map<string, string>(), children: [] };
    // A key that is not in any article, so it equals nothing.
    const key = `<oc-moved ${change.type} ${placeholders.size}>`;
    const block: Block = { kind: 'whole', element, key };
    placeholders.set(block, change);
    blocks.fill(undefined, start, end);
    blocks[start] = block;
  }

  const changes: Change[] = [];
  const present = (blocks: readonly (Block | undefined)[]): Block[] => blocks.filter((block) => block !== undefined);
  let i = 0;
  let j = 0;
  for (const [nextI, nextJ] of [...matches, [before.length, after.length] as const]) {
    const gap = compareGap(present(left.slice(i, nextI)), present(right.slice(j, nextJ)), effort);
    changes.push(...gap.map((change) => ('block' in change && placeholders.get(change.block)) || change));
    if (nextJ < after.length) changes.push({ type: 'same', block: after[nextJ]! });
    i = nextI + 1;
    j = nextJ + 1;
  }
  return changes;
}

function toSectionChanges(changes: readonly Change[]): SectionChange[] {
  type Open = SectionChange & { isChanged: boolean };
  const sections: Open[] = [];
  const open = (type: SectionChange['type'], heading: string, id?: string): Open => {
    const section = { type, heading, id, added: 0, removed: 0, isChanged: type !== 'changed' };
    sections.push(section);
    return section;
  };
  let section = open('changed', '');
  /** Blocks after a removed section belong to the section before it. */
  let last = section;
  for (const change of changes) {
    const { added, removed } = countWords([change]);
    if (change.type === 'moved') {
      const first = change.changes.find((each) => each.type !== 'removed');
      section = last = open('moved', change.heading, first && 'block' in first ? idOf(first.block) : undefined);
    } else if (change.type === 'moved-away') {
      continue;
    } else if ((headingLevel(change.block) ?? 1) > 1) {
      const { element } = change.block;
      const heading = headingText(element).trim();
      if (change.type === 'removed') section = open('removed', heading);
      else section = last = open(change.type === 'added' ? 'added' : 'changed', heading, idOf(change.block));
    } else if (change.type !== 'removed') section = last;
    section.added += added;
    section.removed += removed;
    if (change.type !== 'same') section.isChanged = true;
  }
  return sections.flatMap(({ isChanged, ...section }) => (isChanged ? section : []));
}

function idOf({ element }: Block): string | undefined {
  return element.attributes.get('id');
}
