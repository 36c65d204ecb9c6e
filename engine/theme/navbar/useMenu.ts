import { useLocationSuffix, usePage, useSite, useTranslate } from '../../client/index.ts';
import { useComponents } from '../base/useComponents.ts';
import { resolveNavbarItem, type MenuContext } from './resolveNavbarItem.ts';
import type { Menu } from '../base/shellProps.ts';

/** The navbar's items on this page. */
export function useMenu(): Menu {
  const site = useSite();
  const page = usePage();
  const { search, hash } = useLocationSuffix();
  const context = { site, translate: useTranslate(), page, suffix: search + hash };
  return useComponents('shell').menu ?? resolveMenu(context);
}

export function resolveMenu(context: MenuContext): Menu {
  const on = (position: 'left' | 'right') =>
    context.site.navbar.items
      .filter((item) => item.position === position)
      .map((item) => resolveNavbarItem(item, context));
  return { left: on('left'), right: on('right') };
}
