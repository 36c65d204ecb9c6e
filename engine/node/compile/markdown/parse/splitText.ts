/**
 * The parser's time grows with the square of a text that has many lists or quotes: a page of 300 KB takes seconds, one
 * of 5 MB hours. A long text is therefore cut where no construct can be open: before a heading at the start of a line,
 * outside code, comments and directives.
 */
export interface TextChunk {
  text: string;
  /** The number of lines and characters before it. */
  line: number;
  offset: number;
}

const FENCE = /^ {0,3}(`{3,}|~{3,})(.*)$/;
const HEADING = /^#{1,6}[ \t]/;
const DIRECTIVE = /^ {0,3}(:{3,})(.*)$/;
const RAW_BLOCK = /<(!--|pre|script|style|textarea|\?|!\[CDATA\[)/i;
const RAW_ENDS: Record<string, string> = { '!--': '-->', '?': '?>', '![cdata[': ']]>' };

/** Chunks of about `size` characters. Together they are the text. */
export function splitText(text: string, size: number): TextChunk[] {
  const chunks: TextChunk[] = [];
  let start = { line: 0, offset: 0 };
  let fence: string | undefined;
  let rawEnd: string | undefined;
  let directives = 0;
  let isAfterBlank = true;
  let line = 0;
  for (let offset = 0; offset < text.length; line++) {
    const end = text.indexOf('\n', offset);
    const next = end < 0 ? text.length : end + 1;
    const content = text.slice(offset, end < 0 ? next : end).replace(/\r$/, '');
    const isOpen = fence !== undefined || rawEnd !== undefined || directives > 0;
    if (!isOpen && isAfterBlank && offset - start.offset >= size && HEADING.test(content)) {
      chunks.push({ ...start, text: text.slice(start.offset, offset) });
      start = { line, offset };
    }
    readLine(content);
    isAfterBlank = content.trim() === '';
    offset = next;
  }
  chunks.push({ ...start, text: text.slice(start.offset) });
  return chunks;

  function readLine(content: string): void {
    if (rawEnd !== undefined) {
      if (content.toLowerCase().includes(rawEnd)) rawEnd = undefined;
      return;
    }
    const mark = FENCE.exec(content);
    if (fence !== undefined) {
      if (mark?.[1]?.startsWith(fence) && mark[2]?.trim() === '') fence = undefined;
      return;
    }
    if (mark && !(mark[1]?.startsWith('`') && mark[2]?.includes('`'))) {
      fence = mark[1];
      return;
    }
    const directive = DIRECTIVE.exec(content);
    if (directive) directives = Math.max(0, directives + (directive[2]?.trim() === '' ? -1 : 1));
    const raw = RAW_BLOCK.exec(content);
    if (raw) {
      const name = raw[1]?.toLowerCase() ?? '';
      const close = RAW_ENDS[name] ?? `</${name}`;
      if (!content.toLowerCase().includes(close, raw.index)) rawEnd = close;
    }
  }
}
