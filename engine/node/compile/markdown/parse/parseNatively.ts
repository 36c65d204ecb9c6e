/**
 * Sätteri is a parser in Rust that returns micromark's trees in a twentieth of the time. Micromark stays the reference:
 * it parses every text that Sätteri rejects or might read differently, and it writes all error messages.
 */
import { createRequire } from 'node:module';
import path from 'node:path';
import { isMainThread } from 'node:worker_threads';
import type { Nodes, Root } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx';
import { engineDist, isBuiltEngine } from '../../../ground/octavo/engineFiles.ts';
import { commentsAsExpressions } from './commentsAsExpressions.ts';
import { createNativeParser, type NativeParser } from './createNativeParser.ts';
import { hasOddDirective, hasUnusualText, isUnusual } from './isUnusual.ts';
import { MAX_CONTAINERS, MAX_DIRECTIVES } from './limitSyntax.ts';
import { toModuleProgram, toExpressionProgram, toSpreadProgram } from './toProgram.ts';

type Satteri = typeof import('./satteri.ts');

/** Starting the process takes about as long as micromark needs for this many texts. A thread always has more. */
const TEXTS_BEFORE = 6;

const shared = createNativeParser({ textsBefore: isMainThread ? TEXTS_BEFORE : 0 });

/** Call it if many texts will be parsed in this thread. */
export const startNativeParser = shared.start;

let satteri: Satteri | undefined;

function loadSatteri(): Satteri {
  const module = isBuiltEngine() ? path.join(engineDist(), 'node', 'satteri.cjs') : 'satteri';
  return createRequire(import.meta.url)(module) as Satteri;
}

export interface NativeOptions {
  format: 'mdx' | 'md';
  comments: boolean;
  filePath: string;
}

/** The tree that micromark would return; undefined if micromark has to parse the text. */
export async function parseNatively(
  text: string,
  { format, comments, filePath }: NativeOptions,
  parser: NativeParser = shared,
): Promise<Root | undefined> {
  if (isUnusual(text)) return undefined;
  const readable = comments && format === 'mdx' ? commentsAsExpressions(text) : { text, count: 0 };
  const bytes = readable && (await parser.parse({ text: readable.text, format, filePath }));
  if (!bytes) return undefined;
  satteri ??= loadSatteri();
  try {
    const tree = satteri.materializeMdastTree(new satteri.MdastReader(bytes)) as Root;
    if (mayDiffer(tree, text)) return undefined;
    const { isUsual, commentCount, moduleCode } = completeTree(tree, text);
    // All imported and exported names share one scope.
    if (moduleCode.length > 1) toModuleProgram(moduleCode.join('\n'), 0);
    // Otherwise it is inside a string.
    return isUsual && commentCount === readable.count ? tree : undefined;
  } catch {
    return undefined;
  }
}

