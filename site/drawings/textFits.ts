/** Whether the texts of a drawing stay inside their boxes and clear of each other in a wide font. */

/** Widths of DejaVu Sans in thousandths of the size, from the space to `~`: the widest of the fonts in use. */
const REGULAR =
  '318,401,460,838,636,950,780,275,390,390,500,838,318,361,318,337,636,636,636,636,636,636,636,636,636,636,337,337,838,838,838,531,1000,684,686,698,770,632,575,775,752,295,295,656,557,863,748,787,603,787,695,635,611,732,684,989,685,611,685,390,337,390,838,500,500,613,635,550,635,615,352,635,634,278,278,579,278,974,634,612,635,635,411,521,392,634,592,818,592,592,525,636,337,636,838';
const BOLD =
  '348,456,521,838,696,1002,872,306,457,457,523,838,380,415,380,365,696,696,696,696,696,696,696,696,696,696,400,400,838,838,838,580,1000,774,762,734,830,683,683,821,837,372,372,775,637,995,837,850,733,850,770,720,682,812,774,1103,771,724,725,457,365,457,838,500,500,675,716,593,716,678,435,716,712,343,343,665,343,1042,712,687,716,716,493,595,478,712,652,924,645,652,582,712,365,712,838';
const widths = { regular: REGULAR.split(',').map(Number), bold: BOLD.split(',').map(Number) };
/** Width of a character outside the table. */
const WIDE = 1000;
/** Letters of Arabic are joined, and none of the fonts has one that is wider on average. */
const ARABIC = 620;
const MONO = 602;

function unitsOf(char: string, table: readonly number[]): number {
  if (/\p{Mark}/u.test(char)) return 0;
  // An accent makes no letter wider.
  const plain = char.normalize('NFD').charCodeAt(0);
  return table[plain - 32] ?? (/\p{Script=Arabic}/u.test(char) ? ARABIC : WIDE);
}

function textWidth(text: string, size: number, { bold = false, mono = false } = {}): number {
  const table = bold ? widths.bold : widths.regular;
  const units = [...text].map((char) => (mono ? MONO : unitsOf(char, table)));
  return (units.reduce((sum, unit) => sum + unit, 0) * size) / 1000;
}

interface Placed {
  text: string;
  left: number;
  right: number;
  baseline: number;
  size: number;
}

const attribute = (tag: string, name: string) => new RegExp(`(?<![\\w-])${name}="([^"]*)"`).exec(tag)?.[1];
const decode = (text: string) => text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');

function placeText(tag: string, content: string): Placed {
  const [x, baseline] = [Number(attribute(tag, 'x')), Number(attribute(tag, 'y'))];
  const size = Number(attribute(tag, 'font-size') ?? 14);
  const text = decode(content);
  const bold = Number(attribute(tag, 'font-weight') ?? 400) >= 600;
  const width = textWidth(text, size, { bold, mono: attribute(tag, 'font-family')?.includes('mono') ?? false });
  const written = attribute(tag, 'text-anchor') ?? 'start';
  const isTurned = attribute(tag, 'direction') === 'rtl' && written !== 'middle';
  const anchor = isTurned ? (written === 'start' ? 'end' : 'start') : written;
  const left = anchor === 'end' ? x - width : anchor === 'middle' ? x - width / 2 : x;
  return { text, left, right: left + width, baseline, size };
}

/** Space that stays free between a text and the border of its box. */
const PADDING = 4;

/** What is wrong with the texts of a drawing. */
export function textProblems(svg: string): string[] {
  const [, pageWidth = '0'] = /viewBox="0 0 ([\d.]+)/.exec(svg) ?? [];
  const boxes = [...svg.matchAll(/<rect [^>]*>/g)]
    .map(([tag]) => ['x', 'y', 'width', 'height'].map((name) => Number(attribute(tag, name))))
    // A bar is no box for text.
    .filter(([, , , height = 0]) => height > 14);
  const texts = [...svg.matchAll(/<text ([^>]*)>([^<]*)<\/text>/g)].map(([, tag = '', content = '']) =>
    placeText(tag, content),
  );
  const outside = texts.flatMap(({ text, left, right, baseline, size }) => {
    const [midX, midY] = [(left + right) / 2, baseline - size * 0.35];
    const around = boxes.filter(
      ([x = 0, y = 0, width = 0, height = 0]) => midX > x && midX < x + width && midY > y && midY < y + height,
    );
    const areas = around.map(([, , width = 0, height = 0]) => width * height);
    const [x = 0, , width = Number(pageWidth)] = around[areas.indexOf(Math.min(...areas))] ?? [];
    return left < x + PADDING || right > x + width - PADDING ? [`'${text}' touches the border of its box`] : [];
  });
  const overlaps = texts.flatMap((one, index) =>
    texts
      .slice(index + 1)
      .filter((other) => Math.abs(one.baseline - other.baseline) < Math.max(one.size, other.size) * 0.8)
      .filter((other) => one.left < other.right + PADDING && other.left < one.right + PADDING)
      .map((other) => `'${one.text}' runs into '${other.text}'`),
  );
  return [...outside, ...overlaps];
}
