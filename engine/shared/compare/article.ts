/** An article for comparison: the blocks of its HTML, each with a key that describes what a reader sees. */

export interface Element {
  tag: string;
  /** As written in the HTML. */
  attributes: Map<string, string>;
  children: Child[];
  /** The HTML from which it was read, if known. */
  source?: string;
}

/** Text is written as in the HTML, including entities. */
export type Child = Element | string;

interface AnyBlock {
  /** Text between blocks has no element: its tag is empty, and it has no attributes. */
  element: Element;
  /** Equal for blocks in which a reader sees no difference. */
  key: string;
}

/** It contains blocks. */
export interface GroupBlock extends AnyBlock {
  kind: 'group';
  blocks: Block[];
}

/** Words, compared one by one. */
export interface TextBlock extends AnyBlock {
  kind: 'text';
  tokens: Token[];
  /** Icons and the like before and after the words, which are not compared. */
  before: Element[];
  after: Element[];
}

export interface CodeBlock extends AnyBlock {
  kind: 'code';
  lines: Line[];
}

/** A picture, diagram or formula, which is compared as a whole. */
export interface WholeBlock extends AnyBlock {
  kind: 'whole';
}

/** A part of an article that is a block. */
export type Block = GroupBlock | TextBlock | CodeBlock | WholeBlock;

/** A word, a sign, or something small within a line. */
export interface Token {
  key: string;
  /** True if there is space before it. */
  hasSpace: boolean;
  isWord: boolean;
  /** Elements around it, outermost first. */
  path: readonly Element[];
  /** Its text, or the element that it is. */
  content: Child;
}

/** A line of code: pieces of text, and the elements around each. The last piece ends with the line break, if there is one. */
export interface Line {
  key: string;
  pieces: { path: readonly Element[]; text: string }[];
}

/** 1 to 6, or nothing. */
export function headingLevel({ element }: Block): number | undefined {
  const level = /^h([1-6])$/.exec(element.tag)?.[1];
  return level === undefined ? undefined : Number(level);
}

export function hasClass({ attributes }: Element, className: string): boolean {
  const classes = attributes.get('class');
  // A quick test: most elements have no such attribute.
  return classes !== undefined && classes.includes(className) && ` ${classes} `.includes(` ${className} `);
}
