import { afterEach, expect, test, vi } from 'vitest';
import { loadData } from './loadData.ts';
import { parseDataFile } from './parseDataFile.ts';

afterEach(() => vi.unstubAllGlobals());

test('reads the JSON of a data file, whatever characters its name contains', () => {
  expect(parseDataFile('a.js', 'octavo("a.js",{"x":[1,")"]})\n')).toEqual({ x: [1, ')'] });
  expect(parseDataFile('a,b".js', 'octavo("a,b\\".js",1)')).toBe(1);
});

test('rejects a page that is sent in place of data', () => {
  const invalid = expect.objectContaining({ failure: 'invalid' });
  expect(() => parseDataFile('a.js', '<!doctype html><p>(x)')).toThrow(invalid);
  expect(() => parseDataFile('a.js', 'octavo("b.js",1)')).toThrow(invalid);
  expect(() => parseDataFile('a.js', 'octavo("a.js",{"x":')).toThrow(invalid);
  expect(() => parseDataFile('a.js', 'octavo("a.js",{"x":)')).toThrow(invalid);
});

test('fetches from the root, with credentials', async () => {
  const fetched = vi.fn(
    async (_url: string, _options: RequestInit) => new Response('octavo("_octavo/page/a b.js",{"ok":true})'),
  );
  vi.stubGlobal('fetch', fetched);
  expect(await loadData('_octavo/page/a b.js', 'https://x.example/d/')).toEqual({ ok: true });
  const [url, options] = fetched.mock.calls[0]!;
  expect(url).toBe('https://x.example/d/_octavo/page/a%20b.js');
  expect(options.credentials).toBe('same-origin');
});

test('distinguishes a missing file from a host that does not answer', async () => {
  vi.stubGlobal('fetch', async () => new Response('', { status: 404 }));
  await expect(loadData('a.js', 'https://x.example/')).rejects.toMatchObject({
    failure: 'missing',
    message: '"a.js" cannot be loaded: the server answers 404.',
  });
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('Failed to fetch');
  });
  await expect(loadData('a.js', 'https://x.example/')).rejects.toMatchObject({ failure: 'network' });
});

test('stops waiting after a time limit', async () => {
  const limit = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(limit.signal);
  vi.stubGlobal('fetch', (_url: string, { signal }: RequestInit) => {
    return new Promise((_, reject) => signal!.addEventListener('abort', () => reject(signal!.reason as Error)));
  });
  const loading = loadData('a.js', 'https://x.example/');
  limit.abort();
  await expect(loading).rejects.toMatchObject({ failure: 'timeout' });
});
