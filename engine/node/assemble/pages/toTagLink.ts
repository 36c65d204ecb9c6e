import type { TagLink } from '../../../shared/pageContent.ts';
import type { TagRef } from '../../read/content/types.ts';

export function toTagLink({ label, language, permalink, description }: TagRef): TagLink {
  return { label, ...(language && { language }), href: permalink, description };
}
