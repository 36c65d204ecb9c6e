export interface ByteRange {
  start: number;
  /** Inclusive. */
  end: number;
}

/**
 * The single range of a `Range` header. `undefined`: send everything (no header, another unit, or several ranges, which
 * a server may decline). `unsatisfiable`: the range is invalid or beyond the end of the file.
 */
export function parseByteRange(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | undefined {
  const spec = /^\s*bytes\s*=(.*)$/i.exec(header ?? '')?.[1];
  if (spec === undefined || spec.includes(',')) return undefined;
  const match = /^\s*(\d*)\s*-\s*(\d*)\s*$/.exec(spec);
  if (!match || (!match[1] && !match[2])) return 'unsatisfiable';

  if (!match[1]) {
    const length = Math.min(Number(match[2]), size);
    return length === 0 ? 'unsatisfiable' : { start: size - length, end: size - 1 };
  }
  const start = Number(match[1]);
  const end = match[2] ? Math.min(Number(match[2]), size - 1) : size - 1;
  return start > end ? 'unsatisfiable' : { start, end };
}
