/** The outline of a document, with which versions are compared without reading their pages. */
import { headingLevel, type Block } from './article.ts';
import { headingText, type ReadValue } from './meaning.ts';
import { readArticle } from './readArticle.ts';
import { toSketch } from './sketch.ts';
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

/** The article without its title, as the comparison reads it. */
export function toOutline(html: string, read: ReadValue): { sections: SectionText[]; sketch: string } {
  const blocks = readArticle(html, read);
  const sections: SectionText[] = [];
  for (const block of blocks) {
    if (sections.length === 0 || headingLevel(block) !== undefined) sections.push(toSection(block));
    sections.at(-1)!.text += block.key;
  }
  return { sections, sketch: toSketch(blocks.flatMap(wordsOf)) };
}

function toSection(block: Block): SectionText {
  if (headingLevel(block) === undefined) return { id: '', heading: '', text: '' };
  return { id: block.element.attributes.get('id') ?? '', heading: headingText(block.element).trim(), text: '' };
}
