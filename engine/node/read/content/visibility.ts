import type { LoadMode } from './loadContext.ts';

/** Only builds hide drafts and unlisted pages; in development, everything shows. */
export function toVisibility(
  frontMatter: { draft?: boolean; unlisted?: boolean },
  mode: LoadMode,
): { draft: boolean; unlisted: boolean } {
  const counts = mode === 'build';
  return { draft: counts && frontMatter.draft === true, unlisted: counts && frontMatter.unlisted === true };
}
