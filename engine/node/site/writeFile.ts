/** Puts a file into the output; how, is the business of whoever gives it. */
export type WriteFile = (
  file: string,
  content: string | Uint8Array,
  /** If it is ready; `none` for what is never sent over a network. */
  compressed?: Compressed | 'none',
) => Promise<void>;

/** The same content, compressed already. */
export interface Compressed {
  br: Uint8Array;
  gz: Uint8Array;
}
