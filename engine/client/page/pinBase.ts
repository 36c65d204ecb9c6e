let base: HTMLBaseElement | undefined;

/**
 * After Back the address is that of a page still on its way, while the old article is on screen: this keeps
 * the old article's relative links right.
 */
export function pinBase(url: string): void {
  if (base) return;
  base = document.createElement('base');
  base.href = url;
  document.head.prepend(base);
}

export function unpinBase(): void {
  base?.remove();
  base = undefined;
}
