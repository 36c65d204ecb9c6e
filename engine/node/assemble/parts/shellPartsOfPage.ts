import type { Page } from '../../../shared/pageContent.ts';
import type { SiteConfig } from '../../read/config/types.ts';
import { toPermalink } from '../../read/plugins/docusaurus/permalink.ts';
import { CUSTOM_ITEMS, listNavbarSlots, toSlotName } from './navbarSlots.ts';
import type { PartOfPage } from './partsOfPage.ts';
import { toPartSite } from '../../compile/toPartData.ts';
import { toSidebarItems } from '../../read/plugins/docusaurus/toSidebarItems.ts';

/**
 * The parts around `<main>` that differ between pages, with Docusaurus's properties. `has` reports which ones are
 * needed.
 */
export function shellPartsOfPage(config: SiteConfig, page: Page, has: (name: string) => boolean): PartOfPage[] {
  const site = toPartSite(config);
  const path = toPermalink(site, page.path);
  const { sidebar, docs, kind } = page;
  const found: Record<string, () => Record<string, unknown> | false | undefined> = {
    // Large in a large site.
    DocSidebar: () => sidebar && { path, sidebar: toSidebarItems(site, sidebar.items), isHidden: false },
    BackToTopButton: () => docs && {},
    SearchPage: () => kind === 'search' && {},
  };
  const parts = Object.entries(found).flatMap(([name, propsOf]): PartOfPage[] => {
    const props = has(name) && propsOf();
    return props ? [{ name, key: name, props, data: { path } }] : [];
  });
  const items = listNavbarSlots(config, (name) => name !== CUSTOM_ITEMS && has(name));
  return [
    ...parts,
    ...items.flatMap(({ part: name, index, props }) =>
      [false, true].map((mobile) => ({
        name,
        key: toSlotName(index, mobile),
        props: { ...props, ...(mobile && { mobile }) },
        data: { path },
        of: toSlotName(index, mobile),
      })),
    ),
  ];
}
