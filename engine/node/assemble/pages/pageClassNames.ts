import { pluginOf } from '../../read/routes/pluginOf.ts';
import type { Route, RouteKind } from '../../read/routes/types.ts';

/** Class names of blog and docs pages besides those of their plugin. */
const KIND_NAMES: Partial<Record<RouteKind, string>> = {
  doc: 'docs-doc-page',
  'generated-index': 'docs-doc-page',
  'doc-tags': 'docs-tags-list-page',
  'doc-tag': 'docs-tags-doc-list-page',
  'blog-list': 'blog-list-page',
  'blog-post': 'blog-post-page',
  'blog-tags': 'blog-tags-list-page',
  'blog-tag': 'blog-tags-post-list-page',
  'blog-authors': 'blog-authors-list-page',
  'blog-author': 'blog-authors-posts-page',
};

/** The class names of `<html>`, by which a site's style sheets distinguish pages. */
export function pageClassNames(route: Route): string[] {
  const { name, id } = pluginOf(route);
  const plugin = [`plugin-${name.replace(/docusaurus-(?:plugin|theme)-(?:content-)?/gi, '')}`, `plugin-id-${id}`];
  const kind = KIND_NAMES[route.kind];
  if ('version' in route) {
    const doc = route.kind === 'doc' ? [`docs-doc-id-${route.doc.id}`] : [];
    return ['docs-wrapper', ...plugin, route.version.className, kind!, ...doc];
  }
  if (route.kind === 'not-found' && route.inside) return ['docs-wrapper', ...plugin, route.inside.version.className];
  if ('blog' in route) return kind ? ['blog-wrapper', kind, ...plugin] : plugin;
  if (route.kind === 'page' && !route.page.isCode) {
    return [...(route.page.wrapperClassName?.split(/\s+/).filter(Boolean) ?? ['mdx-wrapper']), 'mdx-page', ...plugin];
  }
  return plugin;
}
