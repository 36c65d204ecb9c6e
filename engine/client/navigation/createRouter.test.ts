import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createTranslate } from '../../shared/createTranslate.ts';
import type { PageData } from '../../shared/pageData.ts';
import type { SiteLocation } from '../address/siteLocation.ts';
import { LoadError } from '../dataFiles/parseDataFile.ts';
import { createStore } from '../runtime/createStore.ts';
import type { HrefStyle, View } from '../runtime/types.ts';
import type { LoadedView } from './createPageLoader.ts';
import { createRouter, type Arrival, type RouterEffects } from './createRouter.ts';
import { idleNavigation, type NavigationMachine } from './navigation.ts';

const viewOf = (path: string): LoadedView => ({
  page: { buildId: 'b1', path, head: { title: path, tags: [] } } as unknown as PageData,
  sidebar: undefined,
  main: path,
});
const place = (path: string, search = '', hash = ''): SiteLocation => ({ path, search, hash });

const settle = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function setUp({ router = 'browser' as 'browser' | 'hash', canRoute = true, isReachable = true } = {}) {
  const pending = new Map<string, { resolve(view: LoadedView): void; reject(error: Error): void }>();
  const calls: string[] = [];
  const arrivals: Arrival[] = [];
  const view = createStore<View>({ ...viewOf('/start'), main: undefined });
  const location = createStore({ search: '', hash: '' });
  const hrefStyle = createStore<HrefStyle>({ form: 'clean', root: '/docs/' });
  const navigation = createStore<NavigationMachine>(idleNavigation);
  const effects: RouterEffects = {
    commit: (change) => change(),
    arrive: (arrival) => void arrivals.push(arrival),
    slow: () => void calls.push('slow'),
    stop: () => void calls.push('stop'),
    pin: () => void calls.push('pin'),
    unpin: () => void calls.push('unpin'),
    leave: (url, kind) => void calls.push(`leave ${kind} ${url}`),
    isReachable: async () => isReachable,
    reloadOnce: () => !calls.includes('reload') && calls.push('reload') > 0,
    warn: (message) => void calls.push(`warn ${message}`),
  };
  const site = { router, trailingSlash: false };
  const instance = createRouter({
    site,
    translate: createTranslate({ locale: { htmlLang: 'en' } }),
    space: { root: 'https://x.example/docs/', rules: site },
    start: place('/start'),
    canRoute,
    history: {
      push: (url) => void calls.push(`push ${url}`),
      replace: (url) => void calls.push(`replace ${url}`),
    },
    loader: {
      load: (path) => new Promise((resolve, reject) => pending.set(path, { resolve, reject })),
      has: () => false,
      routeOf: (path) => path.replace(/\.html$/, ''),
      forget: () => void calls.push('forget'),
    },
    view,
    location,
    hrefStyle,
    navigation,
    effects,
  });
  return {
    router: instance,
    view,
    location,
    hrefStyle,
    calls,
    arrivals,
    status: () => navigation.get().status,
    error: () => navigation.get().error,
    async finish(path: string) {
      pending.get(path)!.resolve(viewOf(path));
      await settle();
    },
    async fail(path: string, error: Error) {
      pending.get(path)!.reject(error);
      await settle();
    },
  };
}

