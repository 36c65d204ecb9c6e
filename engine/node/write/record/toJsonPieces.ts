/** The minimal length of a piece. */
const PIECE = 100_000;

/** Splits two levels deep: a list of files is split, the data of one file is not. */
const DEPTH = 2;

/** The pieces of what `JSON.stringify` returns for plain data, in order. */
export function* toJsonPieces(value: object): Generator<string> {
  let piece = '';
  for (const token of toTokens(value, DEPTH)) {
    piece += token;
    if (piece.length < PIECE) continue;
    yield piece;
    piece = '';
  }
  if (piece !== '') yield piece;
}

function* toTokens(value: object, depth: number): Generator<string> {
  let before = '{';
  for (const [key, member] of Object.entries(value) as [string, unknown][]) {
    const isCut = depth > 0 && isObject(member);
    const json = isCut ? '' : JSON.stringify(member);
    if (json === undefined) continue;
    yield `${before}${JSON.stringify(key)}:${json}`;
    if (isCut) yield* toTokens(member, depth - 1);
    before = ',';
  }
  yield before === '{' ? '{}' : '}';
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
