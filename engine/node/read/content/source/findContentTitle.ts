export interface ContentTitle {
  title: string;
  /** The offset in the body after the title. */
  end: number;
}

/** The `h1` at the start of a page, if any: `# Title`, or a line underlined with `=`. Only imports may precede it. */
export function findContentTitle(body: string): ContentTitle | undefined {
  const start = skipBlank(body, skipImports(body));
  const first = lineFrom(body, start);
  const hash = /^#[ \t]+([^ \t].*)$/.exec(first.text);
  if (hash) {
    const text = (hash[1] ?? '').trim().replace(/\s*(?:\{#*[\w-]+\}|#+)$/, '');
    return { title: withoutCode(text), end: first.end };
  }
  const underline = first.end < body.length ? lineFrom(body, first.end) : undefined;
  if (underline && /^=+$/.test(underline.text)) {
    const text = first.text.trim().replace(/\s*(?:\{#[\w-]+\}|=+)$/, '');
    return { title: withoutCode(text), end: underline.end };
  }
  return undefined;
}

/** Blocks that start with `import` and end at an empty line. */
function skipImports(body: string): number {
  let at = skipBlank(body, 0);
  while (/^import\s/.test(body.slice(at, at + 7))) {
    const gap = /\r?\n\r?\n/g;
    gap.lastIndex = at;
    const end = gap.exec(body);
    if (!end) return at;
    at = skipBlank(body, end.index);
  }
  return at;
}

function skipBlank(body: string, from: number): number {
  const text = /\S/g;
  text.lastIndex = from;
  return text.exec(body)?.index ?? body.length;
}

function lineFrom(body: string, start: number): { text: string; end: number } {
  const at = body.indexOf('\n', start);
  const end = at < 0 ? body.length : at + 1;
  return { text: body.slice(start, at < 0 ? end : at).replace(/\r$/, ''), end };
}

function withoutCode(text: string): string {
  return text.replace(/`([^`]*)`/g, '$1').trim();
}
