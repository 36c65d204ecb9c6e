import type { Browser } from 'playwright-core';
import { search } from '../../../engine/shared/search/search.ts';
import { measureBox } from '../measureBox.ts';
import { sum } from '../watchDownloads.ts';
import { LIMIT, type Contexts, type Engine } from './types.ts';

/** `measure` needs a site that is served. */
export function createOctavo(contexts: Contexts, site?: { browser: Browser; url: string }): Engine {
  return {
    name: 'Octavo',
    async search(context, query) {
      const { indexes, secondary } = contexts[context];
      const { hits } = await search(indexes, query, { limit: LIMIT, perPage: 2, secondary });
      return hits.map(({ document }) => document.u + document.h);
    },
    async measure(query) {
      if (site === undefined) throw new Error('There is no site to measure.');
      const downloads = await measureBox(site.browser, new URL('quickstart', site.url).href, query, '.oc-search-hit');
      const index = sum(downloads, /\/(?!pack-)[^/]*\.bin$/);
      const text = sum(downloads, /\/pack-/);
      return { script: sum(downloads) - index - text, index, text };
    },
  };
}
