import path from 'node:path';
import { withoutTrailingSlash } from '../../../shared/url/sitePaths.ts';
import type { RoutePath } from '../../../shared/siteData.ts';
import type { LeftOutPage } from '../../read/content/types.ts';
import type { Site } from '../../read/loadSites.ts';

/** All link targets of the site. */
export interface SiteIndex {
  /** The route as served, for a path with or without trailing slash, `.html` or `/index.html`. */
  findRoute(path: string): RoutePath | undefined;
  /** The route a source file is published at. */
  routeOfFile(filePath: string): RoutePath | undefined;
  /** Names of the published source files that are directly in a folder. */
  filesIn(folder: string): string[];
  /** A page that exists in the folder but is not part of this build, by its path or its file. */
  leftOut(path: string): LeftOutPage | undefined;
  /** Ids of a page; `undefined` if they are unknown (on the page of a list, for example). */
  anchorsOf(routePath: RoutePath): ReadonlySet<string> | undefined;
  /** Ids in replaced theme parts, which are known once the page has been made. */
  addPartAnchors(routePath: RoutePath, anchors: readonly string[]): void;
  isInPart(routePath: RoutePath, anchor: string): boolean;
  /** Absolute path of a file of a static folder, by its address in the output (`img/a.png`). */
  staticFile(file: string): string | undefined;
  routePaths(): Iterable<RoutePath>;
}

export function toSiteIndex(
  { routes: siteRoutes, content }: Pick<Site, 'routes' | 'content'>,
  anchors: Map<RoutePath, ReadonlySet<string>>,
  staticFiles: Map<string, string>,
): SiteIndex {
  const routes = new Map(siteRoutes.map(({ routePath }) => [withoutTrailingSlash(routePath), routePath]));
  const files = new Map<string, RoutePath>();
  for (const route of siteRoutes) {
    for (const source of [route.source, route.replacedSource]) {
      if (!source) continue;
      files.set(source.file.filePath, route.routePath);
      // A localized copy replaces the original file.
      for (const dir of source.contentDirs) files.set(path.join(dir, source.file.relPath), route.routePath);
    }
  }
  const partAnchors = new Map<RoutePath, readonly string[]>();
  // Only messages need this.
  let byFolder: Map<string, string[]> | undefined;
  function toFolders(): Map<string, string[]> {
    const folders = new Map<string, string[]>();
    for (const file of files.keys()) {
      const names = folders.get(path.dirname(file)) ?? [];
      names.push(path.basename(file));
      folders.set(path.dirname(file), names);
    }
    return folders;
  }
  const leftOut = new Map(
    content.leftOut.flatMap((page) => [
      [withoutTrailingSlash(page.routePath), page],
      [page.filePath, page],
    ]),
  );
  return {
    leftOut: (path) => leftOut.get(withoutTrailingSlash(path)),
    findRoute(path) {
      const bare = withoutTrailingSlash(path);
      const stripped = () => withoutTrailingSlash(bare.replace(/(?:\/index)?\.html$/, '') || '/');
      return routes.get(bare) ?? routes.get(stripped());
    },
    routeOfFile: (filePath) => files.get(filePath),
    filesIn(folder) {
      byFolder ??= toFolders();
      return byFolder.get(folder) ?? [];
    },
    anchorsOf: (routePath) => anchors.get(routePath),
    addPartAnchors: (routePath, ids) => void partAnchors.set(routePath, ids),
    isInPart: (routePath, anchor) => partAnchors.get(routePath)?.includes(anchor) ?? false,
    staticFile: (file) => staticFiles.get(file),
    routePaths: () => routes.values(),
  };
}
