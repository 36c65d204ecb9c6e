import { findPageSlot } from '../../client/index.ts';

let saved: string | undefined;

/**
 * Called before React touches the document: the server's article exists only there, and after a crash, even one during
 * hydration, React renders the element around it again.
 */
export function saveArticle(): void {
  if (typeof document !== 'undefined') saved ??= findPageSlot()?.innerHTML;
}

export function savedArticle(): string | undefined {
  return saved;
}
