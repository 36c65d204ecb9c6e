import type { Route } from '../read/routes/types.ts';
import { toPartData, type PartDataContext } from './toPartData.ts';
import { toSidebarItems } from './toSidebarItems.ts';

/** What a page may ask of itself, by its name in `theme/parts/partData.ts`. Some is large in a large site. */
export function toPageField(context: PartDataContext, route: Route, name: string): unknown {
  if (!('version' in route)) return toPartData(context, route)[name];
  const { docs, sidebars } = route.version;
  const toItems = (sidebar: string) => toSidebarItems(context, sidebars[sidebar] ?? []);
  switch (name) {
    case 'sidebar': {
      const own = sidebarOf(route);
      return own === undefined ? undefined : { name: own, items: toItems(own) };
    }
    case 'docsSidebars':
      return Object.fromEntries(Object.keys(sidebars).map((sidebar) => [sidebar, toItems(sidebar)]));
    case 'docs':
      return Object.fromEntries(
        docs.map(({ id, title, description, sidebarName }) => [id, { id, title, description, sidebar: sidebarName }]),
      );
    default:
      return toPartData(context, route)[name];
  }
}

function sidebarOf(route: Route): string | undefined {
  if (route.kind === 'doc') return route.doc.sidebarName;
  return route.kind === 'generated-index' ? route.index.sidebarName : undefined;
}
