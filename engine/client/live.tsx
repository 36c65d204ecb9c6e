/** Makes the site's own components live. Loaded by pages that have some, after the app, whose React it uses. */
import {
  createContext,
  createElement,
  Fragment,
  useContext,
  useLayoutEffect,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { postKey, readIslandValue, slotKey } from '../shared/island.ts';
import { createReactModules } from '../theme/siteCode/runtime/browserReact.ts';
import { loadScript } from './browser/loadScript.ts';
import { createContainer, type Container } from './islands/createContainer.ts';
import type { IslandLayer, LayerInput } from './islands/islandLayer.ts';
import { followElement } from './islands/followElement.ts';
import { createModules, type Exports } from './islands/siteModules.ts';
import { ErrorBoundary } from './islands/ErrorBoundary.tsx';
import { findLater, isIsland, listInside, listRanges, valueOf, type NodeRange } from './islands/ranges.ts';
import { ANCHOR, copyPart, findParts, hidePart, showPart, takeParts, type ServerPart } from './islands/serverParts.ts';
import { endSkip, skip } from './islands/anchors.ts';

interface Live {
  range: NodeRange;
  container: Container;
  root: Root;
  /** Later pages may add more: live parts keep the modules that they started with, and their state. */
  layers: IslandLayer[];
  parts: ServerPart[];
  /** Requests hydration again, with the priority of the caller. Unset once React has hydrated the HTML. */
  hydrate?: () => void;
}

/** The live components, by their start comments. */
const live = new Map<Node, Live>();
const Parts = createContext<ServerPart[]>([]);
const modules = createModules(provide, loadFile);
let input: LayerInput | undefined;
let layers: IslandLayer[] = [];

octavo.islands = {
  define: modules.define,
  settle(runtime) {
    input ??= { runtime, reactModules: createReactModules(), ErrorBoundary };
    for (const [start, { root, container }] of live) {
      if (start.isConnected) continue;
      root.unmount();
      container.listen(null);
      live.delete(start);
    }
    octavo.islands!.show = (start, end) => {
      const known = live.get(start);
      if (known) showIsland(known.range);
      else showIslands(listRanges(start.getRootNode(), start, end).filter(isLoaded));
    };
    const early = octavo.early?.splice(0).map(([target, act]) => ({ find: followElement(target), act })) ?? [];
    // An action is repeated on what the browser has rendered.
    const show = (): void => showIslands(listRanges(document));
    if (early.length > 0) flushSync(show);
    else show();
    for (const { find, act } of early) act(find() as HTMLInputElement);
  },
  isLive: (start) => live.has(start),
  reach(start) {
    flushSync(() => live.forEach(({ hydrate }) => hydrate?.()));
    return live.has(start);
  },
  findLater,
  ServerHtml,
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

/** Islands inside another one are skipped, because that one shows them. */
function showIslands(ranges: NodeRange[]): void {
  for (const island of ranges) {
    if (!isIsland(island) || live.has(island.start) || hasIslandAround(island)) continue;
    try {
      showIsland(island);
    } catch (error) {
      // Its HTML is already readable.
      complain(island, error);
    }
  }
}

/** False while the scripts of the next page load. When they have loaded, `settle` is called again. */
function isLoaded(range: NodeRange): boolean {
  return !isIsland(range) || modules.has((valueOf(range) as IslandValue)[0]);
}

function hasIslandAround({ outer }: NodeRange): boolean {
  return outer !== undefined && (isIsland(outer) || hasIslandAround(outer));
}

type IslandValue = [name: string, prefix: string, slotPrefix: string, isFresh: 0 | 1, props: object];

function showIsland(range: NodeRange): void {
  const [name, identifierPrefix, slotPrefix, isFresh, given] = valueOf(range) as IslandValue;
  const Component = modules.find(name) as ComponentType | undefined;
  if (!Component) throw new Error('Not found');
  const props = readIslandValue(given, {
    createElement: createElement as never,
    Fragment,
    find: modules.find,
    slot: (number) => <ServerHtml of={slotKey(slotPrefix, number)} />,
    post: (post) => Object.assign(() => <ServerHtml of={postKey(post)} />, post),
  }) as object;
  const known = live.get(range.start);
  const around = known?.layers ?? findLayers();
  // Taken before hydration, which changes the HTML.
  const parts = known?.parts ?? [copyPart(range, ''), ...takeParts(range)];
  const element = (
    <Parts value={parts}>
      <Hydrated range={range}>
        {/* A component that fails leaves what the server rendered. */}
        <ErrorBoundary fallback={() => <ServerHtml of="" />}>
          {around.reduceRight<ReactNode>(
            (inside, { Providers }) => (Providers ? <Providers island={range.start}>{inside}</Providers> : inside),
            <Component {...props} />,
          )}
        </ErrorBoundary>
      </Hydrated>
    </Parts>
  );
  if (known) {
    delete known.hydrate;
    return known.root.render(element);
  }
  const container = createContainer(range);
  const options = {
    identifierPrefix,
    onCaughtError: (error: unknown) => complain(range, error),
    // React shows the component in spite of it.
    onRecoverableError() {},
  };
  let root: Root;
  let hydrate;
  if (isFresh) (root = createRoot(container, options)).render(element);
  else {
    // The nodes after the range do not belong to the component.
    skip(range.end, () => null);
    root = hydrateRoot(container, element, options);
    // The same element does not count as an update, which would end the hydration.
    hydrate = () => root.render(element);
  }
  container.listen(range.end.parentNode);
  live.set(range.start, { range, container, root, layers: around, parts, hydrate });
}

/** After hydration React no longer looks for nodes in the document. */
function Hydrated({ range, children }: { range: NodeRange; children: ReactNode }): ReactNode {
  useLayoutEffect(() => {
    endSkip(range.end);
    delete live.get(range.start)!.hydrate;
  }, [range]);
  return children;
}

function complain(range: NodeRange, error: unknown): void {
  console.error(`Octavo: ${(valueOf(range) as IslandValue)[0]} failed.`, error);
}

/** HTML of the server inside a component: it stays unchanged, and islands inside it live separately. */
function ServerHtml({ of, or = of, children }: { of: string; or?: string; children?: ReactNode }): ReactNode {
  const parts = useContext(Parts);
  const [key] = useState(() => [of, or].find((name) => findParts(parts, name).length > 0));
  useLayoutEffect(() => {
    if (key === undefined) return;
    const part = showPart(parts, key);
    // Islands directly in the part listen at its current place.
    for (const { container, range } of live.values()) container.listen(range.end.parentNode);
    showIslands(listInside(part));
    return () => hidePart(part);
  }, [key, parts]);
  return key === undefined ? children : ANCHOR;
}
