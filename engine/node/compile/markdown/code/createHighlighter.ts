import { createHighlighterCore, type HighlighterCore, type ThemedToken } from 'shiki/core';
import type { RegexEngine } from 'shiki/types';
import { CODE_THEME, codeTheme, tokenClass } from './codeTheme.ts';
import { embeddedLanguages, findLanguage, type Language } from './languages.ts';
import { loadOniguruma } from './loadOniguruma.ts';
import { sharePatterns } from './sharePatterns.ts';

export interface Highlighter {
  /** Makes grammars ready: languages by name, and what `highlight` has found missing. Unknown ones are left out. */
  load(wanted: Iterable<string>): Promise<void>;
  /** HTML of each line. Plain text where no grammar is ready: `onMissing` learns what to `load`. */
  highlight(code: string, language: string, onMissing?: (wanted: string) => void): string[];
}

/** Lines longer than this are data, not code; a grammar may need seconds for one. */
const MAX_LINE = 5000;
const MAX_CODE = 500_000;
const MAX_CACHED = 2000;

/**
 * Highlighting by grammar, with classes. Oniguruma compiled to WebAssembly: over the code of 150 readmes it took
 * two thirds of the time of the engine in JavaScript at first sight, and two fifths once warm.
 *
 * Every language has a registry of grammars of its own. In a common one a grammar finds whatever others have loaded before
 * it, so that code would look otherwise after another page.
 */
export function createHighlighter(): Highlighter {
  let engine: Promise<RegexEngine> | undefined;
  // Pages compile side by side: whoever comes second waits for the same grammar.
  const loading = new Map<string, Promise<void>>();
  const ready = new Map<string, HighlighterCore>();
  const cache = new Map<string, string[]>();

  async function load(wanted: Iterable<string>): Promise<void> {
    for (const names of wanted) {
      const found = names.split(' ').map(findLanguage);
      const languages = found.filter((language) => language !== undefined && language !== 'plain');
      if (languages.length === 0) continue;
      const key = languages.map(({ id }) => id).join(' ');
      const started = loading.get(key) ?? start(key, languages);
      loading.set(key, started);
      await started;
    }
  }

  async function start(key: string, languages: Language[]): Promise<void> {
    engine ??= loadOniguruma().then(sharePatterns);
    const langs = languages.map((language) => language.load);
    ready.set(key, await createHighlighterCore({ themes: [codeTheme], langs, engine, warnings: false }));
  }

  function highlight(code: string, language: string, onMissing?: (wanted: string) => void): string[] {
    const key = code.length > MAX_CODE ? undefined : keyOf(code, language);
    const core = key === undefined ? undefined : ready.get(key);
    if (key !== undefined && core === undefined) onMissing?.(key);
    if (key === undefined || core === undefined) return code.split(/\r?\n/).map(escapeHtml);
    const known = cache.get(`${key}\n${code}`);
    if (known) return known;
    const [lang = ''] = key.split(' ');
    const lines = core
      .codeToTokensBase(code, { lang, theme: CODE_THEME, tokenizeMaxLineLength: MAX_LINE, tokenizeTimeLimit: 0 })
      .map(renderTokens);
    // The same snippet tends to come back soon, in another version or on the next page.
    if (cache.size >= MAX_CACHED) cache.delete(cache.keys().next().value ?? '');
    cache.set(`${key}\n${code}`, lines);
    return lines;
  }

  return { load, highlight };
}

/** The grammars that a piece of code needs: that of its language, and those of the code inside it. */
function keyOf(code: string, language: string): string | undefined {
  const found = findLanguage(language);
  if (found === undefined || found === 'plain') return undefined;
  return [found.id, ...embeddedLanguages(code, found.id)].join(' ');
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
