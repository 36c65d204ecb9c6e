import { hasClass, headingLevel, type Block, type Child, type Element, type Line, type Token } from './article.ts';
import { isOnlyLook, type Change, type Run } from './comparison.ts';
import { isDecoration } from './meaning.ts';
import { textOf } from './parseHtml.ts';

/** A change as plain text: a paragraph, an item, a cell or a piece of code. */
export interface TextChange {
  /** `look`: a picture, a diagram or a live component whose text is unchanged. */
  type: 'added' | 'removed' | 'changed' | 'moved' | 'look';
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
      case 'text': {
        const looks = toLooks(change.runs);
        if (looks) return looks.forEach((name) => found.push(toLook(heading, name)));
        found.push({ type: 'changed', heading, isCode: false, runs: change.runs.map(joinTokens) });
        return;
      }
      case 'code':
        found.push({ type: 'changed', heading, isCode: true, runs: change.runs.map(joinLines) });
        return;
      case 'look':
        found.push(toLook(heading, nameOf(change.block.element)));
        return;
      case 'same':
      case 'moved-away':
    }
  }
  changes.forEach(visit);
  return found;
}

function toLook(heading: string, name: string): TextChange {
  return { type: 'look', heading, isCode: false, runs: [{ mark: 'same', parts: [name] }] };
}

/** The names of the pictures in a line, if nothing but their look changed. */
function toLooks(runs: readonly Run<Token>[]): string[] | undefined {
  const isLook = runs.every(({ mark }, at) => mark === 'same' || isOnlyLook(runs, mark === 'removed' ? at : at - 1));
  if (!isLook) return undefined;
  const names = runs.flatMap(({ mark, parts }) =>
    mark === 'added' ? parts.map(({ content }) => nameOf(content as Element)) : [],
  );
  return names.length > 0 ? names : undefined;
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
      return [{ isCode: false, text: nameOf(block.element) }];
  }
}

/** The pictures of a line by their text alternatives; everything else by what it is and says. */
function nameOf(element: Element): string {
  // Text between blocks has no tag.
  if (/^p?$/.test(element.tag)) {
    return element.children.flatMap((child) => (typeof child === 'string' ? [] : [nameOf(child)])).join(' ');
  }
  const { attributes } = element;
  const names = [attributes.get('alt'), attributes.get('aria-label'), wordsIn(element), attributes.get('src')];
  const name = plain(names.find(Boolean) ?? '');
  return `[${[kindOf(element), name].filter(Boolean).join(': ')}]`;
}

/** The texts of an element, with spaces between them: labels of a diagram are separate words. */
function wordsIn(child: Child): string {
  if (typeof child === 'string') return child.trim().replace(/\s+/g, ' ');
  return isDecoration(child) ? '' : child.children.map(wordsIn).filter(Boolean).join(' ');
}

function kindOf(element: Element): string {
  if (element.tag === 'oc-island') return 'component';
  if (hasClass(element, 'docusaurus-mermaid-container') || hasClass(element, 'mermaid')) return 'diagram';
  return hasClass(element, 'katex') || hasClass(element, 'katex-display') ? 'formula' : element.tag;
}

function joinTokens({ mark, parts }: Run<Token>): Run<string> {
  const words = parts.map(({ content, hasSpace }, at) => {
    const text = typeof content === 'string' ? plain(content) : nameOf(content);
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
