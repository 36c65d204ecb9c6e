import { load, type CheerioAPI } from 'cheerio';
import { toLinkRoute, toText, type PageFacts } from './facts.ts';

/** Where an engine puts things. */
export interface Selectors {
  article: string;
  /** Parts of the article that are not the author's: buttons, anchors. */
  furniture: string;
  heading: string;
  toc: string;
  breadcrumbs: string;
  previous: string;
  next: string;
  pagerLabel: string;
  versionBadge: string;
  banner: string;
}

export function readDocument(html: string, routePath: string, selectors: Selectors): PageFacts {
  const $ = load(html);
  const text = (selector: string) => toText($(selector).first().text());
  const list = (selector: string) =>
    $(selector)
      .toArray()
      .map((element) => toText($(element).text()));
  const pageUrl = `http://site${encodeURI(routePath)}`;
  const pager = (selector: string) => {
    const link = $(selector).first();
    const href = link.attr('href');
    if (href === undefined) return '';
    const label = selectors.pagerLabel ? link.find(selectors.pagerLabel) : link;
    return `${toLinkRoute(href, pageUrl)} ${toText(label.text())}`;
  };
  const facts = {
    title: text('title'),
    description: $('meta[name=description]').attr('content') ?? '',
    canonical: $('link[rel=canonical]').attr('href') ?? '',
    robots: $('meta[name=robots]').attr('content') ?? '',
    h1: list('main h1, h1'),
    toc: list(selectors.toc),
    breadcrumbs: list(selectors.breadcrumbs).filter(Boolean),
    previous: pager(selectors.previous),
    next: pager(selectors.next),
    versionBadge: text(selectors.versionBadge),
    banner: text(selectors.banner),
  };
  $(selectors.furniture).remove();
  return {
    ...facts,
    headings: $(selectors.heading)
      .toArray()
      .map((element) => `${element.tagName} ${$(element).attr('id')} ${toText($(element).text())}`),
    articleText: toText(readableText($, selectors.article)),
    links: readLinks($, selectors.article, pageUrl),
  };
}

/** Text with a space between blocks, so that words of neighbours do not run together. */
function readableText($: CheerioAPI, selector: string): string {
  const root = $(selector).first();
  root.find('p,div,li,td,th,tr,h1,h2,h3,h4,h5,h6,pre,summary,button,br,dt,dd,span.token-line').after(' ');
  return root.text();
}

function readLinks($: CheerioAPI, selector: string, pageUrl: string): string[] {
  return $(selector)
    .first()
    .find('a[href]')
    .toArray()
    .flatMap((element) => toLinkRoute($(element).attr('href') ?? '', pageUrl) ?? []);
}
