/** Navbar items that are the site's components: its own types, or replacements for the theme's. */
import { NAVBAR_ITEM_PARTS } from '../../../shared/partNames.ts';
import { partsAround } from '../../../shared/themeParts.ts';
import { toWrittenItem, type NavbarItemConfig } from '../../read/config/schema/navbarItems.ts';
import type { SiteConfig } from '../../read/config/types.ts';

const PARTS: Readonly<Record<string, string | undefined>> = NAVBAR_ITEM_PARTS;
export const CUSTOM_ITEMS = 'NavbarItem/ComponentTypes';

export interface NavbarSlot {
  /** The part of the theme that shows it. */
  part: string;
  /** Place among the items of the navbar. */
  index: number;
  /** `custom-…`, as in the site's `NavbarItem/ComponentTypes`. */
  type?: string;
  props: Record<string, unknown>;
}

/** `has` reports which parts the site replaces. */
export function listNavbarSlots({ themeConfig }: SiteConfig, has: (part: string) => boolean): NavbarSlot[] {
  return themeConfig.navbar.items.flatMap((item, index): NavbarSlot[] => {
    if (item.type === 'custom') {
      const { name: type, position, props } = item;
      return has(CUSTOM_ITEMS) ? [{ part: CUSTOM_ITEMS, index, type, props: { ...props, position } }] : [];
    }
    const part = [PARTS[item.type], 'NavbarItem'].find((name) => name !== undefined && has(name));
    if (part === undefined || item.type === 'search') return [];
    const { type = 'default', ...props } = toWrittenItem(item);
    return [{ part, index, props: part === 'NavbarItem' ? { type, ...props } : props }];
  });
}

/** Whether a component of the site may show an item of this type; rendering it shows whether it does. */
export function mayBeSlot({ swizzled, themeFolders }: SiteConfig, type: NavbarItemConfig['type']): boolean {
  const part = PARTS[type];
  if (part === undefined) return false;
  return (
    (themeFolders ?? []).length > 0 ||
    swizzled.some(
      (name) => name === 'NavbarItem' || name === part || partsAround(name).some((around) => around.name === part),
    )
  );
}

/** The slot that shows it, in the bar and in the drawer. */
export function toSlotName(index: number, isMobile: boolean): string {
  return `NavbarItem ${index}${isMobile ? ' mobile' : ''}`;
}