/** Whether micromark might read the text differently. Both parsers agree on where code is, so its content does not count. */
function mayDiffer(tree: Root, text: string): boolean {
  const mayBeUnusual = hasUnusualText(text);
  const mayHaveDirectives = text.includes(':::');
  if (!mayBeUnusual && !mayHaveDirectives) return false;
  const rest = withoutCode(tree, text);
  // The line of a fence contains no inline code.
  return (mayBeUnusual && hasUnusualText(rest)) || (mayHaveDirectives && hasOddDirective(rest.replace(/```|~~~/g, '')));
}

/**
 * The first line of a code block stays, because the text above may depend on it. Inline code stays where an address runs
 * into it.
 */
function withoutCode(tree: Root, text: string): string {
  let rest = '';
  let at = 0;
  visit(tree);
  return rest + text.slice(at);

  function visit(node: Nodes): void {
    if (node.type === 'code') {
      const { start, end } = node.position!;
      const firstLineEnd = text.indexOf('\n', start.offset);
      if (firstLineEnd < 0 || firstLineEnd >= end.offset!) return;
      rest += text.slice(at, firstLineEnd);
      at = end.offset!;
    } else if (node.type === 'inlineCode') {
      const { start, end } = node.position!;
      if (ADDRESS.test(wordBefore(text, start.offset!))) return;
      rest += text.slice(at, start.offset);
      at = end.offset!;
    } else if ('children' in node) node.children.forEach(visit);
  }
}

const ADDRESS = /https?:|www\.|@/i;

/** The text from the last space to this place. */
function wordBefore(text: string, end: number): string {
  let start = end;
  while (start > 0 && !/\s/.test(text[start - 1]!)) start--;
  return text.slice(start, end);
}

interface Depth {
  containers: number;
  directives: number;
}

/** Adds the parts of micromark's trees that Sätteri leaves out. */
function completeTree(root: Root, text: string) {
  const found = { isUsual: true, commentCount: 0, moduleCode: [] as string[] };
  visit(root, { containers: 0, directives: 0 });
  return found;

  function visit(node: Nodes, { containers, directives }: Depth): void {
    switch (node.type) {
      case 'textDirective':
        // Names are ASCII letters and begin with one.
        if (!/^[a-z][\w-]*$/i.test(node.name)) found.isUsual = false;
        break;
      case 'mdxjsEsm':
        node.data = { estree: toModuleProgram(node.value, (node.position?.start.line ?? 1) - 1) };
        found.moduleCode.push(node.value);
        break;
      case 'mdxFlowExpression':
      case 'mdxTextExpression':
        if (text.startsWith('<!--', node.position?.start.offset)) {
          becomeComment(node, text);
          found.commentCount++;
        } else {
          node.data = { estree: toExpressionProgram(node.value, { mayBeEmpty: true }) };
          if (isIndentedText(node.value)) found.isUsual = false;
        }
        break;
      case 'html':
        node.value = node.value.replace(/\n+$/, '');
        break;
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement':
        if (!completeAttributes(node)) found.isUsual = false;
        break;
      case 'blockquote':
      case 'listItem':
      case 'footnoteDefinition':
        if (++containers > MAX_CONTAINERS) found.isUsual = false;
        break;
      case 'containerDirective':
        if (++directives > MAX_DIRECTIVES) found.isUsual = false;
        break;
      default:
    }
    if (!('children' in node)) return;
    if (node.children.some(isTime)) node.children = withTimes(node.children, text) as never;
    for (const child of node.children) visit(child, { containers, directives });
  }
}

/** `:30` of `10:30` is not a directive. */
function isTime(node: Nodes): boolean {
  return node.type === 'textDirective' && /^\d+$/.test(node.name) && node.children.length === 0;
}

function withTimes(nodes: Nodes[], text: string): Nodes[] {
  const joined: Nodes[] = [];
  for (const node of nodes) {
    const { start, end } = node.position!;
    const value = isTime(node) ? text.slice(start.offset, end.offset) : node.type === 'text' ? node.value : undefined;
    const last = joined.at(-1);
    if (value === undefined) joined.push(node);
    else if (last?.type === 'text') {
      last.value += value;
      last.position = { start: last.position!.start, end };
    } else joined.push({ type: 'text', value, position: node.position });
  }
  return joined;
}

/** Micromark removes a code line's indentation in the text, even inside a string. */
function isIndentedText(code: string): boolean {
  return code.includes('`') && code.includes('\n');
}

function becomeComment(node: Nodes, text: string): void {
  const { start, end } = node.position!;
  const value = text.slice((start.offset ?? 0) + '<!--'.length, (end.offset ?? 0) - '-->'.length);
  Object.assign(node, { type: 'comment', value });
}

/** False if an attribute is unusual. */
function completeAttributes(node: MdxJsxFlowElement | MdxJsxTextElement): boolean {
  let isUsual = true;
  delete node.data;
  for (const attribute of node.attributes) {
    if (attribute.type === 'mdxJsxExpressionAttribute') {
      attribute.data = { estree: toSpreadProgram(attribute.value) };
      isUsual &&= !isIndentedText(attribute.value);
    } else if (attribute.value && typeof attribute.value === 'object') {
      const { value } = attribute.value;
      attribute.value.data = { estree: toExpressionProgram(value, { mayBeEmpty: false }) };
      isUsual &&= !isIndentedText(value);
    }
  }
  return isUsual;
}
