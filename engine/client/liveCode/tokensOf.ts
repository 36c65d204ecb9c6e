/**
 * Tokens of a line of JavaScript with JSX, by Prism's names. For lines that a reader has changed; all others keep
 * Prism's tokens. Tokens that span lines are not recognised.
 */
type Token = [type: string | undefined, text: string];

const PATTERNS: [type: string, source: string][] = [
  ['comment', String.raw`\/\/.*|\/\*.*?(?:\*\/|$)`],
  ['string', String.raw`"(?:\\.|[^"\\])*"?|'(?:\\.|[^'\\])*'?`],
  ['template-string', '`(?:\\\\.|[^`\\\\])*`?'],
  ['tag', String.raw`<\/?[A-Za-z][\w.]*|<\/?>|\/>`],
  [
    'keyword',
    words(
      'as async await break case catch class const continue default delete do else export extends finally for from function if import in instanceof let new of return static super switch this throw try typeof var void while yield',
    ),
  ],
  ['boolean', words('true false')],
  ['number', String.raw`\b\d[\d_]*(?:\.\d+)?\b`],
  ['attr-name', String.raw`\b[\w-]+(?==["'{])`],
  ['function', String.raw`\b[\w$]+(?=\s*\()`],
  ['operator', String.raw`=>|[=!]==?|&&|\|\||\?\?|\?\.|\.\.\.|[-+*/%<>=!?:|&^~]`],
  ['punctuation', String.raw`[{}[\]();,.]`],
];

function words(list: string): string {
  return String.raw`\b(?:${list.replace(/ /g, '|')})\b`;
}

const TOKEN = new RegExp(PATTERNS.map(([, source]) => `(${source})`).join('|'), 'g');

export function tokensOf(line: string): Token[] {
  const tokens: Token[] = [];
  let end = 0;
  for (const match of line.matchAll(TOKEN)) {
    if (match.index > end) tokens.push([undefined, line.slice(end, match.index)]);
    const at = match.slice(1).findIndex((group) => group !== undefined);
    tokens.push([PATTERNS[at]?.[0], match[0]]);
    end = match.index + match[0].length;
  }
  if (end < line.length) tokens.push([undefined, line.slice(end)]);
  return tokens;
}
