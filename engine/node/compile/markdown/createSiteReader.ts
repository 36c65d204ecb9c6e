import { GENERATED_MODULES, type ReadFact, type SiteFact } from '../../../shared/generatedModules.ts';
import { ownValue } from '../../../shared/ownValue.ts';
import { markLanguages } from './output/markLanguages.ts';
import { createStub } from './evaluate/stub.ts';
import { countWords, WORDS_PER_MINUTE } from '../../read/content/source/countWords.ts';
import type { ResolvedOptions } from './resolveOptions.ts';
import type { CompiledPage, CompileInput } from './types.ts';

/** A heading in the shape that code receives. */
export interface CodeHeading {
  value: string;
  id: string;
  level: number;
}

/** The data of the site and of the page that its code may read. Each read makes the page depend on the value. */
export interface SiteReader {
  findMessage(id: string, fallback: string): string | undefined;
  /** Marks the texts it returned whose language is not that of the file. */
  markLanguages(html: string): string;
  factOf: ReadFact;
  globalDataOf(name: string | undefined): unknown;
  pageFieldOf(name: string): unknown;
  /** Modules may read facts while they load, once for all pages: every page that imports them counts as having read them. */
  noteImports(names: ReadonlySet<string>): void;
  wordCount(): number;
  /** The dependencies found so far. */
  found(): Pick<CompiledPage, 'usesSiteConfig' | 'usesMessages' | 'globalData' | 'pageFields'>;
}

/** Docusaurus's data about a document or a post, as code receives it. */
interface CodeArticle {
  toc: unknown[];
  metadata: { readingTime?: number; hasTruncateMarker?: boolean };
}

/** `toc`: the page's headings, which are known after the first rendering. */
export function createSiteReader(
  input: CompileInput & { readField?: SiteReader['pageFieldOf'] },
  options: ResolvedOptions,
  toc: readonly CodeHeading[],
): SiteReader {
  const site = options.locales[input.locale ?? ''];
  const globalData = new Set<string>();
  const pageFields = new Set<string>();
  let usesSiteConfig = false;
  let usesMessages = false;
  const translated = new Set<string>();
  const fallbacks = new Set<string>();

  return {
    findMessage(id, fallback) {
      const found = ownValue(messages(), id);
      (found === undefined ? fallbacks : translated).add(found ?? fallback);
      return found;
    },
    markLanguages(html) {
      const { languages } = site ?? {};
      if (!languages) return html;
      const { own, original } = languages;
      // Text in an untranslated file is in the original language; code is in the language of its texts.
      const isOriginal = options.language === original.lang && !/\.[jt]sx?$/.test(input.filePath);
      return isOriginal
        ? markLanguages(html, translated, own, original)
        : markLanguages(html, fallbacks, original, own);
    },
    factOf,
    globalDataOf,
    pageFieldOf,
    noteImports(names) {
      for (const [name, fact] of Object.entries(GENERATED_MODULES)) if (names.has(name)) factOf(fact);
      if (names.has('@docusaurus/Translate')) usesMessages = true;
    },
    wordCount,
    found: () => ({
      ...(usesSiteConfig && { usesSiteConfig }),
      ...(usesMessages && { usesMessages }),
      ...(globalData.size > 0 && { globalData: [...globalData] }),
      ...(pageFields.size > 0 && { pageFields: [...pageFields].sort() }),
    }),
  };

  function messages(): Record<string, string> {
    usesMessages = true;
    return site?.messages ?? {};
  }

  function factOf(fact: SiteFact): unknown {
    if (fact === 'globalData') return globalDataOf(undefined);
    if (fact === 'codeTranslations') return messages();
    usesSiteConfig = true;
    const siteConfig = site?.siteConfig ?? {};
    if (fact === 'siteConfig') return siteConfig;
    return fact === 'i18n' ? siteConfig.i18n : site?.[fact];
  }

  function globalDataOf(name: string | undefined): unknown {
    globalData.add(name ?? '');
    const data = options.globalData[input.locale ?? ''] ?? {};
    const found = name === undefined ? data : data[name];
    return found === undefined && options.lacksPlugins ? createStub(`${name}`) : found;
  }

  function pageFieldOf(name: string): unknown {
    pageFields.add(name);
    if (input.readField) return input.readField(name);
    const value = input.page?.[name];
    return name === 'doc' || name === 'blogPost' ? withFactsOfText(value as CodeArticle | undefined) : value;
  }

  /** Adds the facts that only the text itself contains. */
  function withFactsOfText(article: CodeArticle | undefined): CodeArticle | undefined {
    if (!article) return undefined;
    const { readingTime, hasTruncateMarker } = article.metadata;
    return {
      ...article,
      toc: toc.filter(({ level }) => level > 1),
      metadata: {
        ...article.metadata,
        // Zero, because no custom function has computed the time.
        ...(readingTime === 0 && { readingTime: wordCount() / WORDS_PER_MINUTE }),
        ...(hasTruncateMarker !== undefined && { hasTruncateMarker: options.truncateMarker.test(input.source) }),
      },
    };
  }

  function wordCount(): number {
    return countWords(input.original ?? input.source, input.frontMatterLines, options.language);
  }
}
