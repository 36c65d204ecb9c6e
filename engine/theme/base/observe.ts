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

interface Frame extends Observed {
  /** The contexts that each component around the observed one has read, the outermost first; the last are its own. */
  reads: Set<object>[];
  providers: Map<object, Provider>;
  /** The needs up to `endNeeds`. */
  ended?: Set<Need>;
  /** In a trial: HTML of the parts that were shown, by key. */
  parts?: Map<string, string>;
}

/** The component that provides a value for a context. */
interface Provider {
  /** The index in `reads`. */
  at: number;
  /** The value may change. */
  isLive: boolean;
}

/** What was recorded while a component rendered. */
export interface Observed {
  needs: Set<Need>;
  /** It provides a context, itself and not through the components around it. */
  providesContext?: boolean;
  /** The indices of the components around it whose contexts it reads, itself or because one of them does. */
  readsFrom?: number[];
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

export function observe<T>(run: () => T): Observed & { result: T } {
  const frame = createFrame();
  const result = inFrame(frame, run);
  const { needs, ended = needs, providers, reads, readsFrom } = frame;
  const providesContext = [...providers.values()].some(({ at }) => at === reads.length - 1);
  return { result, needs: ended, providesContext, readsFrom };
}

function createFrame(parts?: Frame['parts']): Frame {
  return { needs: new Set(), reads: [new Set()], providers: new Map(), parts };
}

/** A component that reads a context is live if the value may change. */
export function noteContext(context: object): void {
  const frame = frames.at(-1);
  if (!frame) return;
  frame.needs.add('context');
  frame.reads.at(-1)!.add(context);
  if (frame.providers.get(context)?.isLive) frame.needs.add('state');
}

/** The value may change if the component that provides it has state, or something else that runs in the browser. */
export function noteProvider(context: object): void {
  const { needs, providers, reads } = frames.at(-1) ?? createFrame();
  const isLive = needs.has('state') || needs.has('effect') || needs.has('browser');
  providers.set(context, { at: reads.length - 1, isLive });
}

/** Components around this one have their own needs, so only those after the last call and before `endNeeds` count. */
export function beginNeeds(): void {
  const frame = frames.at(-1);
  frame?.needs.clear();
  frame?.reads.push(new Set());
}

export function endNeeds(): void {
  const frame = frames.at(-1);
  if (!frame) return;
  frame.ended = new Set(frame.needs);
  frame.readsFrom = providedFrom(frame, frame.reads.length - 1);
}

function providedFrom({ reads, providers }: Frame, last: number): number[] {
  const found = new Set<number>();
  for (let at = last; at >= 0; at--) {
    if (at < last && !found.has(at)) continue;
    for (const context of reads[at]!) {
      const provider = providers.get(context);
      if (provider && provider.at < at) found.add(provider.at);
    }
  }
  return [...found].sort();
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
    inFrame(createFrame(parts), run);
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
