/** Puts a file into the output; supplied by the caller. */
export type WriteFile = (
  file: string,
  content: string | Uint8Array,
  /** If it is ready. */
  compressed?: Compressed,
) => Promise<void>;

/** The same content, compressed already. */
export interface Compressed {
  br: Uint8Array;
  gz: Uint8Array;
}
