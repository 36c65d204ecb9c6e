/** Answers searches from index files. Runs in a worker, or in the page where there can be none. */
import { IndexFormatError } from '../../shared/search/codec/bytes.ts';
import { unwrapContent } from '../../shared/search/codec/container.ts';
import { toPartFile, toTextFile } from '../../shared/search/files.ts';
import { SearchIndex } from '../../shared/search/index/SearchIndex.ts';
import type { SearchHit } from '../../shared/search/rank/toHits.ts';
import { search } from '../../shared/search/search.ts';
import { markWords, toExcerpt } from '../../shared/search/text/toExcerpt.ts';
import { toHighlights } from './toHighlights.ts';
import type { SearchOperations, SearchRequest, SearchResult } from './types.ts';

/** How files are had. `fresh` asks for a copy that is not from a cache. */
export interface SearchFiles {
  loadIndex(file: string, fresh: boolean): Promise<Uint8Array>;
  loadTexts(file: string, fresh: boolean): Promise<unknown>;
}

/** Texts are fetched when the reader pauses: the hits of every keystroke would cost more than the index. */
const PAUSE_MS = 250;

export function createSearchEngine(files: SearchFiles, pauseMs = PAUSE_MS): SearchOperations {
  /** Newest search of each asker. */
  const newest = new Map<string, SearchRequest>();
  const indexes = new Map<string, Promise<SearchIndex>>();
  const texts = new Map<string, Promise<string[]>>();

  const loadPart = (id: string): Promise<Uint8Array> =>
    withOneRetry(async (fresh) => unwrapContent(await files.loadIndex(toPartFile(id), fresh), id));
  const openIndex = (file: string): Promise<SearchIndex> =>
    remember(indexes, file, () =>
      withOneRetry(async (fresh) => new SearchIndex(unwrapContent(await files.loadIndex(file, fresh)), loadPart)),
    );
  const loadText = ({ text }: SearchHit): Promise<string | undefined> => {
    if (text === undefined) return Promise.resolve(undefined);
    const file = toTextFile(text.id);
    const loading = remember(texts, file, () =>
      withOneRetry(async (fresh) => checkTexts(await files.loadTexts(file, fresh))),
    );
    // A hit without its excerpt is still a hit.
    return loading.then((list) => list[text.at]).catch(() => undefined);
  };

  return {
    async fetchIndexes(wanted) {
      await Promise.all(wanted.map(openIndex));
    },
    async search(request, onResponse) {
      newest.set(request.asker, request);
      const isOvertaken = (): boolean => newest.get(request.asker) !== request;
      const opened = await Promise.all(request.files.map(openIndex));
      const { query, pathPrefix, limit, perPage } = request;
      const along = request.files.flatMap((file, i) => (request.along?.includes(file) ? i : []));
      const { hits, words, problem } = await search(opened, query, { limit, perPage, pathPrefix, along });
      const marked = new Set(words);
      const respond = (loaded: (string | undefined)[], complete: boolean): void =>
        onResponse({
          query,
          results: hits.map((hit, i) => toResult(hit, loaded[i], marked, request)),
          ...(problem && { problem }),
          complete,
        });
      const waiting = hits.some(({ text }) => text !== undefined && !texts.has(toTextFile(text.id)));
      if (waiting) {
        respond([], false);
        await new Promise((resolve) => setTimeout(resolve, pauseMs));
        if (isOvertaken()) return;
      }
      respond(await Promise.all(hits.map(loadText)), true);
    },
  };
}

function toResult(hit: SearchHit, text: string | undefined, words: Set<string>, request: SearchRequest): SearchResult {
  const { t, s, u, h, b } = hit.document;
  const parameters = toHighlights([t, s, text ?? ''].join('\n'), words, request.query)
    .map((term) => `_highlight=${encodeURIComponent(term)}`)
    .join('&');
  return {
    type: hit.type,
    target: `${u}${parameters === '' ? '' : `?${parameters}`}${h}`,
    page: u,
    title: markWords(t, words),
    section: markWords(s, words),
    breadcrumbs: b,
    excerpt: text === undefined ? undefined : toExcerpt(text, words, request.excerptLength),
  };
}

function checkTexts(value: unknown): string[] {
  if (Array.isArray(value) && value.every((text) => typeof text === 'string')) return value;
  throw new IndexFormatError('the texts for excerpts are damaged');
}

/** A file that is damaged, of another build or did not come is asked for once more, past every cache. */
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
