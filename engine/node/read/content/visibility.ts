import type { LoadMode } from './loadContext.ts';

/** Only builds hide drafts and unlisted pages; in development, everything shows. */
export function toVisibility(
  frontMatter: { draft?: boolean; unlisted?: boolean },
  mode: LoadMode,
): { draft: boolean; unlisted: boolean } {
  const isBuild = mode === 'build';
  return { draft: isBuild && frontMatter.draft === true, unlisted: isBuild && frontMatter.unlisted === true };
}
