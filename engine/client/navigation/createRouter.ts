/** Client navigation: the result of a click, Back or a call. All its effects on the page go through `RouterEffects`. */
import type { Translate } from '../../shared/createTranslate.ts';
import type { LinkTarget, RoutePath, SiteData } from '../../shared/siteData.ts';
import { isExternal, NOT_FOUND_PATH, toHref, withoutTrailingSlash } from '../../shared/url/sitePaths.ts';
import { splitLocation, toUrl, type AddressSpace, type SiteLocation } from '../address/siteLocation.ts';
import { LoadError, type LoadFailure } from '../dataFiles/parseDataFile.ts';
import type { WritableStore } from '../runtime/createStore.ts';
import type { HrefStyle, LocationSuffix, NavigateOptions, View } from '../runtime/types.ts';
import type { ClientHistory, HistoryStep } from './createHistory.ts';
import type { LoadedView, PageLoader } from './createPageLoader.ts';
import { reduceNavigation, SLOW_AFTER_MS, type NavigationEvent, type NavigationMachine } from './navigation.ts';
import { planNavigation, type Plan } from './planNavigation.ts';

export type StepKind = 'push' | 'replace' | 'pop';

export interface Arrival {
  plan: Plan;
  kind: StepKind;
  location: SiteLocation;
  /** Absolute URL, with its hash. */
  url: string;
  /** The view before this step. */
  from: View;
}

export interface RouterEffects {
  /** Runs a change of stores so that the document shows it when the call returns. */
  commit(change: () => void): void;
  /** The new state is on screen: updates head, scroll position, focus and marks. */
  arrive(arrival: Arrival): void;
  /** The page is slow to load. */
  slow(): void;
  /** The last navigation has ended. */
  stop(): void;
  /** Keeps links of the old article working while the address is already the next page's. */
  pin(): void;
  unpin(): void;
  /** Makes a real navigation: the browser loads the document. */
  leave(url: string, kind: StepKind): void;
  /** False if a real navigation would fail too. */
  isReachable(url: string): Promise<boolean>;
  /** Hash routing has one document: reloads it, but not twice for the same entry. */
  reloadOnce(): boolean;
  warn(message: string, error: unknown): void;
}

export interface RouterOptions {
  site: Pick<SiteData, 'router' | 'trailingSlash'>;
  translate: Translate;
  space: AddressSpace;
  start: SiteLocation;
  /** False from disk, where pages are reached as documents only. */
  canRoute: boolean;
  history: Pick<ClientHistory, 'push' | 'replace'>;
  loader: PageLoader;
  view: WritableStore<View>;
  location: WritableStore<LocationSuffix>;
  hrefStyle: WritableStore<HrefStyle>;
  navigation: WritableStore<NavigationMachine>;
  effects: RouterEffects;
}

export interface Router {
  /** The location on screen. */
  readonly current: SiteLocation;
  /** True while the address, against which links resolve, is not that of the page on screen. */
  readonly isPinned: boolean;
  go(to: SiteLocation, kind: StepKind): Promise<void>;
  navigate(target: LinkTarget, options?: NavigateOptions): void;
  onStep(step: HistoryStep, to: SiteLocation | undefined): void;
  retry(): void;
  /** Loads the current page again, in place, and other pages when they are visited. */
  refresh(): Promise<void>;
  /**
   * Call this when the browser restores the page from its cache: a navigation that never ended is dropped, unless the
   * address has already changed to its page.
   */
  reset(to: SiteLocation | undefined): void;
}

