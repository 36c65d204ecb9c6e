/** Loads a classic script; `done` is called whether it loaded or failed. */
export function loadScript(src: string, done?: () => unknown): void {
  const script = document.createElement('script');
  script.src = src;
  // In the given order: site data is loaded before the app runs.
  script.async = false;
  // In every document: half as long as two listeners.
  // oxlint-disable-next-line unicorn/prefer-add-event-listener
  script.onload = script.onerror = done!;
  document.head.append(script);
}
