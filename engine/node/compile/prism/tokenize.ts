import type { LineToken, Prism, PrismToken } from './types.ts';

/** Code as lines of tokens, in the form that `prism-react-renderer` passes to its renderer. */
export function tokenize(prism: Prism | undefined, code: string, language: string): LineToken[][] {
  const grammar = prism && Object.hasOwn(prism.languages, language) ? prism.languages[language] : undefined;
  if (!prism || typeof grammar !== 'object') return toLines([code]);
  const env = { code, language, grammar, tokens: [] as PrismToken[] };
  prism.hooks.run('before-tokenize', env);
  // The tokens before any hook changes them, as in `prism-react-renderer`.
  env.tokens = prism.tokenize(code, grammar);
  prism.hooks.run('after-tokenize', env);
  return toLines(env.tokens);
}

const NEW_LINE = /\r\n|\r|\n/;
const PLAIN: readonly string[] = ['plain'];

function toLines(tokens: readonly PrismToken[]): LineToken[][] {
  const lines: LineToken[][] = [[]];
  for (const token of tokens) place(token, PLAIN);
  // Empty code has one line.
  for (const line of lines) if (line.length === 0) line.push({ types: PLAIN, content: '' });
  return lines;

  /** `around`: the enclosing token's types. */
  function place(token: PrismToken, around: readonly string[]): void {
    if (typeof token !== 'string') {
      const types = withType(withType(around === PLAIN ? [] : around, token.type), token.alias);
      const { content } = token;
      if (typeof content === 'string') placeText(content, types);
      else for (const part of Array.isArray(content) ? content : [content]) place(part, types);
    } else placeText(token, around);
  }

  function placeText(text: string, types: readonly string[]): void {
    const [first = '', ...rest] = text.split(NEW_LINE);
    lines.at(-1)!.push({ types, content: first });
    for (const content of rest) lines.push([{ types, content }]);
  }
}

/** A type that the token already has is not repeated. */
function withType(types: readonly string[], more: string | readonly string[] | undefined): readonly string[] {
  if (!more || more === types.at(-1)) return types;
  return types.concat(more);
}
