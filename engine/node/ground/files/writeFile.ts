/** Puts a file into the output; supplied by the caller. */
export type WriteFile = (
  file: string,
  content: string | Uint8Array,
  /** The content, if already available. */
  compressed?: Compressed,
) => Promise<void>;

/** The same content, already compressed. */
export interface Compressed {
  br: Uint8Array;
  gz: Uint8Array;
}
