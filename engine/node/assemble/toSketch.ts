import { refMarker } from '../compile/markdown/resolveRefs.ts';
import type { PageFacts } from '../compile/markdown/cache/pageFacts.ts';
import type { CompiledPage } from '../compile/markdown/types.ts';

/**
 * A compiled page without its texts: it has their hash and each of its references instead. Equal sketches give equal
 * pages, so a sketch shows whether a page must be prepared again. Most pages need not, and their texts are not read.
 * Undefined if other parts of the page depend on its texts too.
 */
export function toSketch({ contentKey, ...facts }: PageFacts): CompiledPage | undefined {
  if (contentKey === undefined || facts.live || facts.modules || facts.layout || facts.truncateAt !== undefined) {
    return undefined;
  }
  // A reference in an attribute includes all its data; cards are in the text itself.
  const refs = facts.refs.map(({ kind }, index) => (kind === 'hole' ? refMarker(index) : ` src="${refMarker(index)}"`));
  const text = [contentKey, ...refs].join('\n');
  return { ...facts, html: text, markdown: text, sectionsJson: '[]', linkTexts: [], titleAt: undefined };
}
