let region: HTMLElement | undefined;

/** Makes the live region; screen readers only tell of changes in one that was there before. */
export function startAnnouncing(): void {
  region = document.createElement('div');
  region.className = 'oc-announcer';
  region.ariaLive = 'polite';
  region.ariaAtomic = 'true';
  document.body.append(region);
}

/** Says which page has come, as a screen reader does after a real navigation. */
export function announce(text: string): void {
  if (region) region.textContent = text;
}
