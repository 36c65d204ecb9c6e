/**
 * Holes: places in HTML that the build fills later. A hole is a number between two Unicode noncharacters, which text
 * for interchange never contains. A text may contain several kinds, which are filled at different times, so each kind
 * has its own pair.
 */
export interface HoleKind {
  /** For patterns that match more than the hole itself. */
  open: string;
  close: string;
  /** Global; its group is the number. */
  pattern: RegExp;
  hole(index: number): string;
  fill(html: string, valueOf: (index: number, hole: string) => string): string;
}

function holeKind(open: string, close: string): HoleKind {
  const pattern = new RegExp(`${open}(\\d+)${close}`, 'g');
  return {
    open,
    close,
    pattern,
    hole: (index) => `${open}${index}${close}`,
    fill: (html, valueOf) => html.replace(pattern, (hole, index: string) => valueOf(Number(index), hole)),
  };
}

/** Links, files and parts of the theme in a compiled text, filled for each page that shows it. */
export const REF_HOLES = holeKind('\uFDD0', '\uFDD1');
/** HTML that React must not escape, filled after React has rendered its surroundings. */
export const RAW_HOLES = holeKind('\uFDD2', '\uFDD3');
/** Addresses and the site's own parts in a layout that many pages share. */
export const SHELL_HOLES = holeKind('\uFDD6', '\uFDD7');
/** The site's own parts on one page. */
export const PART_HOLES = holeKind('\uFDD8', '\uFDD9');

/** The only hole in its text: the place of the app in the component around it. */
export const APP_HOLE = '\uFDD4';
/** The only hole in its text: the place of the content in the theme part around it. */
export const INSIDE_HOLE = '\uFDD5';

/** The items for the holes, in the order of their numbers. */
export interface Holes<Item> {
  items: Item[];
  /** Returns the hole for the item. */
  add(item: Item): string;
}

export function collectHoles<Item>(kind: HoleKind): Holes<Item> {
  const items: Item[] = [];
  return { items, add: (item) => kind.hole(items.push(item) - 1) };
}

export interface RawHtml {
  /** The hole for the HTML, which may contain holes itself. */
  keep(html: string): string;
  fillIn(html: string): string;
}

export function createRawHtml(): RawHtml {
  const { items, add } = collectHoles<string>(RAW_HOLES);
  const fillIn = (html: string): string =>
    items.length === 0 ? html : RAW_HOLES.fill(html, (index) => fillIn(items[index] ?? ''));
  return { keep: add, fillIn };
}
