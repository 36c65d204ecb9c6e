/**
 * Widths without a browser. The reader's font is unknown (`system-ui` differs between systems), so these are the widths
 * of wide sans-serif fonts, in hundredths of an em. Narrower text is centred.
 */
const WIDTHS: [width: number, characters: string][] = [
  [28, " '!,.:;|ijl·`"],
  [36, '()[]{}-If/\\t'],
  [42, 'r"*'],
  [51, 'zcsJ_?'],
  [54, 'vykxLF'],
  [67, 'ESTXYPVKRCBAZ#~+<>='],
  [76, 'DGUHNOQ&w'],
  [94, 'MmW%@…'],
  [100, '—→←↔⇒'],
];
const USUAL = 61;
const WIDE =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Extended_Pictographic}\uFF00-\uFF60]/u;
const NOTHING = /\p{M}|[\u200B-\u200F\u2060]/u;
const BOLD = 1.08;

const widths = new Map(WIDTHS.flatMap(([width, characters]) => [...characters].map((one) => [one, width] as const)));

/** Width in units of the font size. */
export function measureText(text: string, fontSize: number, isBold = false): number {
  let hundredths = 0;
  for (const character of text) hundredths += widthOf(character);
  return (hundredths / 100) * fontSize * (isBold ? BOLD : 1);
}

function widthOf(character: string): number {
  const known = widths.get(character);
  if (known !== undefined) return known;
  if (character < '\u0300') return USUAL;
  if (NOTHING.test(character)) return 0;
  return WIDE.test(character) ? 104 : 66;
}
