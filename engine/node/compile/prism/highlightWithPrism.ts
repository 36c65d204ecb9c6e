import { callWithLimit } from '../../ground/callWithLimit.ts';
import { renderTokens } from '../markdown/code/renderTokens.ts';
import { startPrism } from './startPrism.ts';
import { TOKEN_CLASSES } from './tokenClasses.ts';
import type { Prism, PrismToken, SitePrism } from './types.ts';

/** How long one piece of code may take: a language of the site's own may look for very much. */
const MAX_MS = 10_000;

interface PlacedToken {
  content: string;
  className: string | undefined;
}

/** Highlights in the languages of the site's Prism, which is started with the first piece of code. */
export function createPrismHighlighter(site: SitePrism): (code: string, language: string) => string[] {
  const classes = new Map(Object.entries({ ...TOKEN_CLASSES, ...site.classes }));
  let prism: Prism | undefined;
  return (code, language) =>
    callWithLimit(() => {
      prism ??= startPrism({ ...site, readComponent: (name) => site.components[name] });
      const lines = toLines(tokenize(prism, code, language), classes);
      return lines.map((line) => renderTokens(line, ({ className }) => className || undefined));
    }, MAX_MS);
}

/** As `prism-react-renderer` does it. */
function tokenize(prism: Prism, code: string, language: string): PrismToken[] {
  const env = { code, language, grammar: prism.languages[language] ?? {}, tokens: [] as PrismToken[] };
  prism.hooks.run('before-tokenize', env);
  env.tokens = prism.tokenize(env.code, env.grammar);
  prism.hooks.run('after-tokenize', env);
  return env.tokens;
}

function toLines(tokens: PrismToken[], classes: ReadonlyMap<string, string>): PlacedToken[][] {
  const lines: PlacedToken[][] = [[]];
  place(tokens, undefined);
  return lines;

  function place(token: PrismToken | PrismToken[], className: string | undefined): void {
    if (Array.isArray(token)) {
      for (const part of token) place(part, className);
    } else if (typeof token === 'string') {
      for (const [at, content] of token.split('\n').entries()) {
        if (at > 0) lines.push([]);
        if (content !== '') lines.at(-1)!.push({ content, className });
      }
    } else {
      const types = [token.type, ...[token.alias ?? []].flat()];
      // What is said last counts; of a kind that nobody colours, what it is inside of.
      const known = types.findLast((type) => classes.has(type));
      place(token.content, known === undefined ? className : classes.get(known));
    }
  }
}
