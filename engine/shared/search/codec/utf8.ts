/** UTF-8 without TextEncoder, which `shared/` cannot assume. Lone surrogates survive the round trip. */
export function encodeUtf8(text: string): Uint8Array {
  const bytes: number[] = [];
  for (let i = 0; i < text.length; i++) {
    const code = text.codePointAt(i) ?? 0;
    if (code > 0xffff) i++;
    if (code < 0x80) bytes.push(code);
    else if (code < 0x800) bytes.push(0xc0 | (code >> 6), tail(code));
    else if (code < 0x10000) bytes.push(0xe0 | (code >> 12), tail(code >> 6), tail(code));
    else bytes.push(0xf0 | (code >> 18), tail(code >> 12), tail(code >> 6), tail(code));
  }
  return Uint8Array.from(bytes);
}

/** Characters per call: no engine takes all of a long text as arguments. */
const RUN = 4096;

export function decodeUtf8(bytes: Uint8Array): string {
  let text = '';
  for (let i = 0; i < bytes.length;) {
    const codes: number[] = [];
    while (i < bytes.length && codes.length < RUN) {
      const first = bytes[i++] ?? 0;
      const more = first < 0xc0 ? 0 : first < 0xe0 ? 1 : first < 0xf0 ? 2 : 3;
      let code = more === 0 ? first : first & (0x3f >> more);
      for (let k = 0; k < more; k++) code = (code << 6) | ((bytes[i++] ?? 0) & 0x3f);
      if (code < 0x10000) codes.push(code);
      else if (code < 0x110000) codes.push(0xd7c0 + (code >> 10), 0xdc00 + (code & 0x3ff));
      else codes.push(0xfffd);
    }
    text += String.fromCharCode(...codes);
  }
  return text;
}

function tail(code: number): number {
  return 0x80 | (code & 0x3f);
}
