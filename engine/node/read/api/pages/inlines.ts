import type { Block, Inline } from './blocks.ts';

/** All parts in a row, with the separator between two of them. */
export function joinInlines(parts: readonly (readonly Inline[])[], ...separator: Inline[]): Inline[] {
  return parts.flatMap((part, index) => (index === 0 ? [...part] : [...separator, ...part]));
}

/** `A or B`. */
export function joinByOr(parts: readonly (readonly Inline[])[]): Inline[] {
  return joinInlines(parts, ' ', { word: 'or' }, ' ');
}

/** Markdown of the description, if it has any. */
export function toMarkdownBlocks(text: string | undefined, level: number): Block[] {
  return text ? [{ type: 'markdown', text, level }] : [];
}
