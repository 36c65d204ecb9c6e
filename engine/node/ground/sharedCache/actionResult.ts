/**
 * The message under `/ac/` in Bazel's HTTP cache: an `ActionResult` of the Remote Execution API, with one output file.
 * Servers check its form. Field numbers: `output_files` 2, of which `path` 1 and `digest` 2, of which `hash` 1 and
 * `size_bytes` 2.
 */
export interface Digest {
  /** SHA-256, in hexadecimal digits. */
  hash: string;
  size: number;
}

const BYTES = 2;
const VARINT = 0;

export function encodeActionResult({ hash, size }: Digest): Buffer {
  const digest = Buffer.concat([bytesField(1, Buffer.from(hash)), varint((2 << 3) | VARINT), varint(size)]);
  const file = Buffer.concat([bytesField(1, Buffer.from('entry')), bytesField(2, digest)]);
  return bytesField(2, file);
}

/** Undefined if it is not such a message. */
export function decodeActionResult(message: Uint8Array): Digest | undefined {
  const file = readFields(message)?.get(2);
  const digest = file instanceof Uint8Array ? readFields(file)?.get(2) : undefined;
  const fields = digest instanceof Uint8Array ? readFields(digest) : undefined;
  const hash = fields?.get(1);
  const size = fields?.get(2) ?? 0;
  if (!(hash instanceof Uint8Array) || typeof size !== 'number') return undefined;
  const text = Buffer.from(hash).toString('latin1');
  return /^[0-9a-f]{64}$/.test(text) ? { hash: text, size } : undefined;
}

function bytesField(field: number, bytes: Uint8Array): Buffer {
  return Buffer.concat([varint((field << 3) | BYTES), varint(bytes.length), bytes]);
}

function varint(value: number): Buffer {
  const bytes: number[] = [];
  let rest = value;
  while (rest > 127) {
    bytes.push((rest % 128) | 128);
    rest = Math.floor(rest / 128);
  }
  return Buffer.from([...bytes, rest]);
}

/** The first of each number; other kinds of fields do not occur in these messages. */
function readFields(message: Uint8Array): Map<number, number | Uint8Array> | undefined {
  const fields = new Map<number, number | Uint8Array>();
  let at = 0;
  const readVarint = (): number => {
    let value = 0;
    for (let unit = 1; unit <= 2 ** 49; unit *= 128) {
      const byte = message[at++] ?? Number.NaN;
      value += (byte & 127) * unit;
      if (!(byte >= 128)) return Number.isNaN(byte) ? Number.NaN : value;
    }
    return Number.NaN;
  };
  while (at < message.length) {
    const tag = readVarint();
    const value = readVarint();
    if (Number.isNaN(tag) || Number.isNaN(value)) return undefined;
    const kind = tag % 8;
    const field = Math.floor(tag / 8);
    if (kind !== VARINT && (kind !== BYTES || at + value > message.length)) return undefined;
    if (!fields.has(field)) fields.set(field, kind === VARINT ? value : message.subarray(at, at + value));
    if (kind === BYTES) at += value;
  }
  return fields;
}
