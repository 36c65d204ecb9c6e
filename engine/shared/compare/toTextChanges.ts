import { headingLevel, type Block, type Line, type Token } from './article.ts';
import type { Change, Run } from './comparison.ts';
import { textOf } from './parseHtml.ts';

/** A change as plain text: a paragraph, an item, a cell or a piece of code. */
export interface TextChange {
  type: 'added' | 'removed' | 'changed' | 'moved';
  /** Heading of the section it is in. */
  heading: string;
  isCode: boolean;
  /** Unchanged text appears only inside a text that changed. */
  runs: Run<string>[];
}

/** Only the changes, as plain text. */
export function toTextChanges(changes: readonly Change[]): TextChange[] {
  const found: TextChange[] = [];
  let heading = '';

  function visit(change: Change): void {
    if ('block' in change && headingLevel(change.block) !== undefined) heading = plain(textOf(change.block.element));
    switch (change.type) {
      case 'added':
      case 'removed':
        for (const { isCode, text } of leaves(change.block)) {
          found.push({ type: change.type, heading, isCode, runs: [{ mark: change.type, parts: [text] }] });
        }
        return;
      case 'group':
        return change.changes.forEach(visit);
      case 'moved':
        found.push({ type: 'moved', heading: plain(change.heading), isCode: false, runs: [] });
        return change.changes.forEach(visit);
      case 'text':
        found.push({ type: 'changed', heading, isCode: false, runs: change.runs.map(joinTokens) });
        return;
      case 'code':
        found.push({ type: 'changed', heading, isCode: true, runs: change.runs.map(joinLines) });
        return;
      case 'look':
        found.push({
          type: 'changed',
          heading,
          isCode: false,
          runs: [{ mark: 'added', parts: [nameOf(change.block)] }],
        });
        return;
      case 'same':
      case 'moved-away':
    }
  }
  changes.forEach(visit);
  return found;
}

function leaves(block: Block): { isCode: boolean; text: string }[] {
  switch (block.kind) {
    case 'group':
      return block.blocks.flatMap(leaves);
    case 'text':
      return [{ isCode: false, text: joinTokens({ mark: 'same', parts: block.tokens }).parts.join('') }];
    case 'code':
      return [{ isCode: true, text: joinLines({ mark: 'same', parts: block.lines }).parts.join('\n') }];
    case 'whole':
      return [{ isCode: false, text: nameOf(block) }];
  }
}

/** The text alternative of a picture, or its address. */
function nameOf({ element: { tag, attributes } }: Block): string {
  const name = attributes.get('alt') ?? attributes.get('aria-label') ?? attributes.get('src') ?? '';
  return `[${[tag, plain(name)].filter(Boolean).join(': ')}]`;
}

function joinTokens({ mark, parts }: Run<Token>): Run<string> {
  const words = parts.map(({ content, hasSpace }, at) => {
    const text = typeof content === 'string' ? plain(content) : nameOf({ element: content } as Block);
    return hasSpace && at > 0 ? ` ${text}` : text;
  });
  return { mark, parts: [words.join('')] };
}

function joinLines({ mark, parts }: Run<Line>): Run<string> {
  return { mark, parts: parts.map(({ key }) => plain(key)) };
}

const ENTITIES: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: '\u00a0',
  '#39': "'",
  '#x27': "'",
};

/** The plain text of HTML. */
export function plain(html: string): string {
  return html.replace(/&(#?\w+);/g, (written, name: string) => ENTITIES[name] ?? written).trim();
}
