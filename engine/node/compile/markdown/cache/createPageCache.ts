/**
 * Compiled pages by content: the same text in seventeen versions is one entry, and a build after one edit compiles one
 * page. An entry is trusted only if its key, its length and its checksum agree; otherwise the page is compiled again.
 */
import path from 'node:path';
import { remember } from '../../../../shared/remember.ts';
import { longHashOf } from '../../../ground/hashOf.ts';
import type { SharedCache } from '../../../ground/sharedCache/createSharedCache.ts';
import { preprocessPage } from '../source/preprocess.ts';
import { createOptionsOf, optionsKey } from '../resolveOptions.ts';
import type { CompiledPage, CompileInput, Compiler, Dependency, MarkdownOptions } from '../types.ts';
import { areDependenciesCurrent, dependenciesOf, OUTSIDE_CALL } from './dependencies.ts';
import { decodeEntry, encodeEntry, type EntryParts } from './entryFile.ts';
import { createEntryStore } from './entryStore.ts';
import type { FactsStore } from './factsStore.ts';
import { fromEntry, toEntry, withCacheNames, withFilePaths } from './pageEntry.ts';
import { factsOf, isUnfinished, readFacts, toFactsTexts, type Facts } from './pageFacts.ts';
import { createRecentEntries } from './recentEntries.ts';

export interface PageCache {
  /** The page from the cache, or compiled and stored. Equal texts at the same time are compiled once. */
  compile(input: CompileInput, compiler: Compiler): Promise<CompiledPage>;
  /** The same page without its texts, which usually need not be read. */
  describe(input: CompileInput, compiler: Compiler): Promise<Facts>;
  /** Removes entries that were not used for this many days, once a day. */
  prune(days?: number): Promise<number>;
}

/** Stored under a text's key: the page itself, or the pages that resulted from different partials. */
interface Variants {
  variants: { dependencies: Dependency[]; key: string }[];
}

/** The maximal number of pages with different partials for one text. */
const MAX_VARIANTS = 50;

export interface PageCacheOptions {
  /** `false`: entries of earlier runs are ignored. */
  read: boolean;
  /** Keys and facts of the entries used in this run, because several caches may share a folder. */
  written: Set<string>;
  facts: FactsStore;
  /** A cache with entries from other machines. */
  shared?: SharedCache;
}

/** A page and the key of its entry; no key if it is not stored. */
interface Found {
  page: CompiledPage;
  key?: string;
}

