/**
 * Explains an error of MDX's parser to an author: what is in the text, why MDX cannot read it, how to write it. Most of
 * these errors are a `<` or `{` that was meant as text.
 */
import { messageOf } from '../../../../shared/messageOf.ts';
import { VOID_TAGS } from '../../../../shared/html/tags.ts';
import type { Problem } from '../../siteCode/types.ts';
import { placeAt, readParserError, type ParserError, type TextPlace } from './parserError.ts';

type Explanation = Omit<Problem, 'filePath'>;

const HTML_TAGS =
  /^(?:a|abbr|article|aside|audio|b|bdi|blockquote|button|canvas|caption|center|cite|code|colgroup|dd|del|details|dfn|div|dl|dt|em|figcaption|figure|font|footer|form|h[1-6]|header|i|iframe|ins|kbd|label|li|main|mark|nav|object|ol|option|p|picture|pre|q|s|samp|section|select|small|span|strong|sub|summary|sup|svg|table|tbody|td|textarea|tfoot|th|thead|time|tr|u|ul|var|video)$/;

export function explainSyntaxError(error: unknown, text: string): Explanation {
  const parserError = readParserError(error);
  if (!parserError) return { code: 'mdx-syntax', message: messageOf(error) };
  const explanation = explain(parserError, text);
  return { ...placeOf(explanation.at ?? parserError), code: 'mdx-syntax', message: explanation.message };
}

function placeOf({ line, column }: Partial<TextPlace>): Pick<Explanation, 'line' | 'column'> {
  return line === undefined ? {} : { line, column };
}

interface Finding {
  message: string;
  at?: TextPlace;
}

function explain(error: ParserError, text: string): Finding {
  if (error.rule === 'end-tag-mismatch' || error.rule === 'unexpected-closing-slash')
    return explainTagPair(error, text);
  if (error.source === 'micromark-extension-mdx-jsx') return explainTag(error, text);
  if (error.source === 'micromark-extension-mdx-expression') return explainBraces(error, text);
  if (error.source === 'micromark-extension-mdxjs-esm') return explainModuleCode(error, text);
  return { message: error.reason };
}

