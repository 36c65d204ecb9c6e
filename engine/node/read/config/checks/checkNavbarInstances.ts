import { didYouMean } from '../../../../shared/nearestName.ts';
import type { ConfigProblem } from '../report/configError.ts';
import { quoteValue } from '../report/quoteValue.ts';
import type { NavbarItemConfig, NavbarSubItemConfig } from '../schema/navbarItems.ts';

type Item = NavbarItemConfig | NavbarSubItemConfig;

/** Items that name an instance of the docs must name an existing one. Doc ids are checked once the docs are read. */
export function checkNavbarInstances(items: readonly Item[], ids: string[], problems: ConfigProblem[]): void {
  forEachItem(items, 'themeConfig.navbar.items', (item, keyPath) => {
    if (!('docsPluginId' in item) || ids.includes(item.docsPluginId)) return;
    const id = item.docsPluginId;
    const known = ids.length > 0 ? `expected one of ${ids.map(quoteValue).join(', ')}` : 'the site has no docs';
    const message = `${quoteValue(id)} is no instance of the docs plugin; ${known}.${didYouMean(id, ids)}`;
    problems.push({ keyPath: `${keyPath}.docsPluginId`, code: 'unknown-name', message });
  });
}

/** Every item of the bar and of its menus. */
export function forEachItem(
  items: readonly Item[],
  keyPath: string,
  visit: (item: Item, keyPath: string) => void,
): void {
  for (const [index, item] of items.entries()) {
    const itemPath = `${keyPath}[${index}]`;
    visit(item, itemPath);
    if (item.type === 'dropdown') forEachItem(item.items, `${itemPath}.items`, visit);
    if (item.type === 'docsVersionDropdown' || item.type === 'localeDropdown') {
      forEachItem(item.dropdownItemsBefore, `${itemPath}.dropdownItemsBefore`, visit);
      forEachItem(item.dropdownItemsAfter, `${itemPath}.dropdownItemsAfter`, visit);
    }
  }
}
