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
  return context.site.navbar.items.map((item) => ({
    entry: resolveNavbarItem(item, context),
    isRight: item.position === 'right',
  }));
}
