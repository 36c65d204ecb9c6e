import type { Page as Tab } from 'playwright-core';
import { fillBox } from './searchSite.ts';

/** A phrase, a mistake, and the query language. */
export const QUERIES = ['not enough gpu memory', 'quickstrat', '+gpu -windows', 'title:deployment', 'instal*', 'gpu~x'];

/**
 * The answers of this tab's search box to each query: titles, excerpts and targets, relative to the site's root and in
 * one form. Equal answers mean equal searches.
 */
export async function answerQueries(tab: Tab, root: string, queries = QUERIES): Promise<Record<string, string[]>> {
  const answers: Record<string, string[]> = {};
  for (const query of queries) {
    await fillBox(tab, query);
    await tab.locator('.oc-search .oc-search-hit').first().waitFor();
    answers[query] = await tab.$$eval(
      '.oc-search .oc-search-hit',
      (links, start) =>
        links.map((link) => {
          const { href } = link as HTMLAnchorElement;
          const target = href
            .slice(start.length)
            .replace(/^(?:index\.html)?#\//, '')
            // Browsers encode it in a query, not in a hash.
            .replaceAll('%27', "'")
            .replace(/(?:(?:^|\/)index)?\.html(?=[?#]|$)/, '');
          return `${(link as HTMLElement).innerText.replaceAll(/\s+/g, ' ')} → ${target}`;
        }),
      root,
    );
  }
  return answers;
}
