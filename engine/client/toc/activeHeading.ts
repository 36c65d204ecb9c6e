/** Which section is being read, judged by the position of the headings on screen. */
export interface HeadingsOnScreen {
  /** Distance of each heading from the top of the viewport, in document order. */
  tops: number[];
  /** A heading below this line has not been reached: the line is the height of everything that covers the top. */
  line: number;
  viewportHeight: number;
  /** The page cannot scroll further. */
  atEnd: boolean;
  /** Index of the heading named in the address, or -1. */
  target: number;
}

/** Index of the active heading, or -1 above the first one. */
export function findActiveHeading({ tops, line, viewportHeight, atEnd, target }: HeadingsOnScreen): number {
  const passed = tops.findLastIndex((top) => top <= line);
  if (atEnd) {
    // The last sections may be too short to reach the line. One that the reader jumped to wins, otherwise the last.
    const targetTop = tops[target];
    if (target > passed && targetTop !== undefined && targetTop < viewportHeight) return target;
    return tops.findLastIndex((top) => top < viewportHeight);
  }
  if (passed < 0 && (tops[0] ?? Infinity) < viewportHeight / 2) return 0;
  return passed;
}
