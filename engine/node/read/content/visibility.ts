import type { LoadMode } from './loadContext.ts';

/** Drafts and unlisted pages are a matter of the build; while writing, everything shows. */
export function toVisibility(
  frontMatter: { draft?: boolean; unlisted?: boolean },
  mode: LoadMode,
): { draft: boolean; unlisted: boolean } {
  const counts = mode === 'build';
  return { draft: counts && frontMatter.draft === true, unlisted: counts && frontMatter.unlisted === true };
}
