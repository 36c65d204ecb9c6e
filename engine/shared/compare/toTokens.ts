import type { Child, Element, Token } from './article.ts';
import { isDecoration, isWhole, signatureOf, wholeKey, type ReadValue } from './meaning.ts';

export interface InlineContent {
  tokens: Token[];
  before: Element[];
  after: Element[];
}

/** Characters of languages without spaces count as words. */
const ALONE = '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Thai}';
const LETTER = `[[\\p{L}\\p{M}\\p{N}_]--[${ALONE}]]`;
/** Spaces, an entity, a word (`8,192` and `gpu-setup` are one), or any other sign: there is always one. */
const TOKEN = new RegExp(`\\s+|&(?:#\\w+|\\w+);|${LETTER}+(?:[.,:'’\\/\\-]+${LETTER}+)*|.`, 'gvs');
const WORD = new RegExp('^[\\p{L}\\p{M}\\p{N}_]', 'u');

/** Inline content, in one or several lines of running text. */
export function toTokens(children: readonly Child[], read: ReadValue): InlineContent {
  const result: InlineContent = { tokens: [], before: [], after: [] };
  const { tokens } = result;
  let hasSpace = false;

  /** `signature` describes the elements in `path`. */
  function add(content: Child, text: string, path: readonly Element[], signature: string): void {
    // Spaces matter in code; elsewhere they may change with the words next to them.
    const isInCode = hasSpace && signature.includes('<code>') && tokens.at(-1)?.path === path;
    const key = `${signature}${isInCode ? ' ' : ''}${text}`;
    tokens.push({ key, hasSpace, isWord: typeof content === 'string' && WORD.test(content), path, content });
    hasSpace = false;
  }

  function visit(child: Child, path: readonly Element[], signature: string): void {
    if (typeof child === 'string') {
      for (const text of split(child)) {
        if (text.trimStart() === '') hasSpace = true;
        else add(text, text, path, signature);
      }
    } else if (isDecoration(child)) (tokens.length === 0 ? result.before : result.after).push(child);
    else if (isWhole(child)) add(child, wholeKey(child, read), path, signature);
    else {
      const inner = [...path, child];
      const all = signature + signatureOf(child, read);
      for (const each of child.children) visit(each, inner, all);
    }
  }
  for (const child of children) visit(child, [], '');
  return result;
}

/** Words of plain text, in the form that is compared. */
export function wordsIn(text: string): string[] {
  return split(text).filter((token) => WORD.test(token));
}

function split(text: string): string[] {
  const found: string[] = [];
  let start = 0;
  TOKEN.lastIndex = 0;
  // Creates no array for each match, because a site has millions of words.
  while (TOKEN.test(text)) {
    found.push(text.slice(start, TOKEN.lastIndex));
    start = TOKEN.lastIndex;
  }
  return found;
}
