/** Makes the site's own components live. Loaded by pages that have some, after the app, whose React it uses. */
import { createElement, Fragment, type ComponentType, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import {
  FRESH_ATTRIBUTE,
  ISLAND_TAG,
  OF_ATTRIBUTE,
  PART_ATTRIBUTE,
  PART_TAG,
  partProps,
  PREFIX_ATTRIBUTE,
  PROPS_ATTRIBUTE,
  readIslandValue,
  slotKey,
} from '../shared/island.ts';
import { createReactModules } from '../theme/siteCode/runtime/browserReact.ts';
import { loadScript } from './browser/loadScript.ts';
import type { IslandLayer, LayerInput } from './islands/islandLayer.ts';
import { followElement } from './islands/followElement.ts';
import { createModules, type Exports } from './islands/siteModules.ts';
import { ErrorBoundary } from './islands/ErrorBoundary.tsx';

interface Live {
  root: Root;
  /** Later pages may add more: live parts keep the modules that they started with, and their state. */
  layers: IslandLayer[];
}

const live = new Map<Element, Live>();
const modules = createModules(provide, loadFile);
let input: LayerInput | undefined;
let layers: IslandLayer[] = [];

octavo.islands = {
  define: modules.define,
  settle(runtime) {
    input ??= { runtime, reactModules: createReactModules(), ErrorBoundary };
    for (const [element, { root }] of live) {
      if (element.isConnected) continue;
      root.unmount();
      live.delete(element);
    }
    octavo.islands!.show = (element) => (live.has(element) ? showIsland : showIslands)(element);
    const early = octavo.early?.splice(0).map(([target, act]) => ({ find: followElement(target), act })) ?? [];
    const show = (): void => showIslands(document);
    // An action is repeated on what the browser has rendered.
    if (early.length > 0) flushSync(show);
    else show();
    for (const { find, act } of early) act(find() as HTMLInputElement);
  },
  isLive: (island) => live.has(island),
};

function loadFile(file: string): Promise<void> {
  return new Promise((done) => loadScript(`${octavo.root}assets/code/${file}`, done));
}

function findLayers(): IslandLayer[] {
  const added = octavo.islandLayers?.splice(0).map((create) => create(input!)) ?? [];
  if (added.length > 0) layers = [...layers, ...added];
  return layers;
}

function provide(name: string): Exports | undefined {
  const parts = [input!.reactModules, ...findLayers().map((layer) => layer.modules)].map((all) => all[name]);
  return parts.some(Boolean) ? (Object.assign({}, ...parts) as Exports) : undefined;
}

/** Islands that are neither inside another one nor reserved for one: the outer one renders its inside. */
function showIslands(parent: ParentNode): void {
  for (const island of parent.querySelectorAll(ISLAND_TAG)) {
    const outer = island.parentElement!.closest(`${ISLAND_TAG},${PART_TAG}[hidden]`);
    if (live.has(island) || (outer && !outer.contains(parent as Node))) continue;
    try {
      showIsland(island);
    } catch (error) {
      // Its HTML is already readable.
      complain(island, error);
    }
  }
}

function showIsland(island: Element): void {
  const name = island.getAttribute(OF_ATTRIBUTE)!;
  const Component = modules.find(name) as ComponentType | undefined;
  if (!Component) throw new Error('Not found');
  const identifierPrefix = island.getAttribute(PREFIX_ATTRIBUTE)!;
  const props = readIslandValue(JSON.parse(island.getAttribute(PROPS_ATTRIBUTE)!), {
    createElement: createElement as never,
    Fragment,
    find: modules.find,
    slot: (number) => toSlot(island, slotKey(identifierPrefix, number)),
  }) as object;
  const known = live.get(island);
  const around = known?.layers ?? findLayers();
  const html = island.innerHTML;
  const element = (
    // A component that fails leaves what the server rendered.
    <ErrorBoundary fallback={() => createElement(PART_TAG, { dangerouslySetInnerHTML: { __html: html } })}>
      {around.reduceRight<ReactNode>(
        (inside, { Providers }) => (Providers ? <Providers island={island}>{inside}</Providers> : inside),
        <Component {...props} />,
      )}
    </ErrorBoundary>
  );
  const options = {
    identifierPrefix,
    onCaughtError: (error: unknown) => complain(island, error),
    // React shows the component all the same.
    onRecoverableError() {},
  };
  let root = known?.root;
  if (root || island.hasAttribute(FRESH_ATTRIBUTE)) (root ??= createRoot(island, options)).render(element);
  else root = hydrateRoot(island, element, options);
  live.set(island, { root, layers: around });
}

function complain(island: Element, error: unknown): void {
  console.error(`Octavo: ${island.getAttribute(OF_ATTRIBUTE)} failed.`, error);
}

/** The server's HTML inside the component: it stays unchanged, and islands inside it live separately. */
function toSlot(island: Element, key: string) {
  const slot = `[${PART_ATTRIBUTE}="${key}"]`;
  // Inside the island, or hidden right after it. Lists of posts may have a key several times.
  let part = island.querySelector(slot) ?? island.nextElementSibling;
  while (part && !part.matches(slot)) part = part.nextElementSibling;
  return createElement(PART_TAG, {
    ...partProps(key, part?.innerHTML ?? ''),
    ref(element: HTMLElement | null) {
      if (element) showIslands(element);
    },
  });
}
