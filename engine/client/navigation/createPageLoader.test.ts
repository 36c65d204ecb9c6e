import { expect, test, vi } from 'vitest';
import { toDataFile } from '../../shared/url/sitePaths.ts';
import { LoadError } from '../dataFiles/parseDataFile.ts';
import { createPageLoader } from './createPageLoader.ts';

const page = (path: string, more: object = {}) => ({
  buildId: 'b1',
  path,
  kind: 'doc',
  head: { title: path, tags: [] },
  heading: path,
  toc: [],
  main: `<p>${path}`,
  ...more,
});

function setUp(files: Record<string, unknown>, trailingSlash: boolean | undefined = false) {
  const loadData = vi.fn(async (file: string) => {
    if (file in files) return files[file];
    throw new LoadError('missing', file);
  });
  return {
    loadData,
    loader: createPageLoader({
      site: { buildId: 'b1', trailingSlash },
      loadData,
      loadSheets: async () => {},
      sidebars: new Map(),
    }),
  };
}

test('loads a page and its sidebar, each once', async () => {
  const docs = {
    instanceId: 'default',
    versionName: 'current',
    alternates: {},
    sidebar: { name: 'main', file: 'side.js' },
  };
  const { loader, loadData } = setUp({
    '_octavo/page/a.js': page('/a', { docs }),
    '_octavo/page/b.js': page('/b', { docs }),
    'side.js': { name: 'main', items: [] },
  });
  const [first, second] = await Promise.all([loader.load('/a'), loader.load('/a.html')]);
  expect(first).toBe(second);
  expect(first.main).toBe('<p>/a');
  expect(first.page).not.toHaveProperty('main');
  expect(first.sidebar).toEqual({ name: 'main', items: [] });
  await loader.load('/b/');
  expect(loadData.mock.calls.map(([file]) => file)).toEqual(['_octavo/page/a.js', 'side.js', '_octavo/page/b.js']);
});

test('.html and index.html lead to the page unless one has that very name', async () => {
  const { loader } = setUp({
    '_octavo/page/a.js': page('/a'),
    '_octavo/page/b.html.js': page('/b.html'),
    [toDataFile('/', {})]: page('/'),
  });
  expect((await loader.load('/a.html')).page.path).toBe('/a');
  expect((await loader.load('/index.html')).page.path).toBe('/');
  expect((await loader.load('/b.html')).page.path).toBe('/b.html');
  await expect(loader.load('/c.html')).rejects.toMatchObject({ message: '_octavo/page/c.js' });
});

test('does not cache a failure', async () => {
  const files: Record<string, unknown> = {};
  const { loader } = setUp(files);
  await expect(loader.load('/a')).rejects.toThrow();
  await Promise.resolve();
  expect(loader.has('/a')).toBe(false);
  files['_octavo/page/a.js'] = page('/a');
  expect((await loader.load('/a')).page.path).toBe('/a');
  expect(loader.has('/a.html')).toBe(true);
});

test('a page without content is an error', async () => {
  const { loader } = setUp({ '_octavo/page/a.js': page('/a', { main: undefined }) });
  await expect(loader.load('/a')).rejects.toMatchObject({
    failure: 'invalid',
    message: '"_octavo/page/a.js" has no content: "main" is missing.',
  });
});

test('a page of another build is not mixed in', async () => {
  const { loader } = setUp({ '_octavo/page/a.js': page('/a', { buildId: 'b2' }) });
  await expect(loader.load('/a')).rejects.toMatchObject({ failure: 'outdated' });
});

test('data that is not a page is an error', async () => {
  const { loader } = setUp({ '_octavo/page/a.js': 7, '_octavo/page/b.js': null });
  await expect(loader.load('/a')).rejects.toMatchObject({ failure: 'invalid' });
  await expect(loader.load('/b')).rejects.toMatchObject({ failure: 'invalid' });
});

test('a sidebar that cannot be loaded fails the page, and is tried again', async () => {
  const docs = {
    instanceId: 'default',
    versionName: 'current',
    alternates: {},
    sidebar: { name: 'main', file: 'side.js' },
  };
  const files: Record<string, unknown> = { '_octavo/page/a.js': page('/a', { docs }) };
  const { loader } = setUp(files);
  await expect(loader.load('/a')).rejects.toMatchObject({ failure: 'missing' });
  files['side.js'] = { name: 'main', items: [] };
  expect((await loader.load('/a')).sidebar?.name).toBe('main');
});
