/** Records what a component of the site needs from the browser, while it renders on the server. */
export type Need =
  /** State that may change, or a subscription to changes. */
  | 'state'
  /** A handler of the reader's input. */
  | 'handler'
  /** An effect that runs when the page is shown. */
  | 'effect'
  /** Something that exists only in browsers. */
  | 'browser'
  /** The width of the window. */
  | 'size'
  /** A context, which the site's components around the page may provide. */
  | 'context'
  /** The address, in a part that is the same on all pages. */
  | 'location'
  /** A `<Redirect>`, with its target. */
  | `redirect:${string}`
  /** Fields of the page, see `theme/siteCode/parts/partData.ts`. */
  | `page:${string}`;

interface Frame {
  needs: Set<Need>;
  /** The needs up to `endNeeds`. */
  ended?: Set<Need>;
  /** In a trial: HTML of the parts that were shown, by key. */
  parts?: Map<string, string>;
}

/** One per observed component that is being rendered, the innermost last. */
let frames: Frame[] = [];

/** Called by the wrappers that site code gets instead of React's functions. */
export function mark(need: Need): void {
  frames.at(-1)?.needs.add(need);
}

export function isObserving(): boolean {
  return frames.length > 0;
}

export function observe<T>(run: () => T): { result: T; needs: Set<Need> } {
  const frame: Frame = { needs: new Set<Need>() };
  const result = inFrame(frame, run);
  return { result, needs: frame.ended ?? frame.needs };
}

/** Components around this one have their own needs, so only those between the two calls count. */
export function beginNeeds(): void {
  frames.at(-1)?.needs.clear();
}

export function endNeeds(): void {
  const frame = frames.at(-1);
  if (frame) frame.ended = new Set(frame.needs);
}

function inFrame<T>(frame: Frame, run: () => T): T {
  frames.push(frame);
  try {
    return run();
  } finally {
    frames.pop();
  }
}

/** Tries to render an element with its browser-only content, to find the theme parts in it. */
export function tryAsBrowser(run: () => unknown): Map<string, string> {
  const parts = new Map<string, string>();
  try {
    inFrame({ needs: new Set(), parts }, run);
  } catch {
    // Keeps parts that were found before.
  }
  return parts;
}

/** The parts found by the current trial; undefined outside a trial. */
export function partsOfTrial(): Map<string, string> | undefined {
  return frames.at(-1)?.parts;
}

/** A rendering that was stopped by the time limit may have left entries. */
export function beginObserving(): void {
  frames = [];
}

/** Renders an element as if no component were around it. */
export function unobserved<T>(run: () => T): T {
  const outer = frames;
  frames = [];
  try {
    return run();
  } finally {
    frames = outer;
  }
}
