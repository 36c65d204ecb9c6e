import { withoutTrailingSlash } from '../../../shared/url/sitePaths.ts';
import { toSeverity, type Reaction, type Report } from '../../ground/problems.ts';
import type { Route, RouteKind } from './types.ts';

/** Two pages cannot share a path, with or without slash at the end: both would be the same file. */
export function resolveDuplicates(routes: Route[], onDuplicateRoutes: Reaction, report: Report): Route[] {
  const severity = toSeverity(onDuplicateRoutes);
  const byPath = new Map<string, Route>();
  for (const route of routes) {
    const path = withoutTrailingSlash(route.routePath);
    const first = byPath.get(path);
    if (!first) byPath.set(path, route);
    else if (first.kind === 'page' && first.page.isFirst) {
      // Links to the file lead to the page, and search lists the page as what it shows.
      byPath.set(path, { ...first, replacedSource: route.source, search: route.search ?? first.search });
    } else if (severity) {
      const message = `The path "${route.routePath}" is taken by ${describe(first)}; ${describe(route)} is left out. Give one of them another \`slug\`.`;
      report({ severity, code: 'duplicate-route', filePath: fileOf(route), message });
    }
  }
  if (severity) reportSameButCase([...byPath.values()], report);
  return [...byPath.values()];
}

/** Docusaurus accepts such paths, so they are never an error. */
function reportSameButCase(routes: Route[], report: Report): void {
  const byLowerCase = new Map<string, Route>();
  for (const route of routes) {
    const path = withoutTrailingSlash(route.routePath).toLowerCase();
    const first = byLowerCase.get(path);
    if (!first) byLowerCase.set(path, route);
    else {
      const message = `The path "${route.routePath}" differs only in case from "${first.routePath}", ${describe(first)}: on disks and hosts that ignore case, one replaces the other. Give one of them another \`slug\`.`;
      report({ severity: 'warning', code: 'duplicate-route', filePath: fileOf(route), message });
    }
  }
}

function fileOf({ source, origin }: Route): string | undefined {
  return source?.file.filePath ?? origin;
}

function describe(route: Route): string {
  const file = fileOf(route);
  return file === undefined ? NAMES[route.kind] : `${NAMES[route.kind]} of "${file}"`;
}

const NAMES: Record<RouteKind, string> = {
  doc: 'the document',
  'generated-index': 'the index',
  'doc-tags': 'the list of tags of documents',
  'doc-tag': 'the page of a tag of documents',
  'blog-post': 'the post',
  'blog-list': 'the list of posts',
  'blog-tags': 'the list of tags of posts',
  'blog-tag': 'the page of a tag of posts',
  'blog-archive': 'the archive of posts',
  'blog-authors': 'the list of authors',
  'blog-author': 'the page of an author',
  page: 'the page',
  search: 'the search page',
  compare: 'the comparison of versions',
  'not-found': 'the page of addresses that lead nowhere',
};
