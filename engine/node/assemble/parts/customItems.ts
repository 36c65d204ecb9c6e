import type { SiteConfig } from '../../read/config/types.ts';

export interface CustomItem {
  /** Place among the items of the navbar. */
  index: number;
  /** `custom-…`, as the site's `NavbarItem/ComponentTypes` has it. */
  type: string;
  props: Record<string, unknown>;
}

/** Items of the navbar that are components of the site's own. */
export function listCustomItems({ themeConfig }: SiteConfig): CustomItem[] {
  return themeConfig.navbar.items.flatMap((item, index) =>
    item.type === 'custom' ? [{ index, type: item.name, props: { ...item.props, position: item.position } }] : [],
  );
}

/** The slot that shows it, in the bar and in the drawer. */
export function toSlotName(index: number, isMobile: boolean): string {
  return `NavbarItem ${index}${isMobile ? ' mobile' : ''}`;
}
