/** When a task runs. */

/**
 * Runs a task when the next frame is on the screen, which is when the frame after it begins: for work that should not
 * delay the next frame.
 */
export function afterPaint(task: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(task)));
}

/** After a click Chromium may not report itself idle until the reader does something else. */
const LATEST_MS = 1000;

/** Runs a task soon, when the browser is idle; Safari has no idle callback. */
export function whenIdle(task: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(task, { timeout: LATEST_MS });
  else setTimeout(task, 50);
}

/** Runs a task when the whole document has been parsed. */
export function whenParsed(task: () => void): void {
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', task);
  else task();
}
