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
  /** What is known of the page, see `theme/parts/partData.ts`. */
  | `page:${string}`;

/** One for each component under observation that is being rendered, the innermost last. */
let frames: Set<Need>[] = [];

/** Called from the functions that site code gets in place of React's. */
export function mark(need: Need): void {
  frames.at(-1)?.add(need);
}

export function isObserving(): boolean {
  return frames.length > 0;
}

export function observe<T>(run: () => T): { result: T; needs: Set<Need> } {
  const needs = new Set<Need>();
  frames.push(needs);
  try {
    return { result: run(), needs };
  } finally {
    frames.pop();
  }
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
