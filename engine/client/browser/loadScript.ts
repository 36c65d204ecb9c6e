/** Loads a classic script; `done` is called whether it loaded or failed. */
export function loadScript(src: string, done?: () => void): void {
  const script = document.createElement('script');
  script.src = src;
  // In the order asked for: site data is there when the app runs.
  script.async = false;
  script.addEventListener('load', done!);
  script.addEventListener('error', done!);
  document.head.append(script);
}
