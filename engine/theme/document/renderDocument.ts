import { documentAttributes, HEAD_MARK, KEYBOARD_CLASS } from '../../shared/documentAttributes.ts';
import { APP_ID, PAGE_DATA_ID } from '../../shared/documentIds.ts';
import { INLINE_PARTS, type InlinePart, type InlineText } from '../../shared/features.ts';
import { ISLAND_MARK } from '../../shared/ranges.ts';
import type { BlockHeights } from '../../shared/pageContent.ts';
import type { HeadTag, PageData } from '../../shared/pageData.ts';
import type { DocumentAssets } from '../../shared/renderer.ts';
import type { SiteData } from '../../shared/siteData.ts';
import { notFoundRoot, toRootedHref } from '../../shared/url/notFoundRoot.ts';
import { toFileHref } from '../../shared/url/sitePaths.ts';
import { EXTERNAL_SPRITE } from './externalSprite.ts';
import { escapeHtml, escapeJson } from '../base/escapeHtml.ts';
import { renderStyles } from './renderStyles.ts';
import { renderAttributes, renderTag } from './renderTag.ts';

/** Input for the document that is not part of PageData. */
export interface DocumentExtras {
  blockHeights?: BlockHeights;
  /** Wraps the app in the site's own elements. */
  around?(app: string): string;
}

/**
 * The document around the React tree. The parts that are the same in every document of a build (boot script, style)
 * come before anything with an address, so that colour mode and links are right before the first paint.
 */
export function renderDocument(
  site: SiteData,
  page: PageData,
  assets: DocumentAssets,
  body: string,
  extras: DocumentExtras = {},
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
    ...documentAttributes(site, page, assets),
    'data-oc-blocks': extras.blockHeights?.map((height) => `${height}px`).join(' '),
  };
  const { tags } = page.head;
  const parts = partsOf(site, page, body);
  const inline = (place: keyof InlineText, tag: string) =>
    parts.map((name) => assets.parts[name]?.[place]).map((text) => (text ? `<${tag}>${text}</${tag}>` : ''));
  return [
    `<!doctype html><html${renderAttributes(attributes)}><head><meta charset="utf-8">`,
    `<script>${assets.bootScript}</script>`,
    ...inline('first', 'script'),
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<title>${escapeHtml(page.head.title)}</title>`,
    ...tags.filter((tag) => !isStyleTag(tag)).map((tag) => renderTag(tag, toFile, HEAD_MARK)),
    // Next to the tags whose URLs and names it repeats: after a long article, they would be too far back for compression to match.
    `<script type="application/json" id="${PAGE_DATA_ID}">${escapeJson(toData(page))}</script>`,
    ...renderStyles(site, page, assets, body, toFile),
    ...assets.headTags.map((tag) => renderTag(tag, toFile)),
    // After the styles of theme and site, where a client navigation puts them too, so that components' rules win over others of
    // equal specificity.
    ...tags.filter(isStyleTag).map((tag) => renderTag(tag, toFile, HEAD_MARK)),
    `</head><body${renderAttributes(bodyAttributes(page))}>`,
    EXTERNAL_SPRITE,
    ...assets.preBodyTags.map((tag) => renderTag(tag, toFile)),
    extras.around?.(app) ?? app,
    ...inline('last', 'script'),
    ...assets.bodyTags.map((tag) => renderTag(tag, toFile)),
    '</body></html>',
  ].join('');
}

/** The class means that the reader may be using the keyboard: boot removes it with the first click. */
function bodyAttributes({ attributes }: PageData) {
  const { class: own, ...others } = attributes?.body ?? {};
  return { class: own && own !== true ? `${KEYBOARD_CLASS} ${own}` : KEYBOARD_CLASS, ...others };
}

function isStyleTag({ tag, attributes }: HeadTag): boolean {
  return tag === 'style' || (tag === 'link' && attributes.rel === 'stylesheet');
}

/** The inline scripts that this document needs, in the order of INLINE_PARTS. */
function partsOf(site: SiteData, page: PageData, body: string): InlinePart[] {
  const isShown: Record<InlinePart, boolean> = {
    announcement: site.announcementBar !== undefined,
    hash: site.router === 'hash',
    home: page.path === '/',
    'not-found': page.kind === 'not-found',
    tabs: /class="tabs-container tabList__CuJ" data-oc-(?:group|query)/.test(body),
    islands: body.includes(`<!--${ISLAND_MARK}`),
    feedback: site.hasFeedback === true,
    soon: page.kind !== 'compare' && page.features?.live?.atOnce === true,
  };
  return (Object.keys(INLINE_PARTS) as InlinePart[]).filter((name) => isShown[name]);
}

/**
 * The data that the browser cannot read from the document itself. The head is omitted: a navigation away does not need
 * it, and one back loads the page's file.
 */
function toData(page: PageData) {
  const { head: _head, heading: _heading, features, ...data } = page;
  const hasFeatures = features && Object.keys(features).length > 0;
  return { ...data, ...(hasFeatures && { features }) };
}