/** Explains a tag that cannot be parsed. */
function explainTag({ reason, offset }: ParserError, text: string): Finding {
  const open = text.lastIndexOf('<', Math.max(0, offset - 1));
  const at = open < 0 ? undefined : placeAt(text, open);
  const line = open < 0 ? '' : (text.slice(open, open + 80).split('\n', 1)[0] ?? '');
  if (line.startsWith('<!--')) {
    const isClosed = text.indexOf('-->', open) > 0;
    const message = isClosed
      ? 'MDX cannot read this comment here. Write it as `{/* … */}`.'
      : 'This comment is never closed. End it with `-->`.';
    return { at, message };
  }
  const address = /^<((?:https?|ftp|mailto):[^\s>]*|[^\s<>@]+@[^\s<>]+)>/.exec(line)?.[1];
  if (address) {
    const target = address.includes(':') ? address : `mailto:${address}`;
    return { at, message: `MDX has no \`<…>\` links. Write \`[${address}](${target})\`, or the bare address.` };
  }
  if (reason.includes('before attribute value')) {
    const name = /([\w:.-]+)\s*=\s*$/.exec(text.slice(0, offset))?.[1] ?? 'x';
    const value = /^[^\s"'>{]+/.exec(text.slice(offset))?.[0] ?? '…';
    return { at, message: `The value of \`${name}\` needs quotes in MDX: \`${name}="${value}"\`.` };
  }
  if (reason.includes('closing quote')) {
    return { at, message: 'A quote in this tag is never closed. Add the closing quote.' };
  }
  if (reason.startsWith('Unexpected end of file') || reason.includes('end of file')) {
    const name = /^<\/?[\w.:-]*/.exec(line)?.[0] ?? '<';
    return { at, message: `\`${name}\` starts a tag that never ends. ${asText('<')}` };
  }
  const shown = [...line].slice(0, 2).join('').trimEnd();
  return { at, message: `\`${shown}\` starts a tag in MDX, and this is not one. ${asText('<')}` };
}

/** Explains tags that do not match. */
function explainTagPair({ reason, rule, offset }: ParserError, text: string): Finding {
  if (rule === 'unexpected-closing-slash') {
    const open = text.lastIndexOf('<', offset);
    const tag = /^<\/[\w.:-]*\s*>/.exec(text.slice(open))?.[0] ?? '</…>';
    return {
      at: placeAt(text, open),
      message: `\`${tag}\` closes a tag that was not opened here. Remove it, or open it first.`,
    };
  }
  const crossed = /^Unexpected closing tag `(.+?)`, expected corresponding closing tag for `<(.*?)>` \((\d+):/.exec(
    reason,
  );
  if (crossed) {
    const [, closing, open, line] = crossed;
    return {
      message: `\`${closing}\` stands here, but \`<${open}>\` of line ${line} is still open. Write \`</${open}>\` before it.`,
    };
  }
  const after = /^Expected the closing tag `<\/(.*?)>` either after the end of/.exec(reason);
  if (after) {
    const tag = after[1];
    return {
      message: `\`</${tag}>\` closes inside a block what was opened outside of it. Put \`</${tag}>\` on a line of its own.`,
    };
  }
  const unclosed = /^Expected a closing tag for `<(.*?)>` \((\d+):(\d+)/.exec(reason);
  if (!unclosed) return { message: reason };
  const name = unclosed[1] ?? '';
  const at = { line: Number(unclosed[2]), column: Number(unclosed[3]) };
  if (VOID_TAGS.has(name)) return { at, message: `\`<${name}>\` must be closed in MDX: write \`<${name} />\`.` };
  const inBlock = /before the end of `(\w+)`/.exec(reason)?.[1];
  if (!HTML_TAGS.test(name) && !/^[A-Z]\w*(?:\.\w+)+$/.test(name) && inBlock) {
    return { at, message: `\`<${name}>\` is read as a tag, and it is never closed. ${asText('<')}` };
  }
  const where = inBlock ? ' in the same block: put both tags on lines of their own, or both on one line' : '';
  return { at, message: `\`<${name}>\` is never closed. Add \`</${name}>\`${where}.` };
}

/** Explains a brace that does not contain JavaScript. */
function explainBraces({ reason, rule, offset }: ParserError, text: string): Finding {
  const open = openBrace(text, offset);
  const at = open < 0 ? undefined : placeAt(text, open);
  if (rule === 'non-spread') {
    return {
      at,
      message: 'Inside a tag, braces can only spread properties: `{...props}`. For one value write `name={value}`.',
    };
  }
  const written = open < 0 ? '' : text.slice(open, open + 60);
  const id = /^\{#[^}\n]*\}/.exec(written)?.[0];
  if (id && isEndOfHeading(text, open, id)) {
    const name = id.slice(2, -1).trim();
    return {
      at,
      message: `\`${id}\` is no id in this site, because \`future.v4\` or \`markdown.mdx1Compat.headingIds\` switches this syntax off. Write \`{/* #${name} */}\`, or run "octavo write-heading-ids --syntax mdx-comment --migrate".`,
    };
  }
  if (id) return { at, message: `\`${id}\` is an id only at the end of a heading. ${asText('{')}` };
  if (reason.startsWith('Unexpected end of file') || /end of file|lazy line/.test(reason)) {
    return { at, message: `\`{\` starts a JavaScript expression in MDX, and it is never closed. ${asText('{')}` };
  }
  const inside = /^\{[^{}\n]{0,40}\}/.exec(written)?.[0];
  const subject = inside ? `\`${inside}\`` : 'what follows it';
  return { at, message: `\`{\` starts a JavaScript expression in MDX, and ${subject} is not one. ${asText('{')}` };
}

function explainModuleCode({ rule, cause, offset }: ParserError, text: string): Finding {
  const lineStart = text.lastIndexOf('\n', offset - 1) + 1;
  const word = /(?:^|\n)(import|export)\b[^]*$/.exec(text.slice(0, Math.max(offset, lineStart + 6)))?.[1] ?? 'import';
  const hint = `If it is text, do not start the paragraph with "${word}"; code belongs in a code block.`;
  if (rule === 'non-esm') {
    return { message: `Only \`import\` and \`export\` may stand here; an empty line ends them. ${hint}` };
  }
  const reason = cause ? ` (${cause})` : '';
  return {
    message: `A line that starts with \`${word}\` is JavaScript in MDX, and this is not valid${reason}. ${hint}`,
  };
}

/** Finds the brace whose content failed: the last open one before the error. */
function openBrace(text: string, offset: number): number {
  let depth = 0;
  for (let i = Math.min(offset, text.length) - 1; i >= 0; i--) {
    if (text[i] === '}') depth++;
    if (text[i] === '{' && depth-- === 0) return i;
  }
  return text.lastIndexOf('{', offset);
}

function asText(sign: '<' | '{'): string {
  const entity = sign === '<' ? '`&lt;`' : '`&#123;`';
  return `To show the sign itself write \`\\${sign}\` or ${entity}, or put the text in backticks.`;
}

function isEndOfHeading(text: string, open: number, id: string): boolean {
  const before = text.slice(text.lastIndexOf('\n', open - 1) + 1, open);
  return /^ {0,3}#{1,6}\s/.test(before) && /^[ \t]*(?:\r?\n|$)/.test(text.slice(open + id.length));
}
