export type EngineName = 'chromium' | 'firefox' | 'webkit';

export interface TabOptions {
  width: number;
  height: number;
  /** The reader's system prefers dark colours. */
  dark: boolean;
}

/** A running browser. */
export interface Engine {
  /** A tab with an empty history. */
  openTab(options: TabOptions): Promise<EngineTab>;
  close(): Promise<void>;
}

/** The actions that differ between engines. `ReaderTab.ts` has those that do not. */
export interface EngineTab {
  /** Resolves when the page has loaded. */
  goTo(url: string): Promise<void>;
  reload(): Promise<void>;
  /** Runs the source text of a function in the page and returns its result. */
  evaluate(source: string, args: unknown[]): Promise<unknown>;
  movePointer(x: number, y: number): Promise<void>;
  /** At the place of the pointer. */
  press(): Promise<void>;
  /** Keys by their names, pressed together: `['Alt', 'ArrowDown']`. */
  pressKeys(keys: string[]): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** PNG. */
  screenshot(): Promise<Buffer>;
  /** Errors and warnings of the page, so far. */
  problems(): Promise<string[]>;
  close(): Promise<void>;
}
