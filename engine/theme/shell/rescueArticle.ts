let rescued: string | undefined;

/**
 * Called when a part has crashed, before React replaces it on the screen: the server's article exists nowhere but
 * in the document, and "Try again" must find it.
 */
export function rescueArticle(): void {
  if (typeof document === 'undefined') return;
  const main = document.querySelector('main');
  if (main && !main.querySelector('.oc-crash')) rescued = main.innerHTML;
}

export function rescuedArticle(): string | undefined {
  return rescued;
}
