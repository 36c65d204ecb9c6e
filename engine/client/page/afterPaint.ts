/**
 * Runs a task when the next frame is on the screen: for what a reader can wait for, unlike that frame. It is there
 * when the one after it begins.
 */
export function afterPaint(task: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(task)));
}