describe('another page', () => {
  test('is loaded first; address and view change together', async () => {
    const t = setUp();
    void t.router.go(place('/b.html', '?x=1', '#h'), 'push');
    expect([t.status(), t.view.get().page.path, t.calls]).toEqual(['loading', '/start', []]);
    await t.finish('/b');
    expect(t.status()).toBe('idle');
    expect(t.view.get()).toMatchObject({ page: { path: '/b' }, main: '/b' });
    expect(t.location.get()).toEqual({ search: '?x=1', hash: '#h' });
    // The hash follows when its target is on screen.
    expect(t.calls).toEqual(['push https://x.example/docs/b?x=1', 'unpin', 'stop']);
    expect(t.arrivals[0]).toMatchObject({ plan: 'page', kind: 'push', url: 'https://x.example/docs/b?x=1#h' });
    expect(t.router.current).toEqual(place('/b', '?x=1', '#h'));
  });

  test('is at its own address, so links are relative again', async () => {
    const t = setUp();
    void t.router.go(place('/b'), 'push');
    await t.finish('/b');
    expect(t.hrefStyle.get()).toEqual({ form: 'clean', root: undefined });
  });

  test('is slow after 200 ms, not before', async () => {
    const t = setUp();
    void t.router.go(place('/b'), 'push');
    await vi.advanceTimersByTimeAsync(199);
    expect([t.status(), t.calls]).toEqual(['loading', []]);
    await vi.advanceTimersByTimeAsync(1);
    expect([t.status(), t.calls]).toEqual(['slow', ['slow']]);
    await t.finish('/b');
    expect(t.status()).toBe('idle');
    await vi.advanceTimersByTimeAsync(1000);
    expect(t.calls.filter((call) => call === 'slow')).toHaveLength(1);
  });

  test('gives way to a later one', async () => {
    const t = setUp();
    void t.router.go(place('/b'), 'push');
    void t.router.go(place('/c'), 'push');
    await t.finish('/b');
    expect([t.status(), t.view.get().page.path]).toEqual(['loading', '/start']);
    await t.finish('/c');
    expect(t.view.get().page.path).toBe('/c');
    expect(t.calls.filter((call) => call.startsWith('push'))).toEqual(['push https://x.example/docs/c']);
  });

  test('from disk is a document', () => {
    const t = setUp({ canRoute: false });
    t.router.navigate('/b#h');
    expect(t.calls).toEqual(['leave push https://x.example/docs/b#h']);
    expect(t.status()).toBe('idle');
  });
});

describe('the same page', () => {
  test('a query changes nothing but the address', async () => {
    const t = setUp();
    t.router.navigate('?q=x', { replace: true });
    expect(t.calls).toContain('replace https://x.example/docs/start?q=x');
    expect(t.arrivals[0]!.plan).toBe('query');
    expect(t.location.get().search).toBe('?q=x');
    expect(t.status()).toBe('idle');
  });

  test('a query leaves the hash where it is', () => {
    const t = setUp();
    t.router.onStep({ key: 'k', isNew: true }, place('/start', '', '#h'));
    t.router.navigate('?q=x#h', { replace: true });
    expect(t.calls).toContain('replace https://x.example/docs/start?q=x#h');
  });

  test('the same place adds no history entry', () => {
    const t = setUp();
    t.router.navigate('/start');
    expect(t.calls).toContain('replace https://x.example/docs/start');
    expect(t.arrivals[0]!.plan).toBe('section');
  });

  test('a link that the browser followed itself is only recorded, and cancels a pending load', async () => {
    const t = setUp();
    void t.router.go(place('/b'), 'push');
    t.router.onStep({ key: 'k', isNew: true }, place('/start', '', '#far'));
    expect(t.location.get().hash).toBe('#far');
    expect(t.arrivals).toEqual([]);
    await t.finish('/b');
    expect(t.view.get().page.path).toBe('/start');
    expect(t.status()).toBe('idle');
  });
});

describe('Back and Forward', () => {
  test('keep links right while the page loads', async () => {
    const t = setUp();
    t.router.onStep({ key: 'k', isNew: false }, place('/b'));
    expect(t.router.isPinned).toBe(true);
    expect(t.calls).toEqual(['pin']);
    await t.finish('/b');
    expect(t.router.isPinned).toBe(false);
    expect(t.calls).toEqual(['pin', 'unpin', 'stop']);
    expect(t.arrivals[0]).toMatchObject({ kind: 'pop', plan: 'page' });
  });

  test('a click during the load adds an entry, even one to the page on screen', async () => {
    const t = setUp();
    t.router.onStep({ key: 'k', isNew: false }, place('/b'));
    void t.router.go(place('/start'), 'push');
    await t.finish('/start');
    expect(t.calls).toContain('push https://x.example/docs/start');
  });

  test('leave an address outside the site to the browser', () => {
    const t = setUp();
    t.router.onStep({ key: 'k', isNew: false }, undefined);
    expect(t.calls).toEqual(['leave pop ']);
  });
});

