/**
 * Runs the site's client modules: scripts on all pages that are notified of navigation. The modules follow in the same
 * file. React is only loaded if one of them imports it.
 */
import { loadScript } from './browser/loadScript.ts';
import { readSiteFact } from './islands/readSiteFact.ts';
import { createModules, type Exports } from './islands/siteModules.ts';
import { INTENT_EVENT, PAGE_EVENT } from '../shared/events.ts';
import { toGeneratedModules } from '../shared/generatedModules.ts';

interface Location {
  pathname: string;
  search: string;
  hash: string;
}

interface ClientModule {
  onRouteUpdate?: Dispatch;
  onRouteDidUpdate?: Dispatch;
}

type Action = keyof ClientModule;
type Dispatch = (locations: { location: Location; previousLocation: Location | null }) => void | (() => void);

const canUse = { canUseDOM: true, canUseEventListeners: true, canUseIntersectionObserver: true, canUseViewport: true };
const { define, find } = createModules(
  (name) => ({ ...plainModules(), ...reactModules() })[name],
  (file) => new Promise((done) => loadScript(`${octavo.root}assets/code/${file}`, done)),
);

function plainModules(): Record<string, Exports> {
  return {
    '@docusaurus/ExecutionEnvironment': { default: canUse },
    '@docusaurus/isInternalUrl': { default: (url: string) => !/^(?:\w*:|\/\/)/.test(url) },
    ...toGeneratedModules(readSiteFact),
  };
}

function reactModules(): Record<string, Exports> {
  if (!octavo.react) return {};
  const { React, ReactDom, ReactDomClient, jsxRuntime } = octavo.react;
  return {
    react: { ...React, default: React },
    'react-dom': { ...ReactDom, default: ReactDom },
    'react-dom/client': { ...ReactDomClient, default: ReactDomClient },
    'react/jsx-runtime': { ...jsxRuntime },
  };
}

octavo.modules = {
  define,
  start(ids, others, needsReact) {
    if (needsReact && !octavo.react) whenReact(() => run(ids, others));
    else run(ids, others);
  },
};

/** The app provides React. */
function whenReact(done: () => void): void {
  let react: typeof octavo.react;
  Object.defineProperty(octavo, 'react', {
    configurable: true,
    get: () => react,
    set(value: typeof octavo.react) {
      react = value;
      done();
    },
  });
  dispatchEvent(new MouseEvent(...INTENT_EVENT));
}

function run(ids: string[], others: object[]): void {
  const modules = [...ids.flatMap(load), ...others] as ClientModule[];
  let location = readLocation();
  notify(null);
  // Another page is shown, or another part of the page. After Back the address changes before the page does.
  document.addEventListener(PAGE_EVENT, move);
  addEventListener('hashchange', moveWithin);
  addEventListener('popstate', moveWithin);

  function moveWithin(): void {
    if (readLocation().pathname === location.pathname) move();
  }

  function move(): void {
    const previous = location;
    location = readLocation();
    const isSame = (['pathname', 'search', 'hash'] as const).every((part) => location[part] === previous[part]);
    if (!isSame) notify(previous);
  }

  function notify(previousLocation: Location | null): void {
    const locations = { location, previousLocation };
    for (const action of ['onRouteUpdate', 'onRouteDidUpdate'] satisfies Action[]) {
      for (const module of modules) {
        try {
          const end = module[action]?.(locations);
          // `onRouteUpdate` may return a cleanup. The page has arrived by now, so it runs immediately.
          if (typeof end === 'function') end();
        } catch (error) {
          console.error(error);
        }
      }
    }
  }
}

/** A module that fails does not stop the others. */
function load(id: string): ClientModule[] {
  try {
    const main = find(`${id}#default`) as ClientModule | undefined;
    const read = (action: Action) => (main?.[action] ?? find(`${id}#${action}`)) as Dispatch | undefined;
    return [{ onRouteUpdate: read('onRouteUpdate'), onRouteDidUpdate: read('onRouteDidUpdate') }];
  } catch (error) {
    console.error(`Octavo: the client module ${id} fails.`, error);
    return [];
  }
}

/** With hash routing the address of the page follows the `#`. */
function readLocation(): Location {
  const { pathname, search, hash } = location;
  if (document.documentElement.dataset.ocHash === undefined || !hash.startsWith('#/'))
    return { pathname, search, hash };
  const url = new URL(hash.slice(1), 'https://x.invalid');
  return { pathname: url.pathname, search: url.search, hash: url.hash };
}
