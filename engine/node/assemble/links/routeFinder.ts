import path from 'node:path';
import type { RoutePath } from '../../../shared/siteData.ts';
import { decodePath, resolvePath } from '../../../shared/url/sitePaths.ts';
import type { Ref } from '../../compile/markdown/types.ts';
import type { SiteIndex } from './siteIndex.ts';

/** The place where a link is written. */
export interface LinkPlace {
  routePath: RoutePath;
  filePath: string;
  /** From the content folder. */
  relPath: string;
  /**
   * Folders in which a `/x.md` or `x.md` link is looked up before the site's folder: the content folder of the version.
   */
  contentDirs: string[];
}

export interface RouteFinderContext {
  siteDir: string;
  baseUrl: string;
  /** The root of files, the same in every locale. */
  root: { baseUrl: string };
  index: SiteIndex;
}

const MARKDOWN = /\.mdx?$/i;

/** Finds the page that a link means. `written` is its target without query and hash. */
export function createRouteFinder(context: RouteFinderContext) {
  const { siteDir, index } = context;

  function* fromRoots(place: LinkPlace, written: string): Generator<string> {
    for (const dir of [...place.contentDirs, siteDir]) yield path.join(dir, written);
  }

  function* beside(place: LinkPlace, from: string, written: string): Generator<string> {
    const folder = from.startsWith('@site')
      ? path.join(siteDir, from.slice('@site'.length))
      : path.join(path.dirname(place.filePath), from);
    yield path.join(folder, written);
    // The folder of a localized copy need not contain copies of all files.
    for (const dir of place.contentDirs) yield path.join(dir, path.dirname(place.relPath), from, written);
  }

  /** The files that a written path may mean, in order. The first is usually right. */
  function* candidates(place: LinkPlace, { from }: Pick<Ref, 'from'>, written: string): Generator<string> {
    const decoded = decodePath(written);
    if (decoded.startsWith('@site/')) return yield path.join(siteDir, decoded.slice('@site/'.length));
    if (decoded.startsWith('/')) return yield* fromRoots(place, decoded);
    const isRelative = /^\.{1,2}\//.test(decoded);
    // As in Docusaurus: `guide/x.md` is first a file of the content folder or of the site, then one relative to the
    // page.
    const isFromRoots = !isRelative && MARKDOWN.test(decoded);
    if (isFromRoots) yield* fromRoots(place, decoded);
    yield* beside(place, from, decoded);
    if (!isRelative && !isFromRoots) for (const dir of place.contentDirs) yield path.join(dir, decoded);
  }

  /** The path that a link without a Markdown extension means: a URL relative to the page's own address. */
  function toAddress(place: LinkPlace, written: string): string {
    // A path that leaves the site may re-enter it by the name of its base: `../../docs/x`.
    const page = context.baseUrl.replace(/\/$/, '') + place.routePath;
    return withoutBase(resolvePath(decodePath(written), page), context);
  }

  return {
    candidates,
    toAddress,
    isMarkdown: (written: string): boolean => MARKDOWN.test(written),
    ofMarkdown(place: LinkPlace, ref: Pick<Ref, 'from'>, written: string): RoutePath | undefined {
      for (const filePath of candidates(place, ref, written)) {
        const routePath = index.routeOfFile(filePath);
        if (routePath) return routePath;
      }
      return undefined;
    },
    ofAddress: (place: LinkPlace, written: string): RoutePath | undefined => index.findRoute(toAddress(place, written)),
  };
}

/** Authors may write `/base/x` for `/x`; both mean the page x. */
export function withoutBase(written: string, { baseUrl, root }: Pick<RouteFinderContext, 'baseUrl' | 'root'>): string {
  const base = [baseUrl, root.baseUrl].find((candidate) => candidate !== '/' && written.startsWith(candidate));
  return base === undefined ? written : written.slice(base.length - 1);
}
