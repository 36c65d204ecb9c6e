let kept: string | undefined;

/**
 * Called before React touches the document: the server's article exists nowhere but there, and a crash, also one while
 * React takes over, makes React draw `<main>` anew.
 */
export function keepArticle(): void {
  if (typeof document !== 'undefined') kept ??= document.querySelector('main')?.innerHTML;
}

export function keptArticle(): string | undefined {
  return kept;
}
