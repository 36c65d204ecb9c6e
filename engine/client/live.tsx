/** Makes the site's own components live. Loaded by pages that have some, after the app, whose React it uses. */
import { createElement, Fragment, type ComponentType } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import {
  FRESH_ATTRIBUTE,
  ISLAND_TAG,
  KEPT_TAG,
  OF_ATTRIBUTE,
  PREFIX_ATTRIBUTE,
  PROPS_ATTRIBUTE,
  readIslandValue,
  SLOT_ATTRIBUTE,
  SLOT_TAG,
  slotProps,
} from '../shared/island.ts';
import { createIslandModules, createIslandPlatform, IslandProviders, type ThemePart } from '../theme/live/browser.tsx';
import { loadScript } from './browser/loadScript.ts';
import { createModules } from './islands/siteModules.ts';
import { IslandBoundary } from './islands/IslandBoundary.tsx';
import type { Runtime } from './runtime/types.ts';

const roots = new Map<Element, Root>();
let modules: ReturnType<typeof createModules> | undefined;
const waiting: Parameters<ReturnType<typeof createModules>['define']>[] = [];

octavo.islands = {
  // Scripts of the site may run before anybody has said where they are.
  define(...definition) {
    if (modules) modules.define(...definition);
    else waiting.push(definition);
  },
  settle(runtime) {
    modules ??= createSiteModules(runtime);
    for (const definition of waiting.splice(0)) modules.define(...definition);
    for (const [element, root] of roots) {
      if (element.isConnected) continue;
      root.unmount();
      roots.delete(element);
    }
    octavo.islands!.show = (element) => (roots.has(element) ? showIsland : showIslands)(element, runtime);
    showIslands(document, runtime);
    octavo.replay?.();
  },
  isLive: (island) => roots.has(island),
};

function createSiteModules(runtime: Runtime) {
  const platform = createIslandPlatform(runtime);
  const loadFile = (file: string): Promise<void> =>
    new Promise((done) => loadScript(`${octavo.root}assets/code/${file}`, done));
  return createModules(() => createIslandModules(platform, themePart()), loadFile);
}

/** May come with a later page. */
function themePart(): ThemePart | undefined {
  return octavo.islandTheme as ThemePart | undefined;
}

/** Those that are not inside another: whoever shows them shows what is inside. */
function showIslands(parent: ParentNode, runtime: Runtime): void {
  for (const island of parent.querySelectorAll(ISLAND_TAG)) {
    const outer = island.parentElement!.closest(ISLAND_TAG);
    if (roots.has(island) || (outer && !outer.contains(parent as Node))) continue;
    try {
      showIsland(island, runtime);
    } catch (error) {
      // Its HTML is there to read.
      console.error(`Octavo: ${island.getAttribute(OF_ATTRIBUTE)} failed.`, error);
    }
  }
}

function showIsland(island: Element, runtime: Runtime): void {
  const name = island.getAttribute(OF_ATTRIBUTE)!;
  const Component = modules!.find(name) as ComponentType | undefined;
  if (!Component) throw new Error('No such component.');
  const props = readIslandValue(JSON.parse(island.getAttribute(PROPS_ATTRIBUTE)!), {
    createElement: createElement as never,
    Fragment,
    find: modules!.find,
    slot: (number) => toSlot(island, number, runtime),
  }) as object;
  const element = (
    <IslandBoundary name={name} html={island.innerHTML}>
      <IslandProviders runtime={runtime} theme={themePart()}>
        <Component {...props} />
      </IslandProviders>
    </IslandBoundary>
  );
  const options = {
    identifierPrefix: island.getAttribute(PREFIX_ATTRIBUTE) ?? '',
    // React shows the component all the same.
    onRecoverableError() {},
  };
  let root = roots.get(island);
  if (root || island.hasAttribute(FRESH_ATTRIBUTE)) (root ??= createRoot(island, options)).render(element);
  else root = hydrateRoot(island, element, options);
  roots.set(island, root);
}

/** What the server rendered inside the component: stays as it is, and what is live inside it lives on its own. */
function toSlot(island: Element, number: number, runtime: Runtime) {
  const next = island.nextElementSibling;
  const slots = [...island.querySelectorAll(SLOT_TAG), ...(next?.localName === KEPT_TAG ? next.children : [])];
  const html = slots.find(
    (slot) =>
      slot.getAttribute(SLOT_ATTRIBUTE) === String(number) &&
      (slot.parentElement === next || slot.closest(ISLAND_TAG) === island),
  )?.innerHTML;
  return createElement(SLOT_TAG, {
    ...slotProps(number, html ?? ''),
    ref(element: HTMLElement | null) {
      if (element) showIslands(element, runtime);
    },
  });
}
