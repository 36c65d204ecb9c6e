import type { ContentMode } from './context.ts';

/** Drafts and unlisted pages are a matter of the build; while writing, everything shows. */
export function toVisibility(
  frontMatter: { draft?: boolean; unlisted?: boolean },
  mode: ContentMode,
): { draft: boolean; unlisted: boolean } {
  const counts = mode === 'build';
  return { draft: counts && frontMatter.draft === true, unlisted: counts && frontMatter.unlisted === true };
}
