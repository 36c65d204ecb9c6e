import { describe, expect, it, vi } from 'vitest';
import { writeSearchIndexes } from '../../node/write/search/writeSearchIndexes.ts';
import type { SearchOutput } from '../../node/assemble/search/types.ts';
import { toPackFile, toScriptTwin } from '../../shared/search/files.ts';
import type { Piece } from '../../shared/search/codec/places.ts';
import { parseDataFile } from '../dataFiles/parseDataFile.ts';
import { createSearchEngine, type SearchFiles } from './createSearchEngine.ts';
import { scriptFiles } from './searchFiles.ts';
import type { SearchRequest, SearchResponse, Segment } from './types.ts';

function write(text: string, { originals = 0, language = '' } = {}): Promise<SearchOutput> {
  const page = {
    routePath: '/models/overview',
    title: 'Models',
    description: 'What models are.',
    keywords: [],
    breadcrumbs: ['Docs', 'Models'],
    originals,
    sections: [
      { heading: '', level: 0, text: 'Models run on your machine.' },
      { id: 'out-of-memory', heading: 'Out of memory', level: 2, text },
    ],
  };
  return writeSearchIndexes([
    {
      type: 'docs',
      instanceId: 'default',
      versionName: 'current',
      versionPath: '',
      language,
      pages: [{ routePath: page.routePath, key: '', read: async () => page }],
    },
  ]);
}

const { files, refs } = await write('Choose a smaller quantization, or add memory.');
/** So many words that the index is split. */
const { files: largeFiles } = await write(
  Array.from({ length: 40_000 }, (_, i) => `w${((i + 1) * 48_271) % 2_147_483_647}`).join(' '),
);
const large = new Map(largeFiles.map(({ path, bytes }) => [path, bytes]));
const written = new Map(files.map(({ path, bytes }) => [path, bytes]));
const file = refs[0]!.file;

const request = (query: string, more: Partial<SearchRequest> = {}): SearchRequest => ({
  files: [file],
  requester: 'test',
  query,
  limit: 8,
  perPage: 3,
  excerptLength: 50,
  highlight: true,
  ...more,
});

function inMemory(change: Partial<SearchFiles> = {}): SearchFiles {
  return {
    loadIndex: async (path) => written.get(path)!,
    loadPiece: async (piece) => cutPiece(written, piece),
    ...change,
  };
}

function cutPiece(from: ReadonlyMap<string, Uint8Array>, { pack, start, length }: Piece): Uint8Array {
  const bytes = from.get(toPackFile(pack));
  if (!bytes) throw new Error('The server answers 404.');
  return bytes.subarray(start, start + length);
}

async function ask(engine: ReturnType<typeof createSearchEngine>, query: string): Promise<SearchResponse[]> {
  const responses: SearchResponse[] = [];
  await engine.search(request(query), (response) => responses.push(response));
  return responses;
}

const show = (segments: Segment[] | undefined): string | undefined =>
  segments?.map(({ text, marked }) => (marked ? `[${text}]` : text)).join('');

