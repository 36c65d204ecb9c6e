import { refMarker } from '../compile/markdown/resolveRefs.ts';
import type { PageFacts } from '../compile/markdown/cache/pageFacts.ts';
import type { CompiledPage } from '../compile/markdown/types.ts';

/**
 * A compiled page whose texts are left out: in their place is what stands for them, and each of its references. Two pages that
 * are made alike from equal sketches are equal, so a sketch tells whether a page has to be made again; most have not,
 * and their texts need not be read. Nothing of a page where more than its references depends on its texts.
 */
export function toSketch({ contentKey, ...facts }: PageFacts): CompiledPage | undefined {
  if (contentKey === undefined || facts.live || facts.modules || facts.layout || facts.truncateAt !== undefined) {
    return undefined;
  }
  // As an attribute, a reference becomes all that is known of it; cards stand in the text itself.
  const refs = facts.refs.map(({ kind }, index) => (kind === 'slot' ? refMarker(index) : ` src="${refMarker(index)}"`));
  const text = [contentKey, ...refs].join('\n');
  return { ...facts, html: text, markdown: text, sectionsJson: '[]', linkTexts: [], titleAt: undefined };
}
