/** Answers searches from index files. Runs in a worker, or in the page where there can be none. */
import { unwrapContent } from '../../shared/search/codec/container.ts';
import type { Untranslated } from '../../shared/pageData.ts';
import type { Piece } from '../../shared/search/codec/places.ts';
import { decodeUtf8 } from '../../shared/search/codec/utf8.ts';
import { openIndex as openContent } from '../../shared/search/index/openIndex.ts';
import type { SearchIndex } from '../../shared/search/index/SearchIndex.ts';
import type { SearchHit } from '../../shared/search/rank/toHits.ts';
import { prepareSearch, search, type SearchAnswer } from '../../shared/search/search.ts';
import { ENGLISH, type Language } from '../../shared/search/text/language.ts';
import { findMarks } from '../../shared/search/text/findMarks.ts';
import { markWords, toExcerpt } from '../../shared/search/text/toExcerpt.ts';
import { toHighlightParameters } from './highlight.ts';
import { inflate } from './inflate.ts';
import { toHighlights } from './toHighlights.ts';
import type { SearchOperations, SearchRequest, SearchResponse, SearchResult } from './types.ts';

/** Loads the files of an index. `fresh` bypasses the cache. */
export interface SearchFiles {
  loadIndex(file: string, fresh: boolean): Promise<Uint8Array>;
  loadPiece(piece: Piece, fresh: boolean): Promise<Uint8Array>;
}

/** Texts are fetched when the reader pauses: the hits of every keystroke would cost more than the index. */
const PAUSE_MS = 250;

export interface SearchEngineOptions {
  /** Language of the site's texts. */
  language?: Language;
  pauseMs?: number;
}

export function createSearchEngine(
  files: SearchFiles,
  { language = ENGLISH, pauseMs = PAUSE_MS }: SearchEngineOptions = {},
): SearchOperations {
  /** Latest search of each requester. */
  const newest = new Map<string, SearchRequest>();
  const indexes = new Map<string, Promise<SearchIndex>>();
  const texts = new Map<string, Promise<string[]>>();
  /** Files of indexes that were fetched again. */
  const refreshed = new Set<string>();

  const loadPiece = (piece: Piece, id?: string): Promise<Uint8Array> =>
    withOneRetry(async (fresh) => unwrapContent(await files.loadPiece(piece, fresh), inflate, id));
  const readIndex = async (file: string, fresh: boolean): Promise<SearchIndex> =>
    openContent(await unwrapContent(await files.loadIndex(file, fresh), inflate), loadPiece);
  const openIndex = (file: string): Promise<SearchIndex> =>
    remember(indexes, file, () => withOneRetry((fresh) => readIndex(file, fresh)));
  const loadText = async ({ text }: SearchHit): Promise<string> => {
    if (text === undefined) return '';
    const list = await remember(
      texts,
      keyOf(text),
      async () => JSON.parse(decodeUtf8(await loadPiece(text))) as string[],
    );
    return list[text.at] ?? '';
  };

  /**
   * An index whose parts or texts are gone belongs to another build: the site was published in between. It is fetched
   * again, once. Returns true when there is a newer one to search.
   */
  const refresh = async (wanted: readonly string[]): Promise<boolean> => {
    const old = wanted.filter((file) => !refreshed.has(file));
    for (const file of old) {
      refreshed.add(file);
      indexes.delete(file);
    }
    await Promise.all(old.map((file) => remember(indexes, file, () => readIndex(file, true))));
    return old.length > 0;
  };

  return {
    async fetchIndexes(wanted) {
      prepareSearch(await Promise.all(wanted.map(openIndex)), language);
    },
    search(request, onResponse) {
      newest.set(request.requester, request);
      return answer(request, onResponse);
    },
  };

  async function answer(request: SearchRequest, onResponse: (response: SearchResponse) => void): Promise<void> {
    const isOutdated = (): boolean => newest.get(request.requester) !== request;
    const { hits, words, problem, suggestion } = await find(request);
    const marked = new Set(words);
    const respond = (loaded: (string | undefined)[], complete: boolean): void =>
      onResponse({
        query: request.query,
        results: hits.map((hit, i) => toResult(hit, loaded[i], marked, request, language)),
        ...(problem && { problem }),
        ...(suggestion !== undefined && { suggestion }),
        complete,
      });
    const shown = request.excerptLength > 0 ? hits.slice(0, request.shown) : [];
    const waiting = shown.some(({ text }) => text !== undefined && !texts.has(keyOf(text)));
    if (waiting) {
      respond([], false);
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
      if (isOutdated()) return;
    }
    // A hit without its excerpt is still a hit.
    const loaded = await Promise.all(shown.map((hit) => loadText(hit).catch(() => undefined)));
    const isComplete = loaded.every((text) => text !== undefined);
    if (!isComplete && (await refresh(request.files).catch(() => false))) {
      return isOutdated() ? undefined : answer(request, onResponse);
    }
    respond(loaded, true);
  }

  async function find(request: SearchRequest): Promise<SearchAnswer> {
    const { query, pathPrefix, limit, perPage, synonyms, page } = request;
    const secondary = request.files.flatMap((file, i) => (request.secondary?.includes(file) ? i : []));
    const ask = async (opened: SearchIndex[]): Promise<SearchAnswer> =>
      search(opened, query, { limit, perPage, pathPrefix, page, secondary, synonyms, language });
    const opened = await Promise.all(request.files.map(openIndex));
    try {
      return await ask(opened);
    } catch (error) {
      if (!(await refresh(request.files))) throw error;
      return ask(await Promise.all(request.files.map(openIndex)));
    }
  }
}

function toResult(
  hit: SearchHit,
  text: string | undefined,
  words: Set<string>,
  request: SearchRequest,
  language: Language,
): SearchResult {
  const { t, s, u, h, b } = hit.document;
  const [lang, dir] = hit.language.split(' ') as [string, Untranslated['dir']];
  const languageAt = (at: number): Partial<Untranslated> => ((hit.originals >> at) & 1 ? { lang, dir } : {});
  const query = request.query.trim();
  const [title, section, excerpt] = [findMarks(t, words), findMarks(s, words), findMarks(text ?? '', words)];
  const parameters = request.highlight
    ? toHighlightParameters(toHighlights([title, section, excerpt], words, query, language), query)
    : '';
  return {
    type: hit.type,
    target: `${u}${parameters === '' ? '' : `?${parameters}`}${h}`,
    pagePath: u,
    title: markWords(title),
    section: markWords(section),
    language: languageAt(0),
    path: [...b, t].map((label, i) => ({ label, ...languageAt((i + 1) % (b.length + 1)) })),
    excerpt: text === undefined ? undefined : toExcerpt(excerpt, request.excerptLength),
    ...(hit.more !== undefined && { more: hit.more }),
  };
}

function keyOf({ pack, start }: Piece): string {
  return pack + start;
}

/** A file that is damaged, missing or of another build is requested once more, bypassing every cache. */
async function withOneRetry<T>(load: (fresh: boolean) => Promise<T>): Promise<T> {
  try {
    return await load(false);
  } catch {
    return load(true);
  }
}

/** Keeps what was loaded; a failure is forgotten, so that a later search tries again. */
function remember<T>(cache: Map<string, Promise<T>>, key: string, load: () => Promise<T>): Promise<T> {
  const known = cache.get(key);
  if (known !== undefined) return known;
  const loading = load();
  cache.set(key, loading);
  loading.catch(() => cache.delete(key));
  return loading;
}
