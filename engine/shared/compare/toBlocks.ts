import { isBlockTag } from '../html/tags.ts';
import type { Block, Child, Element, Line, Token } from './article.ts';
import { isDecoration, isWhole, signatureOf, wholeKey, type ReadValue } from './meaning.ts';
import { toTokens } from './toTokens.ts';

/** The blocks among the children of an element. Text between them becomes a block too. */
export function toBlocks(children: readonly Child[], read: ReadValue): Block[] {
  return splitBlocks(children).flatMap((element) => toBlock(element, read) ?? []);
}

/** The elements that are blocks, and an element without a tag for each run of text and inline elements. */
export function splitBlocks(children: readonly Child[]): Element[] {
  const elements: Element[] = [];
  let loose: Child[] = [];
  const endLoose = (): void => {
    elements.push({ tag: '', attributes: new Map(), children: loose });
    loose = [];
  };
  for (const child of children) {
    if (typeof child === 'string' || !holdsBlock(child)) loose.push(child);
    else if (!isDecoration(child)) {
      endLoose();
      elements.push(child);
    }
  }
  endLoose();
  return elements;
}

/** Undefined for an element without readable content. */
export function toBlock(element: Element, read: ReadValue): Block | undefined {
  if (isWhole(element)) return { kind: 'whole', element, key: wholeKey(element, read) };
  if (element.tag === 'pre') return toCode(element);
  if (!element.children.some(holdsBlock)) return toText(element, read);
  const blocks = toBlocks(element.children, read);
  if (blocks.length === 0) return undefined;
  return {
    kind: 'group',
    element,
    blocks,
    key: `<${element.tag}>${blocks.map(({ key }) => key).join('')}</>`,
  };
}

function holdsBlock(child: Child): boolean {
  if (typeof child === 'string') return false;
  return (isBlockTag(child.tag) && !isInlineWhole(child)) || (!isWhole(child) && child.children.some(holdsBlock));
}

/** Small pictures may be part of a line. */
function isInlineWhole({ tag }: Element): boolean {
  return tag === 'svg' || tag === 'audio' || tag === 'embed';
}

function toText(element: Element, read: ReadValue): Block | undefined {
  const content = toTokens(element.children, read);
  // Empty cells are kept, so that the others stay in their columns.
  if (content.tokens.length === 0 && !/^t[dh]$/.test(element.tag)) return undefined;
  if (/^p?$/.test(element.tag) && content.tokens.every(isPicture)) {
    return { kind: 'whole', element, key: `<p>${content.tokens.map(({ key }) => key).join('\n')}</>` };
  }
  const own = element.tag === '' ? '' : signatureOf(element, read);
  return {
    kind: 'text',
    element,
    ...content,
    key: `${own}${content.tokens.map(({ key }) => key).join('\n')}</>`,
  };
}

/** A picture or a live component, which is compared as a whole. */
function isPicture({ content }: Token): boolean {
  return typeof content !== 'string' && /^(?:img|oc-island)$/.test(content.tag);
}

function toCode(element: Element): Block {
  const lines = toLines(element);
  return { kind: 'code', element, lines, key: `<pre>${lines.map(({ key }) => key).join('\n')}</>` };
}

function toLines(pre: Element): Line[] {
  const lines: Line[] = [];
  let pieces: Line['pieces'] = [];
  let key = '';
  const endLine = (): void => {
    lines.push({ key: key.endsWith('\n') ? key.slice(0, -1) : key, pieces });
    pieces = [];
    key = '';
  };
  const add = (text: string, path: readonly Element[]): void => {
    if (text === '') return;
    pieces.push({ path, text });
    key += text;
    if (text.endsWith('\n')) endLine();
  };
  const visit = (child: Child, path: readonly Element[]): void => {
    if (typeof child !== 'string' && child.tag === 'br') add('\n', path);
    else if (typeof child !== 'string') {
      const inner = [...path, child];
      for (const each of child.children) visit(each, inner);
    } else if (child.includes('\n')) for (const text of child.split(/(?<=\n)/)) add(text, path);
    else add(child, path);
  };
  for (const child of pre.children) visit(child, []);
  if (pieces.length > 0) endLine();
  return lines;
}
