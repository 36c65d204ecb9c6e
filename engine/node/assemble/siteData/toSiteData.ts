import type { NavbarItem, SearchIndexRef, SiteData } from '../../../shared/siteData.ts';
import { hashOf } from '../../ground/hashOf.ts';
import { createSiteData } from './createSiteData.ts';
import type { Parts } from '../parts/createParts.ts';
import type { ClientAssets } from '../assets/clientAssets.ts';
import type { Site } from '../../read/loadSites.ts';

/** Site data before anything is compiled: without a build id and search indexes. */
export function toSiteDraft(site: Site, client: ClientAssets): SiteData {
  const { search, 'search-view': searchView, 'search-results': searchResults, mermaid } = client.scripts;
  const suggestions = search && site.config.octavo.suggestions ? client.scripts.suggestions : undefined;
  return createSiteData(site, {
    buildId: '',
    assets: { search, searchView, searchResults, suggestions, mermaid },
    searchIndexes: [],
  });
}

/** The build id identifies everything that pages share, so that pages of two builds are never mixed. */
export function toSiteData(
  draft: SiteData,
  client: ClientAssets,
  indexes: SearchIndexRef[],
  { slots, shellKey, hasOwnNavbar, hasDocFrame }: Pick<Parts, 'slots' | 'shellKey' | 'hasOwnNavbar' | 'hasDocFrame'> = {
    slots: [],
  },
  hasIslands = false,
): SiteData {
  const complete: SiteData = {
    ...draft,
    assets: {
      ...draft.assets,
      ...(hasIslands && { early: client.scripts.early }),
      ...(slots.length > 0 && { slots: client.scripts.slots }),
    },
    search: draft.search && { ...draft.search, indexes },
    ...(slots.length > 0 && { slots: [...slots] }),
    ...(hasOwnNavbar && { hasOwnNavbar }),
    ...(hasDocFrame && { hasDocFrame }),
    navbar: {
      ...draft.navbar,
      items: toNavbarItems(draft, slots),
    },
  };
  const shared = [complete, client.styles, client.bootScript, ...(shellKey ? [shellKey] : [])];
  const buildId = hashOf(JSON.stringify(shared)).slice(0, 12);
  return { ...complete, buildId };
}

/** Including the parts that the site shows itself. */
function toNavbarItems({ navbar }: SiteData, slots: readonly string[]): NavbarItem[] {
  return navbar.items.flatMap((item): NavbarItem[] =>
    item.type !== 'slot' || slots.includes(item.name) ? [item] : item.item ? [item.item] : [],
  );
}
