let saved: string | undefined;

/**
 * Called before React touches the document: the server's article exists only there, and after a crash, even one during
 * hydration, React renders `<main>` again.
 */
export function saveArticle(): void {
  if (typeof document !== 'undefined') saved ??= document.querySelector('main')?.innerHTML;
}

export function savedArticle(): string | undefined {
  return saved;
}