export function createPageCache(
  dir: string,
  options: MarkdownOptions,
  { read, written, facts, shared }: PageCacheOptions,
): PageCache {
  const store = createEntryStore(dir);
  const optionsOf = createOptionsOf(options);
  const baseOf = remember(optionsKey);
  const recent = createRecentEntries();
  const underWay = new Map<string, Promise<Found>>();
  /** Pages whose code had to be stopped. Detecting that takes long, so each is tried only once. */
  const stopped = new Map<string, { page: CompiledPage; dependencies: Dependency[] }>();

  return {
    async compile(file, compiler) {
      const unread = findUnread(file, find);
      if (unread) return unread.page;
      const input = withText(file);
      return (await obtain(keyOfPage(input), input, compiler)).page;
    },
    async describe(file, compiler) {
      const unread = findUnread(file, findFacts);
      if (unread) return unread;
      const input = withText(file);
      const key = keyOfPage(input);
      const known = findFacts(key, input);
      if (known) return known;
      const found = await obtain(key, input, compiler);
      return storeFacts(key, found, input);
    },
    prune: (days = 30) => store.prune(days),
  };

  /** The entry of a text whose key is known, so that the file need not be read. */
  function findUnread<Result>(
    file: CompileInput,
    find: (key: string, file: CompileInput) => Result,
  ): Result | undefined {
    if (file.sourceKey === undefined || options.preprocessor) return undefined;
    return find(keyOfPage(file), file);
  }

  /** The entry is stored under the text that was actually compiled. */
  function withText(file: CompileInput): CompileInput {
    return preprocessPage({ ...file, sourceKey: undefined }, options.preprocessor);
  }

  /** Requests for the same text run one at a time, so that the second finds the entry of the first. */
  async function obtain(key: string, input: CompileInput, compiler: Compiler): Promise<Found> {
    const before = underWay.get(key);
    const result = (async () => {
      await before?.catch(() => {});
      return (
        find(key, input) ?? (await fetchShared(key, input)) ?? storePage(key, input, await compiler.compile(input))
      );
    })();
    underWay.set(key, result);
    try {
      return await result;
    } finally {
      if (underWay.get(key) === result) underWay.delete(key);
    }
  }

  /** An entry that another machine compiled. */
  async function fetchShared(key: string, input: CompileInput): Promise<Found | undefined> {
    if (!read || !(await loadShared(key))) return undefined;
    const meta = load(key)?.meta;
    const match = isVariants(meta) ? currentVariant(meta, input) : undefined;
    if (match && !load(match.key)) await loadShared(match.key);
    return find(key, input);
  }

  async function loadShared(key: string): Promise<boolean> {
    const file = await shared?.read(key);
    if (!file) return false;
    const entry = decodeEntry(key, file);
    if (!entry) {
      shared?.reject(key);
      return false;
    }
    recent.set(key, entry);
    store.write(key, file);
    return true;
  }

  function keyOfPage(file: CompileInput): string {
    return keyOf(baseOf(optionsOf(file.filePath)), file, placeOf(file));
  }

  /** Plugins see the file's name. Without plugins, equal texts become equal pages in every folder. */
  function placeOf({ filePath }: CompileInput): string {
    return options.pluginsKey === undefined ? '' : path.relative(options.siteDir, filePath);
  }

  function load(key: string): EntryParts | undefined {
    if (!read && !written.has(key)) return undefined;
    const known = recent.get(key);
    if (known) return known;
    const file = store.read(key);
    const entry = file && decodeEntry(key, file);
    if (entry) recent.set(key, entry);
    return entry;
  }

  function find(key: string, input: CompileInput): Found | undefined {
    const known = stopped.get(key);
    if (known && areDependenciesCurrent(known.dependencies, input, options)) {
      return { page: withFilePaths(known.page, input, options) };
    }
    const entry = load(key);
    if (!entry) return undefined;
    if (!isVariants(entry.meta)) return { page: fromEntry(entry, input, options), key };
    const match = currentVariant(entry.meta, input);
    const page = match && load(match.key);
    return page && { page: fromEntry(page, input, options), key: match.key };
  }

  function currentVariant({ variants }: Variants, input: CompileInput): Variants['variants'][number] | undefined {
    return variants.find(({ dependencies }) => areDependenciesCurrent(dependencies, input, options));
  }

  function findFacts(key: string, input: CompileInput): Facts | undefined {
    const texts = facts.get(key);
    if (!texts) return undefined;
    store.use(key);
    const [variants, page] = texts;
    if (page !== '') return readFacts(texts, key, input, options);
    const match = currentVariant(JSON.parse(variants) as Variants, input);
    const own = match && facts.get(match.key);
    if (!own) return undefined;
    store.use(match.key);
    return readFacts(own, match.key, input, options);
  }

  function storeFacts(key: string, { page, key: ownKey }: Found, input: CompileInput): Facts {
    if (ownKey === undefined || isUnfinished(page)) return factsOf(page);
    const texts = toFactsTexts(withCacheNames(page, input, options));
    facts.set(ownKey, texts);
    const known = ownKey === key ? undefined : load(key)?.meta;
    if (isVariants(known)) facts.set(key, [JSON.stringify(known), '']);
    return readFacts(texts, ownKey, input, options);
  }

  function storePage(key: string, input: CompileInput, page: CompiledPage): Found {
    if (page.isProvisional && !page.isStopped) return { page };
    const dependencies = dependenciesOf(page, input, options);
    if (page.isStopped) {
      stopped.set(key, { page: withCacheNames(page, input, options), dependencies });
      return { page };
    }
    const entry = toEntry(page, input, options);
    // Dependencies identify the content of a page, unless the result of an external call is part of it.
    const given = dependencies.some(([name]) => name.startsWith(OUTSIDE_CALL)) ? JSON.stringify(entry) : '';
    const ownKey = dependencies.length === 0 ? key : keyFor(key, dependencies, given);
    write(ownKey, entry);
    if (ownKey !== key) noteVariant(key, dependencies, ownKey);
    return { page, key: ownKey };
  }

  function noteVariant(key: string, dependencies: Dependency[], variantKey: string): void {
    const known = load(key)?.meta;
    const others = isVariants(known) ? known.variants.filter((variant) => variant.key !== variantKey) : [];
    const variants = [{ dependencies, key: variantKey }, ...others].slice(0, MAX_VARIANTS);
    write(key, { meta: { variants } satisfies Variants, texts: [] });
  }

  function write(key: string, parts: EntryParts): void {
    store.write(key, encodeEntry(key, parts));
    shared?.write(key, () => store.read(key));
    written.add(key);
    recent.set(key, parts);
  }
}

function isVariants(meta: unknown): meta is Variants {
  return typeof meta === 'object' && meta !== null && 'variants' in meta;
}

/** Does not read the text if its key is known. */
function keyOf(base: string, input: CompileInput, place: string): string {
  const { frontMatter, frontMatterLines, format } = input;
  const text = input.sourceKey ?? longHashOf(input.source);
  const given = [input.original, input.problems?.map(({ message }) => message), input.page];
  return keyFor(base, format, frontMatterLines, frontMatter, text, given, place);
}

function keyFor(...parts: unknown[]): string {
  return longHashOf(JSON.stringify(parts));
}
