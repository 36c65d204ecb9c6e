import { createHighlighterCore, type HighlighterCore, type ThemedToken } from 'shiki/core';
import { CODE_THEME, codeTheme, tokenClass } from './codeTheme.ts';
import { findLanguage } from './languages.ts';
import { loadOniguruma } from './loadOniguruma.ts';
import { sharePatterns } from './sharePatterns.ts';

export interface Highlighter {
  /** Makes these languages ready for `highlight`. Unknown ones are left out. */
  load(languages: Iterable<string>): Promise<void>;
  /** `unknown`: nobody has a grammar. `missing`: `load` it first. */
  status(language: string): 'ready' | 'missing' | 'unknown';
  /** HTML of each line. Plain text for languages that are not ready. */
  highlight(code: string, language: string): string[];
}

/** Lines longer than this are data, not code; a grammar may need seconds for one. */
const MAX_LINE = 5000;
const MAX_CODE = 500_000;
const MAX_CACHED = 2000;

/**
 * Highlighting by grammar, with classes. Oniguruma compiled to WebAssembly: over the code of 150 readmes it took
 * two thirds of the time of the engine in JavaScript at first sight, and two fifths once warm.
 */
export function createHighlighter(): Highlighter {
  let core: HighlighterCore | undefined;
  // Pages compile side by side: whoever comes second waits for the same core and the same grammar.
  let starting: Promise<HighlighterCore> | undefined;
  const loading = new Map<string, Promise<void>>();
  const ready = new Map<string, string>();
  const cache = new Map<string, string[]>();

  async function load(languages: Iterable<string>): Promise<void> {
    for (const name of languages) {
      const language = findLanguage(name);
      if (language === undefined || language === 'plain' || ready.has(name)) continue;
      starting ??= createHighlighterCore({
        themes: [codeTheme],
        langs: [],
        engine: loadOniguruma().then(sharePatterns),
      });
      const started = await starting;
      core = started;
      const grammar = loading.get(language.id) ?? started.loadLanguage(language.load);
      loading.set(language.id, grammar);
      await grammar;
      ready.set(name, language.id);
    }
  }

  function status(language: string): 'ready' | 'missing' | 'unknown' {
    const found = findLanguage(language);
    if (found === undefined) return 'unknown';
    return found === 'plain' || ready.has(language) ? 'ready' : 'missing';
  }

  function highlight(code: string, language: string): string[] {
    const id = ready.get(language);
    if (id === undefined || core === undefined || code.length > MAX_CODE) return code.split(/\r?\n/).map(escapeHtml);
    const key = `${id}\n${code}`;
    const known = cache.get(key);
    if (known) return known;
    const lines = core
      .codeToTokensBase(code, { lang: id, theme: CODE_THEME, tokenizeMaxLineLength: MAX_LINE, tokenizeTimeLimit: 0 })
      .map(renderTokens);
    // The same snippet tends to come back soon, in another version or on the next page.
    if (cache.size >= MAX_CACHED) cache.delete(cache.keys().next().value ?? '');
    cache.set(key, lines);
    return lines;
  }

  return { load, status, highlight };
}

/** One line. Neighbours of one class share an element, and white space needs none. */
function renderTokens(tokens: ThemedToken[]): string {
  let html = '';
  let text = '';
  let current: string | undefined;
  for (const { content, color } of tokens) {
    const className = content.trim() === '' ? current : tokenClass(color);
    if (className !== current) {
      html += wrap(text, current);
      text = '';
      current = className;
    }
    text += content;
  }
  return html + wrap(text, current);
}

function wrap(text: string, className: string | undefined): string {
  if (text === '' || className === undefined) return escapeHtml(text);
  const end = text.length - text.trimEnd().length;
  const inner = end === 0 ? text : text.slice(0, -end);
  return `<span class="${className}">${escapeHtml(inner)}</span>${end === 0 ? '' : text.slice(-end)}`;
}

function escapeHtml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
}
