/**
 * `octavo(key, value)`: what a data file calls when a script tag loads it. Boot creates it, the app reads from
 * it; it is the only global name of Octavo.
 */
export interface DataCallback {
  (key: string, value: unknown): void;
  /** What has arrived, by key. */
  data: Record<string, unknown>;
  /** The site's root as an absolute URL with trailing slash; undefined until the 404 page has found it. */
  root: string | undefined;
  /** On the 404 page, which has to find the root first: what boot does once it is known. */
  start?: () => void;
  /** Set by the home document: called when the app did not load. */
  onFailure?: () => void;
  /** The app's script has run. */
  app: boolean;
  /** Brought by the script for diagrams: draws `text` into `target`. The returned function removes the drawing's style. */
  drawDiagram?: (text: string, target: Element) => Promise<() => void>;
}

declare global {
  var octavo: DataCallback;
}

/** Boot calls it, first of all. */
export function createDataCallback(): void {
  const callback = ((key, value) => {
    callback.data[key] = value;
  }) as DataCallback;
  callback.data = {};
  window.octavo = callback;
}
