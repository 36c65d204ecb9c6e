import type { ApiChangesView } from '../compare/types.ts';
import type { SuggestOptions } from '../notFound/suggestPages.ts';
import type { SearchResultsView, SearchView } from '../search/types.ts';
import type { IslandLayer, LayerInput, ServerHtmlComponent } from '../islands/islandLayer.ts';
import type { rangeAround } from '../islands/rangeAround.ts';
import type { NodeRange } from '../islands/ranges.ts';
import type { Factory } from '../islands/siteModules.ts';
import type { LinkTarget, RoutePath } from '../../shared/siteData.ts';
import type { PathRules } from '../../shared/url/sitePaths.ts';
import type { HrefStyle, Runtime } from '../runtime/types.ts';

/**
 * `octavo(key, value)`: called by a data file that a script tag loads. Boot creates it, the app reads from it; it is
 * the only global name of Octavo.
 */
export interface DataCallback {
  (key: string, value: unknown): void;
  /** The values that have arrived, by key. */
  data: Record<string, unknown>;
  /** The site's root as an absolute URL with trailing slash; undefined until the 404 page has found it. */
  root: string | undefined;
  /** The colour mode that the document came with. */
  mode?: string;
  /**
   * Starts the app, given the event that made it start, if one did. On the 404 page, until the root is known: what boot does
   * then.
   */
  start?: (event?: unknown) => void;
  event?: unknown;
  /** Set by the home document: called when the app did not load. */
  onFailure?: () => void;
  /** The app's script has run. */
  app: boolean;
  /** Brought by the script for diagrams: draws `text` into `target`. The returned function removes the drawing's style. */
  drawDiagram?: (text: string, target: Element) => Promise<() => void>;
  /** The app's React, for the script that makes the site's own components live. */
  react?: {
    React: Record<'createElement', unknown>;
    ReactDom: object;
    ReactDomClient: object;
    jsxRuntime: Record<'jsx' | 'jsxs', unknown>;
  };
  /** And how it writes links. */
  createHref?: (from: RoutePath, target: LinkTarget, rules: PathRules, style: HrefStyle) => string;
  /** For a page's own script, which then need not bring it. */
  loadData?: (file: string, root: string) => Promise<unknown>;
  /** And its buttons: adds them to code that a live component shows. */
  settleCode?: () => void;
  /** Set by scripts for live components: Docusaurus's data for code, the theme's components, plugins' data. */
  islandLayers?: ((input: LayerInput) => IslandLayer)[];
  globalData?: Record<string, unknown>;
  /** The script for styles that the site's code sets has run. */
  carriesStyles?: boolean;
  /** The base URL that global data has in front of addresses. */
  dataBase?: string;
  /** Where the pages of a locale are, seen from the root; absent where they are at the root. */
  dataFolder?: string;
  /** Brought by the script that makes components live. */
  islands?: {
    define(file: string, factory: Factory, id?: string): void;
    /** Makes what is on the page live, and ends what is not on it any more. */
    settle(runtime: Runtime): void;
    /** Passes new properties to a live island, by the comment that it starts with; makes islands live in any other node. */
    show?(node: Node): void;
    isLive(start: Node): boolean;
    /** The server's HTML of a key; `children` where there is none. */
    findLater(key: string): NodeRange | undefined;
    ServerHtml: ServerHtmlComponent;
  };
  /** Set by documents with islands. */
  rangeAround?: typeof rangeAround;
  /** What readers did there too early, in order, and how to do it again. */
  early?: [target: HTMLInputElement, act: (target: HTMLInputElement) => unknown][];
  /** In the frame for live code: called when the site's scope is there. */
  startFrame?: (name?: string) => void;
  /** This document is on its way out: another entry's is being loaded in its place. */
  left?: boolean;
  /** Brought by the script of the page that compares versions: shows it, or ends it on another page. */
  compare?: (runtime: Runtime) => void;
  /** Set by a script of that page, if versions have APIs: their changes. */
  ApiChanges?: ApiChangesView;
  /** Brought by the not-found page's script: fills its list. */
  suggestPages?: (options: SuggestOptions) => Promise<void>;
  /** Brought by the script with the list under the search box. */
  searchView?: SearchView;
  /** Brought by the script with the results of the search page. */
  searchResults?: SearchResultsView;
  /** What the app's own components need: those inside site components are rendered separately. */
  shell?: [context: unknown, runtime: Runtime, own: object, shown: object];
  /** Runs the site's client modules. */
  modules?: {
    define(file: string, factory: Factory, id?: string): void;
    /** `others` are modules of the engine's own. */
    start(ids: string[], others: object[], needsReact: boolean): void;
  };
  /** The site's configuration, if its code reads it. */
  siteConfig?: Record<string, unknown>;
  siteMetadata?: unknown;
  siteStorage?: unknown;
  /** Texts of the locale by id, where its code shows some. */
  messages?: Record<string, string>;
}

declare global {
  var octavo: DataCallback;
}
