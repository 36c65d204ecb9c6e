let region: HTMLElement | undefined;

/** Creates the live region: screen readers announce changes only in one that existed before. */
export function startAnnouncing(): void {
  region = document.createElement('div');
  region.className = 'oc-announcer';
  region.ariaLive = 'polite';
  region.ariaAtomic = 'true';
  document.body.append(region);
}

/** Has screen readers say something: the title of a new page, the result of a click. */
export function announce(text: string): void {
  if (region) region.textContent = text;
}
