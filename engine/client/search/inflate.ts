/**
 * Inflates raw DEFLATE data with what the browser has: every browser that the theme's style works in has it, in pages
 * and in workers. Data that is longer than `size` is not read to its end: it is damaged, and could be huge.
 */
export async function inflate(bytes: Uint8Array<ArrayBuffer>, size: number): Promise<Uint8Array> {
  const output = new Uint8Array(size);
  const { readable, writable } = new DecompressionStream('deflate-raw');
  const reader = readable.getReader();
  // Writes the bytes directly: piping a stream of them takes longer than inflating.
  const writer = writable.getWriter();
  for (const written of [writer.write(bytes), writer.close()]) written.catch(() => {});
  let at = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return output.subarray(0, at);
    if (at + value.length > size) {
      await reader.cancel();
      throw new RangeError(`the data is longer than ${size} bytes`);
    }
    output.set(value, at);
    at += value.length;
  }
}