describe('createSearchEngine', () => {
  it('answers immediately, and again with excerpts', async () => {
    const [first, second] = await ask(createSearchEngine(inMemory(), { pauseMs: 0 }), 'memory');
    expect(first).toMatchObject({ query: 'memory', complete: false });
    expect(first?.results[0]?.excerpt).toBeUndefined();
    expect(second?.complete).toBe(true);
    expect(second?.results[0]).toMatchObject({
      type: 'heading',
      pagePath: '/models/overview',
      path: [{ label: 'Docs' }, { label: 'Models' }, { label: 'Models' }],
      language: {},
    });
    expect(show(second?.results[0]?.section)).toBe('Out of [memory]');
    expect(show(second?.results[0]?.excerpt)).toBe('Choose a smaller quantization, or add [memory].');
  });

  it('names the language of texts if it is not the site’s', async () => {
    const { files: all, refs: named } = await write('Choose a smaller one.', { originals: 0b101, language: 'en ltr' });
    const byPath = new Map(all.map(({ path, bytes }) => [path, bytes]));
    const loadIndex = async (path: string): Promise<Uint8Array> => byPath.get(path)!;
    const engine = createSearchEngine({ loadIndex, loadPiece: async (piece) => cutPiece(byPath, piece) });
    const responses: SearchResponse[] = [];
    await engine.search(request('smaller', { files: [named[0]!.file] }), (response) => responses.push(response));
    const english = { lang: 'en', dir: 'ltr' };
    expect(responses[0]?.results[0]).toMatchObject({
      language: english,
      path: [{ label: 'Docs' }, { label: 'Models', ...english }, { label: 'Models', ...english }],
    });
    expect(responses[0]?.results[0]?.path[0]).toEqual({ label: 'Docs' });
  });

  it('links to the section, with the words as the page writes them', async () => {
    const responses = await ask(createSearchEngine(inMemory(), { pauseMs: 0 }), 'memories');
    expect(responses.at(-1)?.results[0]?.target).toBe(
      '/models/overview?_highlight=memory&_query=memories#out-of-memory',
    );
  });

  it('loads texts only for the results that are shown', async () => {
    const responses: SearchResponse[] = [];
    const engine = createSearchEngine(inMemory(), { pauseMs: 0 });
    await engine.search(request('models memory', { shown: 1 }), (response) => responses.push(response));
    expect(responses.at(-1)?.complete).toBe(true);
    const [first, ...others] = responses.at(-1)?.results ?? [];
    expect(first?.excerpt).toBeDefined();
    expect(others.length).toBeGreaterThan(0);
    for (const { excerpt } of others) expect(excerpt).toBeUndefined();
  });

  it('returns no words to mark if the site marks none', async () => {
    const responses: SearchResponse[] = [];
    const engine = createSearchEngine(inMemory(), { pauseMs: 0 });
    await engine.search(request('memory', { highlight: false }), (response) => responses.push(response));
    expect(responses.at(-1)?.results[0]?.target).toBe('/models/overview#out-of-memory');
  });

  it('reports what it does not understand of a query', async () => {
    const responses = await ask(createSearchEngine(inMemory(), { pauseMs: 0 }), 'memory~x');
    expect(responses.at(-1)?.problem?.code).toBe('distance');
  });

  it('loads nothing twice', async () => {
    const loadIndex = vi.fn(inMemory().loadIndex);
    const loadPiece = vi.fn(inMemory().loadPiece);
    const engine = createSearchEngine(inMemory({ loadIndex, loadPiece }), { pauseMs: 0 });
    await Promise.all([engine.fetchIndexes([file]), engine.fetchIndexes([file])]);
    await ask(engine, 'memory');
    const again = await ask(engine, 'memory');
    expect(again.map(({ complete }) => complete)).toEqual([true]);
    expect(loadIndex).toHaveBeenCalledTimes(1);
    expect(loadPiece).toHaveBeenCalledTimes(1);
  });

  it('fetches texts only for a search that is not superseded', async () => {
    const loadPiece = vi.fn(inMemory().loadPiece);
    const engine = createSearchEngine(inMemory({ loadPiece }), { pauseMs: 20 });
    const [older, newer] = await Promise.all([ask(engine, 'mem'), ask(engine, 'memory')]);
    expect(older.map(({ complete }) => complete)).toEqual([false]);
    expect(newer.map(({ complete }) => complete)).toEqual([false, true]);
    expect(loadPiece).toHaveBeenCalledTimes(1);
  });

  describe('with an index that is damaged', () => {
    const cut = written.get(file)!.slice(0, -5);

    it('fetches it once more, past the cache', async () => {
      const loadIndex = vi.fn(async (_: string, fresh: boolean) => (fresh ? written.get(file)! : cut));
      const responses = await ask(createSearchEngine(inMemory({ loadIndex }), { pauseMs: 0 }), 'memory');
      expect(responses.at(-1)?.results.length).toBeGreaterThan(0);
      expect(loadIndex.mock.calls.map(([, fresh]) => fresh)).toEqual([false, true]);
    });

    it('then reports it, and tries again at the next search', async () => {
      const loadIndex = vi.fn(async () => cut);
      const engine = createSearchEngine(inMemory({ loadIndex }), { pauseMs: 0 });
      await expect(ask(engine, 'memory')).rejects.toThrow('the search index is damaged');
      await expect(ask(engine, 'memory')).rejects.toThrow('the search index is damaged');
      expect(loadIndex).toHaveBeenCalledTimes(4);
    });
  });

  describe('with an index of another build', async () => {
    const rebuilt = new Map(
      (await write('Choose a smaller model, or add memory.')).files.map(({ path, bytes }) => [path, bytes]),
    );
    /** The site has been published again; only the old index is still in a cache. */
    const published = (change: Partial<SearchFiles> = {}): SearchFiles => ({
      loadIndex: vi.fn(async (path: string, fresh: boolean) => (fresh ? rebuilt : written).get(path)!),
      loadPiece: vi.fn(async (piece: Piece) => cutPiece(rebuilt, piece)),
      ...change,
    });

    const mainLoads = ({ loadIndex }: SearchFiles) => vi.mocked(loadIndex).mock.calls;

    it('fetches it again when its texts are gone, and answers from the new one', async () => {
      const given = published();
      const engine = createSearchEngine(given, { pauseMs: 0 });
      const responses = await ask(engine, 'memory');
      expect(show(responses.at(-1)?.results[0]?.excerpt)).toBe('Choose a smaller model, or add [memory].');
      await ask(engine, 'smaller');
      expect(mainLoads(given).map(([, fresh]) => fresh)).toEqual([false, true]);
    });

    it('shows hits without excerpts when that does not help, and stops requesting', async () => {
      const given = published({ loadPiece: () => Promise.reject(new Error('offline')) });
      const engine = createSearchEngine(given, { pauseMs: 0 });
      for (const query of ['memory', 'smaller']) {
        const responses = await ask(engine, query);
        expect(responses.at(-1)).toMatchObject({ complete: true, results: [{ excerpt: undefined }] });
      }
      expect(mainLoads(given)).toHaveLength(2);
    });

    it('fetches a split one again when its parts are gone, then reports it', async () => {
      const lost = published({
        loadIndex: vi.fn(async (path: string) => large.get(path)!),
        loadPiece: () => Promise.reject(new Error('The server answers 404.')),
      });
      await expect(ask(createSearchEngine(lost, { pauseMs: 0 }), 'w48271')).rejects.toThrow('The server answers 404.');
      expect(mainLoads(lost).map(([, fresh]) => fresh)).toEqual([false, true]);
    });
  });

  it('shows hits whose texts cannot be loaded', async () => {
    for (const loadPiece of [
      async () => Promise.reject(new Error('offline')),
      async () => Buffer.from('not a piece'),
    ]) {
      const responses = await ask(createSearchEngine(inMemory({ loadPiece }), { pauseMs: 0 }), 'memory');
      expect(responses.at(-1)).toMatchObject({ complete: true });
      expect(responses.at(-1)?.results[0]?.excerpt).toBeUndefined();
      expect(responses.at(-1)?.results[0]?.target).toBe('/models/overview?_highlight=memory#out-of-memory');
    }
  });

  it('works from scripts alone, as a page opened from disk must', async () => {
    for (const [from, query] of [[written, 'memory'] as const, [large, 'w48271'] as const]) {
      const loadData = vi.fn(async (path: string) => parseDataFile(path, Buffer.from(from.get(path)!).toString()));
      const responses = await ask(createSearchEngine(scriptFiles(loadData), { pauseMs: 0 }), query);
      expect(responses.at(-1)?.results[0]?.excerpt).toBeDefined();
      expect(loadData.mock.calls[0]).toEqual([toScriptTwin(file)]);
    }
  });
});
