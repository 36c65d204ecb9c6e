import type { BlockHeights } from '../../../../shared/pageContent.ts';
import { ISLAND_TAG, PART_TAG } from '../../../../shared/island.ts';
import { elementsIn, hasClass, textOf, type HtmlElement } from './htmlTree.ts';

/** The blocks that wait, as `theme/looks/additions/firstScreen.css` selects them. */
const FIRST_WAITING = 8;
const WAITING = /^(?:table|p|ul|ol)$/;
const WAITING_CLASS = /\b(?:theme-code-block|theme-admonition|tabs-container)\b/;

const BLOCK = /^(?:blockquote|details|div|dl|figure|h[1-6]|li|ol|p|pre|section|table|ul)$/;
const UNSEEN = /^(?:button|script|style|summary|template)$/;

/** In pixels, as both looks show text. */
const LINE = 29;
const CODE_LINE = 24;
const MARGIN = 20;
/** Items of lists are indented, and most of their lines are not full. */
const LIST_SHARE = 0.95;

interface Column {
  width: number;
  charsPerLine: number;
  /** How much each character adds to the height of a table, whose columns are narrow. */
  tableChar: number;
}

const WIDE: Column = { width: 600, charsPerLine: 82, tableChar: 0.72 };
const NARROW: Column = { width: 358, charsPerLine: 41, tableChar: 1.15 };

/**
 * The mean height of the blocks that the browser lays out late. Until then it reserves that much for each of them, so
 * that the page has about its final height. Undefined if the page has no such blocks.
 */
export function estimateBlockHeights(root: HtmlElement): BlockHeights | undefined {
  const blocks = elementsOf(root)
    .slice(FIRST_WAITING)
    .filter((block) => WAITING.test(block.tag) || WAITING_CLASS.test(classOf(block)));
  if (blocks.length === 0) return undefined;
  const meanIn = (column: Column) =>
    Math.round(blocks.reduce((sum, block) => sum + heightOf(block, column), 0) / blocks.length);
  return [meanIn(WIDE), meanIn(NARROW)];
}

function heightOf(element: HtmlElement, column: Column): number {
  const { tag, attributes } = element;
  if (UNSEEN.test(tag) || attributes.has('hidden')) return 0;
  if (tag === 'img') return pictureHeight(element, column);
  if (tag === 'pre') return 34 + CODE_LINE * textOf(element).trimEnd().split('\n').length;
  if (tag === 'table') return 28 * count(element, 'tr') + column.tableChar * textOf(element).length;
  const children = elementsOf(element);
  const blocks = children.filter((child) => BLOCK.test(child.tag));
  if (blocks.length === 0 || attributes.get('role') === 'tablist') {
    // Only one of the pictures for light and dark pages is shown.
    const pictures = children.map((child) => (child.tag === 'img' ? pictureHeight(child, column) : 0));
    const perLine = column.charsPerLine * (tag === 'li' ? LIST_SHARE : 1);
    return Math.max(0, ...pictures) + LINE * Math.ceil(textOf(element).trim().length / perLine);
  }
  const heights = blocks.map((block) => heightOf(block, column)).filter((height) => height > 0);
  const [margin, padding] = spaceIn(element);
  return heights.reduce((sum, height) => sum + height + margin, padding - margin);
}

/** Between the blocks of an element, and around all of them. */
function spaceIn(element: HtmlElement): [margin: number, padding: number] {
  const { tag } = element;
  if (tag === 'ul' || tag === 'ol') return [4, 0];
  if (hasClass(element, 'theme-admonition')) return [12, 44];
  return [hasClass(element, 'theme-code-block') ? 0 : MARGIN, 0];
}

/** A file's size is found later: most pictures are as wide as the column, and lie on their side. */
function pictureHeight({ attributes }: HtmlElement, column: Column): number {
  const [width, height] = ['width', 'height'].map((name) => Number(attributes.get(name)));
  return width && height ? height * Math.min(1, column.width / width) : column.width * 0.58;
}

/** Live code has no element in the page. */
function elementsOf(element: HtmlElement): HtmlElement[] {
  return elementsIn(element).flatMap((child) =>
    child.tag === ISLAND_TAG || child.tag === PART_TAG ? elementsOf(child) : [child],
  );
}

function classOf({ attributes }: HtmlElement): string {
  return String(attributes.get('class') ?? '');
}

function count(element: HtmlElement, tag: string): number {
  return elementsIn(element).reduce((sum, child) => sum + Number(child.tag === tag) + count(child, tag), 0);
}