export function createRouter(options: RouterOptions): Router {
  const { site, space, history, loader, effects, navigation } = options;
  const isHashed = site.router === 'hash';
  let current = options.start;
  let isPinned = false;
  let failed: { to: SiteLocation; kind: StepKind } | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const dispatch = (event: NavigationEvent): void => navigation.set(reduceNavigation(navigation.get(), event));
  const urlOf = (location: SiteLocation): string => toUrl(location, space, options.hrefStyle.get().form);

  /** Starts a navigation, which replaces any current one. */
  function begin(): number {
    clearTimeout(timer);
    failed = undefined;
    const id = navigation.get().id + 1;
    dispatch({ type: 'start', id });
    return id;
  }

  async function go(requested: SiteLocation, kind: StepKind): Promise<void> {
    const to = { ...requested, path: loader.routeOf(requested.path) };
    const plan = isPinned ? 'page' : planNavigation(current, to);
    if (plan === 'page' && !options.canRoute) return effects.leave(urlOf(to), kind);
    const id = begin();
    if (plan !== 'page') return arrive(id, plan, to, kind);
    timer = setTimeout(() => {
      dispatch({ type: 'slow', id });
      effects.slow();
    }, SLOW_AFTER_MS);
    if (kind === 'pop') {
      isPinned = true;
      effects.pin();
    }
    try {
      const view = await loader.load(to.path);
      if (navigation.get().id === id) arrive(id, plan, { ...to, path: view.page.path }, kind, view);
    } catch (error) {
      if (navigation.get().id === id) await fail(id, to, kind, error as Error);
    }
  }

  function arrive(id: number, plan: Plan, location: SiteLocation, kind: StepKind, view?: LoadedView): void {
    clearTimeout(timer);
    const url = urlOf(location);
    const from = options.view.get();
    const next = { ...location, path: withoutTrailingSlash(location.path) };
    // Navigating to the current location adds no history entry.
    const address = plan === 'query' ? url : withoutHash(url);
    if (kind === 'push' && (isPinned || urlOf(current) !== url)) history.push(address);
    // With hash routing the address may have another form (`#/a.html`), which no host normalizes.
    else if (kind !== 'pop' || isHashed) history.replace(address);
    isPinned = false;
    current = next;
    effects.commit(() => {
      if (view) {
        options.view.set(view);
        const style = options.hrefStyle.get();
        if (style.root !== undefined) options.hrefStyle.set({ ...style, root: undefined });
      }
      options.location.set({ search: next.search, hash: next.hash });
      dispatch({ type: 'done', id });
    });
    effects.unpin();
    effects.stop();
    effects.arrive({ plan, kind, location: next, url, from });
  }

  /** The hash is set once its target exists; with hash routing it contains the whole location. */
  function withoutHash(url: string): string {
    return isHashed ? url : url.replace(/#.*$/s, '');
  }

  async function fail(id: number, to: SiteLocation, kind: StepKind, error: Error): Promise<void> {
    const failure = error instanceof LoadError ? error.failure : 'invalid';
    const url = urlOf(to);
    if (failure !== 'outdated') effects.warn(`Octavo: the page at "${url}" could not be loaded.`, error);
    if (isHashed) {
      if (failure === 'outdated') {
        if (kind === 'push') history.push(url);
        if (effects.reloadOnce()) return;
      }
      const notFound = failure === 'missing' ? await loader.load(NOT_FOUND_PATH).catch(() => undefined) : undefined;
      if (navigation.get().id !== id) return;
      if (notFound) return arrive(id, 'page', to, kind, notFound);
    } else {
      // Every page is also a document; the reader only sees an error if that fails to load too.
      if (failure !== 'network' || (await effects.isReachable(url))) {
        if (navigation.get().id === id) effects.leave(url, kind);
        return;
      }
      if (navigation.get().id !== id) return;
    }
    clearTimeout(timer);
    failed = { to, kind };
    dispatch({ type: 'fail', id, error: toReaderError(options.translate, to.path, failure, error) });
    effects.stop();
  }

  return {
    get current() {
      return current;
    },
    get isPinned() {
      return isPinned;
    },
    go,
    navigate(target, { replace = false } = {}) {
      const kind = replace ? 'replace' : 'push';
      if (isExternal(target)) return effects.leave(toHref(current.path, target, site), kind);
      const to = splitLocation(target);
      void go({ ...to, path: to.path || current.path }, kind);
    },
    onStep({ isNew }, to) {
      if (!to) return effects.leave('', 'pop');
      const isWithinPage = !isPinned && planNavigation(current, { ...to, path: loader.routeOf(to.path) }) !== 'page';
      if (!isNew || isHashed || !isWithinPage) return void go(to, 'pop');
      // The browser has moved the view already.
      dispatch({ type: 'done', id: begin() });
      current = { ...to, path: current.path };
      options.location.set({ search: to.search, hash: to.hash });
      effects.stop();
    },
    retry() {
      if (!failed) return;
      const { to, kind } = failed;
      void go(to, kind);
    },
    async refresh() {
      const { path } = current;
      loader.forget();
      try {
        const view = await loader.load(path);
        if (current.path !== path) return;
        const from = options.view.get();
        effects.commit(() => options.view.set(view));
        effects.arrive({ plan: 'query', kind: 'replace', location: current, url: urlOf(current), from });
      } catch {
        effects.leave('', 'pop');
      }
    },
    reset(to) {
      if (isPinned && !failed && to) return void go(to, 'pop');
      if (!failed) dispatch({ type: 'done', id: begin() });
      effects.stop();
    },
  };
}

/** The problem in words for readers; the file and the status are in its cause and in the console. */
function toReaderError(t: Translate, path: RoutePath, failure: LoadFailure, cause: Error): Error {
  if (failure === 'outdated')
    return new Error(t('This site has been updated. Reload to see the new version.'), { cause });
  const reason = failure === 'network' ? t('The server does not answer; are you online?') : cause.message;
  return new Error(t('The page "{path}" could not be loaded. {reason}', { path, reason }), { cause });
}
