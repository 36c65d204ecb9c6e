import { createHighlighterCore, type HighlighterCore } from 'shiki/core';
import type { RegexEngine } from 'shiki/types';
import { createPrismHighlighter } from '../../prism/highlightWithPrism.ts';
import type { SitePrism } from '../../prism/types.ts';
import { CODE_THEME, codeTheme, tokenClass } from './codeTheme.ts';
import { embeddedLanguages, findLanguage, type Language } from './languages.ts';
import { loadOniguruma } from './loadOniguruma.ts';
import { escapeHtml, renderTokens } from './renderTokens.ts';
import { sharePatterns } from './sharePatterns.ts';

export interface Highlighter {
  /** Makes grammars ready: languages by name, and what `highlight` has found missing. Unknown ones are left out. */
  load(wanted: Iterable<string>): Promise<void>;
  /** HTML of each line; plain text where it cannot be done. */
  highlight(code: string, language: string, told?: HighlightListener): string[];
}

/** Learns why code is plain text. */
export interface HighlightListener {
  /** No grammar is ready: this is to `load`. */
  onMissing?(wanted: string): void;
  /** The site's Prism fails. */
  onFailure?(reason: string): void;
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
 *
 * Languages of the site's own Prism are left to that.
 */
export function createHighlighter(prism?: SitePrism): Highlighter {
  const highlightWithPrism = prism && createPrismHighlighter(prism);
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

  function highlight(code: string, language: string, told?: HighlightListener): string[] {
    const plain = () => code.split(/\r?\n/).map(escapeHtml);
    if (code.length > MAX_CODE) return plain();
    if (prism && highlightWithPrism && Object.hasOwn(prism.languages, language)) {
      try {
        return remember(`prism ${language}`, code, () => highlightWithPrism(code, language));
      } catch (error) {
        told?.onFailure?.(String((error as Error | undefined)?.message ?? error));
        return plain();
      }
    }
    const key = keyOf(code, language);
    if (key === undefined) return plain();
    const core = ready.get(key);
    if (core === undefined) {
      told?.onMissing?.(key);
      return plain();
    }
    const [lang = ''] = key.split(' ');
    const options = { lang, theme: CODE_THEME, tokenizeMaxLineLength: MAX_LINE, tokenizeTimeLimit: 0 };
    return remember(key, code, () =>
      core.codeToTokensBase(code, options).map((tokens) => renderTokens(tokens, ({ color }) => tokenClass(color))),
    );
  }

  /** The same snippet tends to come back soon, in another version or on the next page. */
  function remember(key: string, code: string, toLines: () => string[]): string[] {
    const known = cache.get(`${key}\n${code}`);
    if (known) return known;
    const lines = toLines();
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
