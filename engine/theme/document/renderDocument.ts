import { documentAttributes, FIRST_MARK, HEAD_MARK } from '../../shared/documentAttributes.ts';
import { APP_ID, PAGE_DATA_ID, STYLE_ID } from '../../shared/documentIds.ts';
import { INLINE_PARTS, type InlinePart, type InlineText } from '../../shared/features.ts';
import { ISLAND_TAG } from '../../shared/island.ts';
import type { HeadTag, PageData } from '../../shared/pageData.ts';
import type { DocumentAssets } from '../../shared/renderer.ts';
import type { SiteData } from '../../shared/siteData.ts';
import { notFoundRoot, toRootedHref } from '../../shared/url/notFoundRoot.ts';
import { toFileHref } from '../../shared/url/sitePaths.ts';
import { escapeHtml, escapeJson } from './escapeHtml.ts';
import { renderAttributes, renderTag } from './renderTag.ts';

/** What follows from the kind of page. */
export interface DocumentTraits {
  /** React renders its `<main>` in the browser too: the app starts at once. */
  isLive?: boolean;
  /** What the document carries besides what its content asks for. */
  parts?: InlinePart[];
  /** Puts the site's own elements around the app. */
  around?(app: string): string;
}

/**
 * The document around the React tree. What is the same in every document of a build (boot script, style) comes
 * before anything that has an address, so that colour mode and links are right before the first paint.
 */
export function renderDocument(
  site: SiteData,
  page: PageData,
  assets: DocumentAssets,
  body: string,
  traits: DocumentTraits = {},
): string {
  const root = notFoundRoot(site, page);
  const toFile = (path: string) => toRootedHref(toFileHref(page.path, path, site), root);
  const app = `<div id="${APP_ID}">${body}</div>`;
  const { htmlLang, direction } = site.locale;
  const attributes = {
    lang: htmlLang,
    dir: direction,
    ...page.attributes?.html,
    class: page.classNames?.join(' ') || undefined,
    ...documentAttributes(site, page, assets, traits.isLive),
  };
  const { tags } = page.head;
  const parts = partsOf(site, page, body, traits);
  const inline = (place: keyof InlineText, tag: string) =>
    parts.map((name) => assets.parts[name]?.[place]).map((text) => (text ? `<${tag}>${text}</${tag}>` : ''));
  return [
    `<!doctype html><html${renderAttributes(attributes)}><head><meta charset="utf-8">`,
    `<script>${assets.bootScript}</script>`,
    ...inline('first', 'script'),
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<title>${escapeHtml(page.head.title)}</title>`,
    ...tags.filter((tag) => !isLast(tag)).map((tag) => renderTag(tag, toFile, HEAD_MARK)),
    // Near the tags whose addresses and names it repeats: after a long article, compression would not find them again.
    `<script type="application/json" id="${PAGE_DATA_ID}">${escapeJson(toData(page, body))}</script>`,
    `<style>${assets.css}</style>`,
    ...inline('style', 'style'),
    ...assets.headTags.map((tag) => renderTag(tag, toFile)),
    // After theme and site, as for those who come from another page: of equal rules those of components count.
    ...tags.filter(isLast).map((tag) => renderTag(tag, toFile, HEAD_MARK)),
    `</head><body${renderAttributes(page.attributes?.body ?? {})}>`,
    ...assets.preBodyTags.map((tag) => renderTag(tag, toFile)),
    traits.around?.(app) ?? app,
    ...inline('last', 'script'),
    renderDeferred(page, assets, toFile),
    ...assets.bodyTags.map((tag) => renderTag(tag, toFile)),
    '</body></html>',
  ].join('');
}

function isLast({ tag, attributes }: HeadTag): boolean {
  return tag === 'style' || (tag === 'link' && attributes.rel === 'stylesheet' && !(FIRST_MARK in attributes));
}

/** The parts that this document shows, in the order of the table. */
function partsOf(site: SiteData, page: PageData, body: string, traits: DocumentTraits): InlinePart[] {
  const isShown: Partial<Record<InlinePart, boolean>> = {
    // Looking at every class takes longer than all the rest: first whether there can be one.
    cards: /oc-(?:cards|actions)/.test(body) && /class="[^"]*\boc-(?:cards|actions)\b/.test(body),
    diagram: body.includes('class="diagram"'),
    home: page.path === '/',
    'not-found': page.kind === 'not-found',
    rtl: site.locale.direction === 'rtl',
    'search-page': page.kind === 'search',
    tabs: /class="tabs-container" data-(?:group|query)/.test(body),
    islands: body.includes(`<${ISLAND_TAG}`),
  };
  return (Object.keys(INLINE_PARTS) as InlinePart[]).filter((name) => isShown[name] || traits.parts?.includes(name));
}

/**
 * What the browser cannot read off the document itself. The head is in place already; a navigation away needs
 * nothing of it, and one back loads the page's file.
 */
function toData(page: PageData, body: string) {
  const { head: _head, heading: _heading, toc, hideToc, features, ...data } = page;
  const hasFeatures = features && Object.keys(features).length > 0;
  const isTocShown = body.includes('class="oc-toc"');
  return { ...data, ...(!isTocShown && { toc }), ...(hideToc && { hideToc }), ...(hasFeatures && { features }) };
}

/** Boot puts the link in place after the first paint. The 404 page does not know where it is served, so it carries the text. */
function renderDeferred(page: PageData, assets: DocumentAssets, toFile: (path: string) => string): string {
  if (page.kind === 'not-found') return `<style>${assets.deferredCss}</style>`;
  const link = renderTag({ tag: 'link', attributes: { rel: 'stylesheet', href: `/${assets.deferredFile}` } }, toFile);
  return `<noscript id="${STYLE_ID}">${link}</noscript>`;
}
