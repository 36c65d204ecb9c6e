import { callWithLimit } from '../../ground/callWithLimit.ts';
import { escapeText } from '../markdown/output/entities.ts';
import { componentFor, isAlone, prismLanguageNames, readComponent, withRequired } from './componentsOf.ts';
import { OTHER_NAMES, PLAIN_NAMES } from './otherNames.ts';
import { addComponent, startPrism } from './startPrism.ts';
import { createThemeRules } from './themeRules.ts';
import { tokenize } from './tokenize.ts';
import type { CodeStyle, LineToken, Prism, SitePrism } from './types.ts';

/** The time limit for one piece of code: patterns of the site's own languages may be slow. */
const MAX_MS = 30_000;

/**
 * Prism's own patterns do not take exponential time, so code up to this length needs no limit, which would cost a
 * thread.
 */
const SHORT_CODE = 5000;

/** The Prism instance for all languages that do not affect others. */
const SHARED = '*';

/** A longer text is data, not code. */
const MAX_CODE = 500_000;
const MAX_CACHED = 2000;

export interface Highlighter {
  /** The HTML of each line. If highlighting fails, the lines are plain text and `onFailure` receives the reason. */
  highlight(code: string, language: string, onFailure?: (reason: string) => void): string[];
  /** Whether the language has colours, or deliberately none. */
  isKnown(language: string): boolean;
  /** For hints. */
  languageNames(): string[];
}

/**
 * Highlights as `prism-react-renderer` does: under the look `classic` in the languages that Docusaurus has, under
 * `octavo` in all of Prism's, loaded on demand. The colours of code must not depend on earlier pages, so languages
 * loaded on demand are in another Prism instance than those of the configuration, and each one that affects others has
 * its own.
 */
export function createHighlighter(style: CodeStyle, site?: SitePrism): Highlighter {
  const prisms = new Map<string, Prism>();
  const cache = new Map<string, string[]>();
  const start = () => {
    const own = site && { ...site, readComponent: (name: string) => site.components[name] };
    return startPrism({ languages: style.languages, site: own });
  };
  /** There are only a few kinds of tokens. */
  const tags = new Map<string, string>();
  const themes = [style.theme, style.darkTheme].map((theme) => theme && createThemeRules(theme));

  /** The Prism instance with one of Prism's files; without a file, that of the configuration. */
  function prismWith(file?: string): Prism {
    const key = file === undefined ? '' : isAlone(file) ? file : SHARED;
    const prism = prisms.get(key) ?? start();
    prisms.set(key, prism);
    for (const name of file === undefined ? [] : withRequired(file)) {
      // The languages that it extends may be loaded without a file.
      if (name === file || !Object.hasOwn(prism.languages, name)) addComponent(prism, name, readComponent(name) ?? '');
    }
    return prism;
  }

  /** The Prism instance with the language, and its name there. */
  function find(language: string): [Prism, name: string] | undefined {
    const names = style.look === 'octavo' ? [language, OTHER_NAMES[language]] : [language];
    for (const name of names) {
      if (name === undefined) continue;
      if (Object.hasOwn(prismWith().languages, name)) return [prismWith(), name];
      const file = style.look === 'octavo' ? componentFor(name) : undefined;
      if (file !== undefined) return [prismWith(file), name];
    }
    return undefined;
  }

  return {
    highlight(code, language, onFailure) {
      if (code.length > MAX_CODE) return toPlainLines(code);
      try {
        return highlightOnce(code, language);
      } catch (error) {
        // The site's own languages may throw anything.
        onFailure?.(String((error as Error | undefined)?.message ?? error));
        return toPlainLines(code);
      }
    },
    isKnown: (language) =>
      PLAIN_NAMES.has(language) ||
      Object.hasOwn(OTHER_NAMES, language) ||
      componentFor(language) !== undefined ||
      Object.hasOwn(prismWith().languages, language),
    languageNames: () => [...prismLanguageNames(), ...Object.keys(prismWith().languages)],
  };

  /** The same snippet often appears again soon, in another version or on the next page. */
  function highlightOnce(code: string, language: string): string[] {
    const key = `${language}\n${code}`;
    const known = cache.get(key);
    if (known) return known;
    const lines = site || code.length > SHORT_CODE ? callWithLimit(run, MAX_MS) : run();
    if (cache.size >= MAX_CACHED) cache.delete(cache.keys().next().value ?? '');
    cache.set(key, lines);
    return lines;

    function run(): string[] {
      const [prism, name] = find(language) ?? [undefined, language];
      return tokenize(prism, code, name).map((line) => renderLine(line, language));
    }
  }

  function renderLine(tokens: readonly LineToken[], language: string): string {
    let html = '';
    for (const { types, content } of tokens) {
      const text = escapeText(content);
      html += isPlain(types, style.look) ? text : `${openTag(types, language)}${text}</span>`;
    }
    return html;
  }

  function openTag(types: readonly string[], language: string): string {
    const key = `${language} ${types.join(' ')}`;
    let tag = tags.get(key);
    if (tag === undefined) {
      const corrections = themes.flatMap(
        (theme, at) => theme?.toCorrections(types, language).map((number) => correctionClass(at, number)) ?? [],
      );
      tag = `<span class="${['token', ...types, ...corrections].join(' ').replace(/["&<]/g, '')}">`;
      tags.set(key, tag);
    }
    return tag;
  }
}

function toPlainLines(code: string): string[] {
  return code.split(/\r?\n/).map(escapeText);
}

/** By look: tokens with the colour of the code around them. */
const UNCOLOURED = { classic: /^plain$/, octavo: /^(?:plain|punctuation|operator)$/ };

/** Docusaurus has an element here. It would change nothing, but there would be twice as many elements. */
function isPlain(types: readonly string[], look: CodeStyle['look']): boolean {
  return types.length === 1 && UNCOLOURED[look].test(types[0]!);
}

/** The class for one declaration of a theme: of the light one (0), or the dark one (1). */
export function correctionClass(theme: number, number: number): string {
  return `oc-${theme === 0 ? 'l' : 'd'}${number}`;
}
