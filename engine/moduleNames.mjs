// Class names of CSS modules as Docusaurus's build makes them: `[local]_[contenthash:base64:4]`, by css-loader.

const MASK = (1n << 64n) - 1n;
const P1 = 0x9e3779b185ebca87n;
const P2 = 0xc2b2ae3d27d4eb4fn;
const P3 = 0x165667b19e3779f9n;
const P4 = 0x85ebca77c2b2ae63n;
const P5 = 0x27d4eb2f165667c5n;

const rotate = (value, by) => ((value << by) | (value >> (64n - by))) & MASK;
const multiply = (a, b) => (a * b) & MASK;
const round = (sum, lane) => multiply(rotate((sum + multiply(lane, P2)) & MASK, 31n), P1);

/** XXH64 with the seed 0: webpack's hash, which Node does not have. */
export function xxhash64(bytes) {
  const length = bytes.length;
  let at = 0;
  let hash;
  if (length >= 32) {
    const sums = [(P1 + P2) & MASK, P2, 0n, (MASK + 1n - P1) & MASK];
    for (; at + 32 <= length; at += 32) {
      for (const lane of [0, 1, 2, 3]) sums[lane] = round(sums[lane], bytes.readBigUInt64LE(at + lane * 8));
    }
    hash = [1n, 7n, 12n, 18n].reduce((sum, by, lane) => sum + rotate(sums[lane], by), 0n) & MASK;
    for (const sum of sums) hash = (multiply(hash ^ round(0n, sum), P1) + P4) & MASK;
  } else hash = P5;
  hash = (hash + BigInt(length)) & MASK;
  for (; at + 8 <= length; at += 8) {
    hash = (multiply(rotate(hash ^ round(0n, bytes.readBigUInt64LE(at)), 27n), P1) + P4) & MASK;
  }
  if (at + 4 <= length) {
    hash = (multiply(rotate(hash ^ multiply(BigInt(bytes.readUInt32LE(at)), P1), 23n), P2) + P3) & MASK;
    at += 4;
  }
  for (; at < length; at++) hash = multiply(rotate(hash ^ multiply(BigInt(bytes[at]), P5), 11n), P1);
  hash = multiply(hash ^ (hash >> 33n), P2);
  hash = multiply(hash ^ (hash >> 29n), P3);
  hash ^= hash >> 32n;
  const digest = Buffer.alloc(8);
  digest.writeBigUInt64BE(hash);
  return digest;
}

/** `relPath` is relative to the site's folder and may begin with `node_modules`. */
export function moduleName(relPath, local) {
  let hash = '';
  for (let tier = 0; hash.length < 4; tier++) {
    const salt = Buffer.alloc(4);
    salt.writeUInt32LE(tier);
    const digest = xxhash64(Buffer.concat([salt, Buffer.from(`${relPath}\0${local}`)])).toString('base64');
    hash = (hash + digest)
      .replace(/^\d+/, '')
      .replaceAll('/', '_')
      .replace(/[^A-Za-z0-9_]+/g, '')
      .slice(0, 4);
  }
  return `${local}_${hash}`;
}
