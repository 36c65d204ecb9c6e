import { useLocationSuffix, usePage, useSite, useTranslate } from '../../client/index.ts';
import { resolveNavbarItem, type MenuEntry } from './resolveNavbarItem.ts';

/** The navbar's items as they are on this page. */
export function useMenu(): { left: MenuEntry[]; right: MenuEntry[] } {
  const site = useSite();
  const page = usePage();
  const { search, hash } = useLocationSuffix();
  const context = { site, translate: useTranslate(), page, suffix: search + hash };
  const on = (position: 'left' | 'right') =>
    site.navbar.items.filter((item) => item.position === position).map((item) => resolveNavbarItem(item, context));
  return { left: on('left'), right: on('right') };
}
