import type { Page as Tab } from 'playwright-core';
import { BOX } from './searchSite.ts';

/** Words, phrases, mistakes, and all of the query language. */
export const QUERIES = [
  'gpu memory',
  'not enough gpu memory',
  'quickstrat',
  'api reference',
  '+gpu -windows',
  'title:deployment',
  'instal*',
  'depolyment~2',
  'models^4 gpu',
  'a',
  'gpu~x',
];

/**
 * What the box of this tab answers to each query: titles, excerpts and targets, as seen from the site's root and
 * whatever form addresses have there. Equal answers are equal searches.
 */
export async function askSearch(tab: Tab, root: string, queries = QUERIES): Promise<Record<string, string[]>> {
  const answers: Record<string, string[]> = {};
  for (const query of queries) {
    // The last answer stays until the next one comes: between two there is one that finds nothing.
    await tab.locator(BOX).fill('zzzzqqqqxxxx');
    await tab.locator('.oc-search').getByText('No results', { exact: true }).first().waitFor();
    await tab.locator(BOX).fill(query);
    await tab.locator('.oc-search .oc-search-hit').first().waitFor();
    // Excerpts come last.
    await tab.waitForFunction(
      () => ![...document.querySelectorAll('.oc-search-hit small')].some((line) => line.textContent === '\u00a0'),
    );
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
