import { callWithLimit } from '../../ground/callWithLimit.ts';
import { escapeHtml } from '../markdown/code/escapeHtml.ts';
import { componentFor, isAlone, prismLanguageNames, readComponent, withRequired } from './componentsOf.ts';
import { OTHER_NAMES, PLAIN_NAMES } from './otherNames.ts';
import { addComponent, startPrism } from './startPrism.ts';
import { createThemeRules } from './themeRules.ts';
import { tokenize } from './tokenize.ts';
import type { CodeStyle, LineToken, Prism, SitePrism } from './types.ts';

/** How long one piece of code may take: a language of the site's own may look for very much. */
const MAX_MS = 30_000;

/** Patterns of Prism itself do not take exponential time, so code up to this length always ends soon. A limit costs a thread. */
const SHORT_CODE = 5000;

/** The Prism of all languages that have to do with no others. */
const SHARED = '*';

export interface PrismHighlighter {
  /** HTML of each line. Throws what the site's code throws. */
  highlight(code: string, language: string): string[];
  /** Whether the language has colours, or none on purpose. */
  isKnown(language: string): boolean;
  /** For hints. */
  languageNames(): string[];
}

/**
 * Highlights as `prism-react-renderer` does: under the look `classic` in the languages that Docusaurus has, under
 * `octavo` in all of Prism's, loaded on demand. Code must not look different after another page, so languages loaded on
 * demand live in another Prism than those of the configuration, and each one that affects others has its own.
 */
export function createPrismHighlighter(style: CodeStyle, site?: SitePrism): PrismHighlighter {
  const prisms = new Map<string, Prism>();
  const start = () => {
    const own = site && { ...site, readComponent: (name: string) => site.components[name] };
    return startPrism({ languages: style.languages, site: own });
  };
  /** Most tokens are of few kinds. */
  const tags = new Map<string, string>();
  const themes = [style.theme, style.darkTheme].map((theme) => theme && createThemeRules(theme));

  /** The Prism with one of Prism's files; without a file, that of the configuration. */
  function prismWith(file?: string): Prism {
    const key = file === undefined ? '' : isAlone(file) ? file : SHARED;
    const prism = prisms.get(key) ?? start();
    prisms.set(key, prism);
    for (const name of file === undefined ? [] : withRequired(file)) {
      // The languages it builds on may be loaded without a file.
      if (name === file || !Object.hasOwn(prism.languages, name)) addComponent(prism, name, readComponent(name) ?? '');
    }
    return prism;
  }

  /** The Prism that has the language, and the name that it has there. */
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
    highlight(code, language) {
      const run = () => {
        const [prism, name] = find(language) ?? [undefined, language];
        return tokenize(prism, code, name).map((line) => renderLine(line, language));
      };
      return site || code.length > SHORT_CODE ? callWithLimit(run, MAX_MS) : run();
    },
    isKnown: (language) =>
      PLAIN_NAMES.has(language) ||
      Object.hasOwn(OTHER_NAMES, language) ||
      componentFor(language) !== undefined ||
      Object.hasOwn(prismWith().languages, language),
    languageNames: () => [...prismLanguageNames(), ...Object.keys(prismWith().languages)],
  };

  function renderLine(tokens: readonly LineToken[], language: string): string {
    let html = '';
    for (const { types, content } of tokens) {
      const text = escapeHtml(content);
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

/** Look → what has the colour of the code around it. */
const UNCOLOURED = { classic: /^plain$/, octavo: /^(?:plain|punctuation|operator)$/ };

/** Docusaurus has an element here too. It would change nothing, and be half of all elements. */
function isPlain(types: readonly string[], look: CodeStyle['look']): boolean {
  return types.length === 1 && UNCOLOURED[look].test(types[0]!);
}

/** The class for one declaration of a theme: of the light one (0), or the dark one (1). */
export function correctionClass(theme: number, number: number): string {
  return `oc-${theme === 0 ? 'l' : 'd'}${number}`;
}