describe('failure', () => {
  test('a missing page warns and is loaded as a document', async () => {
    const t = setUp();
    void t.router.go(place('/b', '', '#h'), 'push');
    await t.fail('/b', new LoadError('missing', 'no'));
    expect(t.calls).toEqual([
      'warn Octavo: the page at "https://x.example/docs/b#h" could not be loaded.',
      'leave push https://x.example/docs/b#h',
    ]);
  });

  test('a page of another build is loaded as a document, without a warning', async () => {
    const t = setUp();
    void t.router.go(place('/b'), 'pop');
    await t.fail('/b', new LoadError('outdated', 'new'));
    expect(t.calls).toEqual(['pin', 'leave pop https://x.example/docs/b']);
  });

  test('when the network fails but the host answers, the document is loaded', async () => {
    const t = setUp();
    void t.router.go(place('/b'), 'push');
    await t.fail('/b', new LoadError('network', 'no'));
    expect(t.calls.at(-1)).toBe('leave push https://x.example/docs/b');
  });

  test('offline the reader sees a message, and can retry', async () => {
    const t = setUp({ isReachable: false });
    void t.router.go(place('/b'), 'push');
    const error = new LoadError('network', 'no answer');
    await t.fail('/b', error);
    expect([t.status(), t.view.get().page.path]).toEqual(['failed', '/start']);
    expect(t.error()?.message).toBe('The page "/b" could not be loaded. The server does not answer; are you online?');
    expect(t.error()?.cause).toBe(error);
    expect(t.calls.at(-1)).toBe('stop');
    t.router.retry();
    expect(t.status()).toBe('loading');
    await t.finish('/b');
    expect([t.status(), t.view.get().page.path]).toEqual(['idle', '/b']);
    t.router.retry();
    expect(t.status()).toBe('idle');
  });

  test('after a timeout the browser loads the document, without asking the host', async () => {
    const t = setUp({ isReachable: false });
    void t.router.go(place('/b'), 'push');
    await t.fail('/b', new LoadError('timeout', 'slow'));
    expect(t.calls.at(-1)).toBe('leave push https://x.example/docs/b');
  });

  test('of a superseded page is ignored', async () => {
    const t = setUp();
    void t.router.go(place('/b'), 'push');
    void t.router.go(place('/c'), 'push');
    await t.fail('/b', new LoadError('missing', 'no'));
    expect(t.calls).toEqual([]);
  });

  test('a page that comes back from the browser’s cache is not loading any more', () => {
    const t = setUp();
    void t.router.go(place('/b'), 'push');
    t.router.reset(place('/start'));
    expect(t.status()).toBe('idle');
  });

  test('but the page of its address still loads, if it was loading after Back', async () => {
    const t = setUp();
    t.router.onStep({ key: 'k', isNew: false }, place('/b'));
    t.router.reset(place('/b'));
    expect(t.status()).toBe('loading');
    await t.finish('/b');
    expect([t.view.get().page.path, t.router.isPinned]).toEqual(['/b', false]);
  });
});

describe('hash routing', () => {
  test('the whole place is in the hash', async () => {
    const t = setUp({ router: 'hash' });
    void t.router.go(place('/b', '?x=1', '#h'), 'push');
    await t.finish('/b');
    expect(t.calls[0]).toBe('push https://x.example/docs/#/b?x=1#h');
  });

  test('an unknown page shows the not-found page at its address', async () => {
    const t = setUp({ router: 'hash' });
    void t.router.go(place('/b'), 'push');
    await t.fail('/b', new LoadError('missing', 'no'));
    await t.finish('/404.html');
    expect(t.view.get().page.path).toBe('/404.html');
    expect(t.router.current.path).toBe('/b');
    expect(t.calls).toContain('push https://x.example/docs/#/b');
  });

  test('another build is reloaded once, then the reader sees a message', async () => {
    const t = setUp({ router: 'hash' });
    const outdated = new LoadError('outdated', '"b.js" is of another build.');
    void t.router.go(place('/b'), 'push');
    await t.fail('/b', outdated);
    expect(t.calls).toEqual(['push https://x.example/docs/#/b', 'reload']);
    void t.router.go(place('/b'), 'replace');
    await t.fail('/b', outdated);
    expect(t.status()).toBe('failed');
    expect(t.error()?.message).toBe('This site has been updated. Reload to see the new version.');
  });
});

describe('refresh', () => {
  test('replaces the page in place, and moves nothing', async () => {
    const t = setUp();
    void t.router.refresh();
    await t.finish('/start');
    expect(t.calls).toEqual(['forget']);
    expect(t.view.get().main).toBe('/start');
    expect(t.arrivals[0]!.plan).toBe('query');
  });
});
