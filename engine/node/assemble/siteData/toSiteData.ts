import type { SearchIndexRef, SiteData } from '../../../shared/siteData.ts';
import { hashOf } from '../../ground/hashOf.ts';
import { createSiteData } from './createSiteData.ts';
import type { ClientAssets } from '../assets/clientAssets.ts';
import type { Site } from '../../read/loadSite.ts';

/** Site data before anything is compiled: it has no build id and no search indexes yet. */
export function toSiteDraft(site: Site, client: ClientAssets): SiteData {
  const { app, search, mermaid } = client.scripts;
  return createSiteData(site.config, site.content, {
    buildId: '',
    assets: { app, search, mermaid },
    searchIndexes: [],
  });
}

/** The build id stands for all that pages share; a page of another build is never mixed in. */
export function toSiteData(draft: SiteData, client: ClientAssets, indexes: SearchIndexRef[]): SiteData {
  const complete: SiteData = { ...draft, search: draft.search && { ...draft.search, indexes } };
  const buildId = hashOf(JSON.stringify([complete, client.css, client.stylesheets, client.bootScript])).slice(0, 12);
  return { ...complete, buildId };
}
