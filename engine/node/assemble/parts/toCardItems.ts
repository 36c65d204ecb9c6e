import { toSidebarItems } from '../../read/plugins/docusaurus/toSidebarItems.ts';
import { toDocCards } from '../pages/toDocCards.ts';

/** Items of a sidebar that have a card. */
export function toCardItems(...[site, items, describe]: Parameters<typeof toSidebarItems>): Record<string, unknown>[] {
  const shown = items.filter((item) => toDocCards([item], () => undefined).length > 0);
  return toSidebarItems(site, shown, describe);
}
