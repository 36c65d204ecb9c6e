/** What a build notes of every document, so that versions can be compared without reading their pages. */
import { hasClass, headingLevel, type Block } from './article.ts';
import type { ReadValue } from './meaning.ts';
import { parseHtml, textOf } from './parseHtml.ts';
import { toSketch } from './sketch.ts';
import { toBlocks } from './toBlocks.ts';
import { wordsOf } from './words.ts';

/** A heading and the text under it, up to the next heading. */
export interface SectionOutline {
  /** Of the heading; empty for what precedes the first one. */
  id: string;
  /** Its text as HTML. */
  heading: string;
  /** Equal for the same content. */
  hash: string;
}

export interface ArticleOutline {
  sections: SectionOutline[];
  sketch: string;
}

/** The article without its title, as the comparison reads it. `hash` makes a short name of a long text. */
export function toOutline(html: string, read: ReadValue, hash: (text: string) => string): ArticleOutline {
  const { children } = parseHtml(html);
  const own = children.filter((child) => typeof child === 'string' || !hasClass(child, 'content-title'));
  const blocks = toBlocks(own, read);
  const sections: { id: string; heading: string; keys: string[] }[] = [];
  for (const block of blocks) {
    if (sections.length === 0 || headingLevel(block) !== undefined) sections.push(toSection(block));
    sections.at(-1)!.keys.push(block.key);
  }
  return {
    sections: sections.map(({ id, heading, keys }) => ({ id, heading, hash: hash(keys.join('\0')) })),
    sketch: toSketch(blocks.flatMap(wordsOf)),
  };
}

function toSection(block: Block): { id: string; heading: string; keys: string[] } {
  if (headingLevel(block) === undefined) return { id: '', heading: '', keys: [] };
  return { id: block.element.attributes.get('id') ?? '', heading: textOf(block.element).trim(), keys: [] };
}
