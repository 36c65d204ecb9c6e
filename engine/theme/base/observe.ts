/** What a component of the site asks of the browser, seen while it renders on the server. */
export type Need =
  /** State that may change, or something that is told of changes. */
  | 'state'
  /** Something that answers to the reader. */
  | 'handler'
  /** Something that runs when the page is shown. */
  | 'effect'
  /** What there is in a browser only. */
  | 'browser'
  /** The width of the window. */
  | 'size'
  /** The address, where it is not known: the same part of the theme stands on all pages. */
  | 'location'
  /** What is known of the page, see `theme/siteCode/parts/partData.ts`. */
  | `page:${string}`;

interface Frame {
  needs: Set<Need>;
  /** In a trial: HTML of the parts that were shown, by key. */
  parts?: Map<string, string>;
}

/** One for each component under observation that is being rendered, the innermost last. */
let frames: Frame[] = [];

/** Called from the functions that site code gets in place of React's. */
export function mark(need: Need): void {
  frames.at(-1)?.needs.add(need);
}

export function isObserving(): boolean {
  return frames.length > 0;
}

export function observe<T>(run: () => T): { result: T; needs: Set<Need> } {
  const needs = new Set<Need>();
  return { result: inFrame({ needs }, run), needs };
}

function inFrame<T>(frame: Frame, run: () => T): T {
  frames.push(frame);
  try {
    return run();
  } finally {
    frames.pop();
  }
}

/** Renders something with what it shows in a browser only, as far as that goes here, for the parts of the theme in it. */
export function tryAsBrowser(run: () => unknown): Map<string, string> {
  const parts = new Map<string, string>();
  try {
    inFrame({ needs: new Set(), parts }, run);
  } catch {
    // What came before it is there.
  }
  return parts;
}

/** The parts that a trial has seen so far; nothing outside of one. */
export function partsOfTrial(): Map<string, string> | undefined {
  return frames.at(-1)?.parts;
}

/** A rendering that was cut off, because it took too long, may have left something behind. */
export function beginObserving(): void {
  frames = [];
}

/** Renders something as if no component were around it. */
export function unobserved<T>(run: () => T): T {
  const outer = frames;
  frames = [];
  try {
    return run();
  } finally {
    frames = outer;
  }
}
