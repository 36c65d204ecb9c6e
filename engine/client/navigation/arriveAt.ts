import { findPageSlot } from '../browser/pageSlot.ts';
import type { PageData } from '../../shared/pageData.ts';
import type { SiteData } from '../../shared/siteData.ts';
import { toFileHref, type HrefForm } from '../../shared/url/sitePaths.ts';
import { rewriteLinks, toCleanHref } from '../address/rewriteLinks.ts';
import type { SiteLocation } from '../address/siteLocation.ts';
import { announce } from '../browser/announce.ts';
import { revealMark, revealTarget } from '../content/reveal.ts';
import { PAGE_EVENT } from '../../shared/events.ts';
import type { ScrollPoint } from '../scrolling/createScrollMemory.ts';
import { applyHighlight, highlightTerms, withoutHighlight } from '../search/highlight.ts';
import type { Arrival } from './createRouter.ts';
import { applyHead } from './documentHead.ts';
import { focusStart, focusTarget, scrollView } from './moveView.ts';
import { planScroll } from './planNavigation.ts';

export interface ArrivalContext {
  site: SiteData;
  page: PageData;
  form: HrefForm;
  saved: ScrollPoint | undefined;
}

/** Updates the document for the view that React has just rendered, in the order in which a new document would load. */
export function arriveAt({ plan, kind, location, url, from }: Arrival, context: ArrivalContext): void {
  const { site, page } = context;
  if (page !== from.page) {
    tidyMain(site, context.form);
    applyHead(page, from.page, (path) => toFileHref(page.path, path, site));
    delete document.documentElement.dataset.ocPending;
    document.dispatchEvent(new CustomEvent(PAGE_EVENT, { detail: page }));
  }
  markTerms(site, location);
  if (plan !== 'query') revealTarget(location.hash);
  move();
  if (page !== from.page) announce(page.head.title);

  function move(): void {
    const scroll = planScroll(plan, location, context.saved);
    const isHashed = site.router === 'hash';
    // A real navigation to the hash also sets `:target`, opens a closed section and moves the starting point of Tab.
    if (scroll.type === 'hash' && kind !== 'pop' && !isHashed) window.location.replace(url);
    scrollView(scroll, location.hash);
    if (plan === 'query') return;
    if (location.hash.length <= 1) focusStart();
    else if (isHashed) focusTarget(location.hash);
  }
}

/** The links of articles name files; on hosts with clean URLs they are shortened. */
export function tidyMain(site: SiteData, form: HrefForm): void {
  const main = findPageSlot();
  if (!main || form !== 'clean') return;
  rewriteLinks('a', (href) => toCleanHref(href, site.trailingSlash === false), main);
}

/** Marks the terms of the search that led here, and makes sure that one mark is visible. */
export function markTerms(site: SiteData, { path, search, hash }: SiteLocation): void {
  const main = findPageSlot();
  if (!main || !site.search?.highlight) return;
  const terms = highlightTerms(search);
  const rest = withoutHighlight(search) ?? '';
  applyHighlight(main, terms);
  // A link to a heading is for readers who did not search, so it names nothing to mark.
  if (terms.length > 0) for (const link of main.querySelectorAll<HTMLAnchorElement>('a.hash-link')) link.search = rest;
  revealMark([path, hash, ...terms].join(' '), hash);
}
