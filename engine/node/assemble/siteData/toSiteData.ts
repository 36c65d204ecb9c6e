import type { SearchIndexRef, SiteData } from '../../../shared/siteData.ts';
import { hashOf } from '../../ground/hashOf.ts';
import { createSiteData } from './createSiteData.ts';
import type { Parts } from '../parts/createParts.ts';
import type { ClientAssets } from '../assets/clientAssets.ts';
import type { Site } from '../../read/loadSite.ts';

/** Site data before anything is compiled: it has no build id and no search indexes yet. */
export function toSiteDraft(site: Site, client: ClientAssets): SiteData {
  const { app, search, 'search-view': searchView, mermaid } = client.scripts;
  return createSiteData(site.config, site.content, {
    buildId: '',
    assets: { app, search, searchView, mermaid },
    searchIndexes: [],
  });
}

/** The build id stands for all that pages share; a page of another build is never mixed in. */
export function toSiteData(
  draft: SiteData,
  client: ClientAssets,
  indexes: SearchIndexRef[],
  { slots, shellKey }: Pick<Parts, 'slots' | 'shellKey'> = { slots: [] },
): SiteData {
  const complete: SiteData = {
    ...draft,
    search: draft.search && { ...draft.search, indexes },
    ...(slots.length > 0 && { slots: [...slots] }),
    navbar: {
      ...draft.navbar,
      items: draft.navbar.items.filter((item) => item.type !== 'slot' || slots.includes(item.name)),
    },
  };
  const shared = [complete, client.css, client.stylesheets, client.bootScript, ...(shellKey ? [shellKey] : [])];
  const buildId = hashOf(JSON.stringify(shared)).slice(0, 12);
  return { ...complete, buildId };
}
