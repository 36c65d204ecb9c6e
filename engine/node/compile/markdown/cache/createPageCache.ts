/**
 * Compiled pages by content: the same text in seventeen versions is one entry, and a build after one edit compiles
 * one page. An entry is trusted only if its key, its length and its checksum agree; else the page is compiled anew.
 */
import { createHash } from 'node:crypto';
import path from 'node:path';
import { preprocessPage } from '../source/preprocess.ts';
import { createOptionsOf, optionsKey, type ResolvedOptions } from '../resolveOptions.ts';
import type { CompiledPage, CompileInput, Compiler, Dependency, MarkdownOptions } from '../types.ts';
import { areDependenciesCurrent, dependenciesOf } from './dependencies.ts';
import { decodeEntry, encodeEntry, type EntryParts } from './entryFile.ts';
import { createEntryStore } from './entryStore.ts';
import { fromEntry, toEntry } from './pageEntry.ts';
import { createRecentEntries } from './recentEntries.ts';

export interface PageCache {
  /** The page from the cache, or compiled and kept. Equal texts at the same time are compiled once. */
  compile(input: CompileInput, compiler: Compiler): Promise<CompiledPage>;
  /** Removes entries that were not used for so many days. Does so once a day. */
  prune(days?: number): Promise<number>;
}

/** Under a text's key: the page itself, or which pages it gave with which partials. */
interface Variants {
  variants: { dependencies: Dependency[]; key: string }[];
}

/** More variants than a text has places with partials of their own. */
const MAX_VARIANTS = 50;

export interface PageCacheOptions {
  /** `false`: entries of earlier runs do not count. */
  read?: boolean;
  /** Keys of this run's entries, where several caches share a folder. */
  written?: Set<string>;
}

export function createPageCache(
  dir: string,
  options: MarkdownOptions,
  { read = true, written = new Set() }: PageCacheOptions = {},
): PageCache {
  const store = createEntryStore(dir);
  const optionsOf = createOptionsOf(options);
  const bases = new Map<ResolvedOptions, string>();
  const recent = createRecentEntries();
  const underWay = new Map<string, Promise<unknown>>();

  return {
    async compile(file, compiler) {
      const input = preprocessPage(file, options.preprocessor);
      const key = keyOf(baseOf(input), input, placeOf(input));
      // One at a time for each text: whoever comes second finds the entry of the first.
      const before = underWay.get(key);
      const result = (async () => {
        await before?.catch(() => {});
        return (await find(key, input)) ?? keep(key, input, await compiler.compile(input));
      })();
      underWay.set(key, result);
      try {
        return await result;
      } finally {
        if (underWay.get(key) === result) underWay.delete(key);
      }
    },
    prune: (days = 30) => store.prune(days),
  };

  function baseOf({ filePath }: CompileInput): string {
    const own = optionsOf(filePath);
    const base = bases.get(own) ?? optionsKey(own);
    bases.set(own, base);
    return base;
  }

  /** Plugins see the file's name. Without them equal texts give equal pages, wherever they are. */
  function placeOf({ filePath }: CompileInput): string {
    return options.pluginsKey === undefined ? '' : path.relative(options.siteDir, filePath);
  }

  async function load(key: string): Promise<EntryParts | undefined> {
    if (!read && !written.has(key)) return undefined;
    const known = recent.get(key);
    if (known) return known;
    const file = await store.read(key);
    const entry = file && decodeEntry(key, file);
    if (entry) recent.set(key, entry);
    return entry;
  }

  async function find(key: string, input: CompileInput): Promise<CompiledPage | undefined> {
    const entry = await load(key);
    if (!entry) return undefined;
    if (!isVariants(entry.meta)) return fromEntry(entry, input, options);
    const match = entry.meta.variants.find(({ dependencies }) => areDependenciesCurrent(dependencies, input, options));
    const page = match && (await load(match.key));
    return page && fromEntry(page, input, options);
  }

  async function keep(key: string, input: CompileInput, page: CompiledPage): Promise<CompiledPage> {
    if (page.isProvisional) return page;
    const dependencies = dependenciesOf(page, input, options);
    try {
      if (dependencies.length === 0) await write(key, toEntry(page, input, options));
      else await keepVariant(key, dependencies, page, input);
    } catch {
      // A full or read-only disk makes the next build slower, not this one wrong.
    }
    return page;
  }

  async function keepVariant(
    key: string,
    dependencies: Dependency[],
    page: CompiledPage,
    input: CompileInput,
  ): Promise<void> {
    const variantKey = hash(key, JSON.stringify(dependencies));
    await write(variantKey, toEntry(page, input, options));
    const known = (await load(key))?.meta;
    const others = isVariants(known) ? known.variants.filter((variant) => variant.key !== variantKey) : [];
    const variants = [{ dependencies, key: variantKey }, ...others].slice(0, MAX_VARIANTS);
    await write(key, { meta: { variants } satisfies Variants, texts: [] });
  }

  async function write(key: string, parts: EntryParts): Promise<void> {
    await store.write(key, encodeEntry(key, parts));
    written.add(key);
    recent.set(key, parts);
  }
}

function isVariants(meta: unknown): meta is Variants {
  return typeof meta === 'object' && meta !== null && 'variants' in meta;
}

function keyOf(
  base: string,
  { source, frontMatter, frontMatterLines, format, ...input }: CompileInput,
  place: string,
): string {
  const given = JSON.stringify([input.original, input.problems?.map(({ message }) => message), input.part, input.page]);
  return hash(base, format, String(frontMatterLines), JSON.stringify(frontMatter), source, given, place);
}

function hash(...parts: string[]): string {
  const sum = createHash('sha256');
  // Lengths keep parts apart: `ab`+`c` is not `a`+`bc`.
  for (const part of parts) sum.update(`${part.length}:`).update(part);
  return sum.digest('hex').slice(0, 40);
}
