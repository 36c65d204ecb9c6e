/** Loads a classic script; `done` is called whether it loaded or failed. */
export function loadScript(src: string, done?: () => unknown): void {
  const script = document.createElement('script');
  script.src = src;
  // Scripts run in the order of calls: site data before the app.
  script.async = false;
  // This code is in every document, and half as long as two listeners.
  // oxlint-disable-next-line unicorn/prefer-add-event-listener
  script.onload = script.onerror = done!;
  document.head.append(script);
}
