/** Loads a classic script; `done` is called whether it loaded or failed. */
export function loadScript(src: string, done?: () => void): void {
  const script = document.createElement('script');
  script.src = src;
  // In the order asked for: site data is there when the app runs.
  script.async = false;
  for (const end of ['load', 'error']) script.addEventListener(end, done!);
  document.head.append(script);
}
