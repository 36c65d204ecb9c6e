/** One line as HTML. Neighbours of one class share an element, and white space needs none. */
export function renderTokens<Token extends { content: string }>(
  tokens: readonly Token[],
  classOf: (token: Token) => string | undefined,
): string {
  let html = '';
  let text = '';
  let current: string | undefined;
  for (const token of tokens) {
    const className = token.content.trim() === '' ? current : classOf(token);
    if (className !== current) {
      html += wrap(text, current);
      text = '';
      current = className;
    }
    text += token.content;
  }
  return html + wrap(text, current);
}

function wrap(text: string, className: string | undefined): string {
  if (text === '' || className === undefined) return escapeHtml(text);
  const end = text.length - text.trimEnd().length;
  const inner = end === 0 ? text : text.slice(0, -end);
  return `<span class="${className}">${escapeHtml(inner)}</span>${end === 0 ? '' : text.slice(-end)}`;
}

export function escapeHtml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
}
