/** The outline of a document, with which versions are compared without reading their pages. */
import { headingLevel, type Block } from './article.ts';
import { headingText, type ReadValue } from './meaning.ts';
import { splitArticle } from './readArticle.ts';
import { hashOfWord, toSketch } from './sketch.ts';
import { toBlock } from './toBlocks.ts';
import { wordsOf } from './words.ts';

/** A heading and the text under it, up to the next heading. */
export interface SectionOutline {
  /** Id of the heading; empty for what precedes the first one. */
  id: string;
  /** Its text as HTML. */
  heading: string;
  /** Equal for the same content. */
  hash: string;
}

export interface SectionText extends Pick<SectionOutline, 'id' | 'heading'> {
  /** The keys of its blocks, which identify what a reader sees. */
  text: string;
}

/** What an outline contains of a block. */
export interface BlockFacts {
  key: string;
  /** For a heading. */
  section?: Pick<SectionOutline, 'id' | 'heading'>;
  /** Hashes of its words. */
  words: number[];
}

/** Returns the facts of a block with the same HTML, or else computes them. */
export type FindFacts = (source: string, compute: () => BlockFacts | undefined) => BlockFacts | undefined;

/** The article without its title, as the comparison reads it. */
export function toOutline(
  html: string,
  read: ReadValue,
  findFacts: FindFacts = (_, compute) => compute(),
): { sections: SectionText[]; sketch: string } {
  const blocks = splitArticle(html).flatMap((element) => {
    const compute = () => toFacts(toBlock(element, read));
    return (element.source === undefined ? compute() : findFacts(element.source, compute)) ?? [];
  });
  const sections: SectionText[] = [];
  const words: number[] = [];
  for (const { key, section, words: own } of blocks) {
    if (sections.length === 0 || section) sections.push({ id: '', heading: '', ...section, text: '' });
    sections.at(-1)!.text += key;
    for (const word of own) words.push(word);
  }
  return { sections, sketch: toSketch(words) };
}

function toFacts(block: Block | undefined): BlockFacts | undefined {
  if (!block) return undefined;
  const { key, element } = block;
  const words = wordsOf(block).map(hashOfWord);
  if (headingLevel(block) === undefined) return { key, words };
  return { key, words, section: { id: element.attributes.get('id') ?? '', heading: headingText(element).trim() } };
}
