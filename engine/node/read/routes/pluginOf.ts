import { BLOG_PLUGIN, DOCS_PLUGIN, PAGES_PLUGIN } from '../content/pluginNames.ts';
import type { Route } from './types.ts';

/** The plugin of Docusaurus to which the page belongs, or the site's own. */
export function pluginOf(route: Route): { name: string; id: string } {
  if ('version' in route) return { name: DOCS_PLUGIN, id: route.instance.id };
  if (route.kind === 'not-found' && route.inside) {
    return { name: DOCS_PLUGIN, id: route.inside.instance.id };
  }
  if ('blog' in route) return { name: BLOG_PLUGIN, id: route.blog.id };
  if (route.kind === 'page' && route.instance.plugin) return route.instance.plugin;
  if (route.kind === 'page') return { name: PAGES_PLUGIN, id: route.instance.id };
  return { name: 'native', id: 'default' };
}
