let region: HTMLElement | undefined;

/** Creates the live region: screen readers announce changes only in a region that existed before. */
export function startAnnouncing(): void {
  region = document.createElement('div');
  region.className = 'oc-announcer';
  region.ariaLive = 'polite';
  region.ariaAtomic = 'true';
  document.body.append(region);
}

/** Makes screen readers announce something: the title of a new page, the result of a click. */
export function announce(text: string): void {
  if (region) region.textContent = text;
}
