import type { ApiChangesView } from '../compare/types.ts';
import type { SuggestOptions } from '../notFound/suggestPages.ts';
import type { SearchResultsView, SearchView } from '../search/types.ts';
import type { IslandLayer, LayerInput, ServerHtmlComponent } from '../islands/islandLayer.ts';
import type { rangeAround } from '../islands/rangeAround.ts';
import type { NodeRange } from '../islands/ranges.ts';
import type { Factory } from '../islands/siteModules.ts';
import type { DiagramData, LinkTarget, RoutePath } from '../../shared/siteData.ts';
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
   * Starts the app; the argument is the event that caused it, if any. On the 404 page this is boot's own work until the
   * root is known.
   */
  start?: (event?: unknown) => void;
  event?: unknown;
  /** Set by the home document: called when the app did not load. */
  onFailure?: () => void;
  /** The app's script has run. */
  app: boolean;
  /**
   * Set by the script for diagrams: draws `text` into `target`, as `site` says or in the colours of the look. The
   * returned function removes the drawing's style.
   */
  drawDiagram?: (text: string, target: Element, site?: DiagramData) => Promise<() => void>;
  /** The app's React, for the script that makes the site's own components live. */
  react?: {
    React: Record<'createElement', unknown>;
    ReactDom: object;
    ReactDomClient: object;
    jsxRuntime: Record<'jsx' | 'jsxs', unknown>;
  };
  /** The app's function that writes links. */
  createHref?: (from: RoutePath, target: LinkTarget, rules: PathRules, style: HrefStyle) => string;
  /** Shared with a page's own script, which then need not contain it. */
  loadData?: (file: string, root: string) => Promise<unknown>;
  /** Adds the app's buttons to code that a live component shows. */
  settleCode?: () => void;
  /** Set by scripts for live components: Docusaurus's data for code, the theme's components, plugins' data. */
  islandLayers?: ((input: LayerInput) => IslandLayer)[];
  globalData?: Record<string, unknown>;
  /** The script for styles that the site's code sets has run. */
  carriesStyles?: boolean;
  /** The base URL that global data has in front of addresses. */
  dataBase?: string;
  /** Folder of the locale's pages, relative to the root; absent if they are at the root. */
  dataFolder?: string;
  /** Set by the script that makes components live. */
  islands?: {
    define(file: string, factory: Factory, id?: string): void;
    /** Makes the components on the page live, and unmounts those that are gone. */
    settle(runtime: Runtime): void;
    /**
     * Given the start comment of a live island, passes it new properties; given any other node, makes the islands in it
     * live, or those up to `end`.
     */
    show?(start: Node, end?: Comment): void;
    isLive(start: Node): boolean;
    /** Like `isLive`, but first hydrates the islands for which React had no time yet: until then they miss events. */
    reach(start: Node): boolean;
    /** The server's HTML of a key, or `children` if there is none. */
    findLater(key: string): NodeRange | undefined;
    ServerHtml: ServerHtmlComponent;
  };
  /**
   * Shows one of the site's own shell parts at the text node that React has inserted for it; returns a function that
   * removes it.
   */
  showSlot?: (name: string) => () => void;
  /** Set by documents with islands. */
  rangeAround?: typeof rangeAround;
  /** The actions of readers before islands were live, in order, and how to repeat them. */
  early?: [target: HTMLInputElement, act: (target: HTMLInputElement) => unknown][];
  /** In the frame for live code: called when the site's scope has loaded. */
  startFrame?: (name?: string) => void;
  /** The document of another history entry is being loaded, so this one is about to go. */
  left?: boolean;
  /** Set by the script of the page that compares versions: shows the comparison, or removes it on another page. */
  compare?: (runtime: Runtime) => void;
  /** Set by a script of that page if versions have APIs: shows their changes. */
  ApiChanges?: ApiChangesView;
  /** Set by the script of the not-found page: fills its list. */
  suggestPages?: (options: SuggestOptions) => Promise<void>;
  /** Set by the script with the list under the search box. */
  searchView?: SearchView;
  /** Set by the script with the results of the search page. */
  searchResults?: SearchResultsView;
  /** The context of the app's own components, for those that are rendered separately inside site components. */
  shell?: [context: unknown, runtime: Runtime, own: object, shown: object];
  /** Runs the site's client modules. */
  modules?: {
    define(file: string, factory: Factory, id?: string): void;
    /** `others` are the engine's own modules. */
    start(ids: string[], others: object[], needsReact: boolean): void;
  };
  /** The site's configuration, if its code reads it. */
  siteConfig?: Record<string, unknown>;
  siteMetadata?: unknown;
  siteStorage?: unknown;
  /** Texts of the locale by id, if the site's code shows some. */
  messages?: Record<string, string>;
}

declare global {
  var octavo: DataCallback;
}
