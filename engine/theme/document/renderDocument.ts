import { documentAttributes, HEAD_MARK } from '../../shared/documentAttributes.ts';
import { APP_ID, PAGE_DATA_ID, STYLE_ID } from '../../shared/documentIds.ts';
import type { PageData } from '../../shared/pageData.ts';
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
  hasBlogStyle?: boolean;
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
    class: page.classNames?.join(' ') || undefined,
    ...documentAttributes(site, page, assets, traits.isLive),
  };
  return [
    `<!doctype html><html${renderAttributes(attributes)}><head><meta charset="utf-8">`,
    `<script>${assets.bootScript}</script>`,
    page.path === '/' ? `<script>${assets.homeScript}</script>` : '',
    page.kind === 'not-found' ? `<script>${assets.lostScript}</script>` : '',
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<title>${escapeHtml(page.head.title)}</title>`,
    ...page.head.tags.map((tag) => renderTag(tag, toFile, HEAD_MARK)),
    `<style>${assets.css}</style>`,
    traits.hasBlogStyle ? `<style>${assets.blogCss}</style>` : '',
    body.includes('class="diagram"') ? `<style>${assets.diagramCss}</style>` : '',
    ...assets.headTags.map((tag) => renderTag(tag, toFile)),
    `</head><body>${traits.around?.(app) ?? app}`,
    `<script type="application/json" id="${PAGE_DATA_ID}">${escapeJson(toData(page, body))}</script>`,
    /class="tabs-container" data-(?:group|query)/.test(body) ? `<script>${assets.tabsScript}</script>` : '',
    renderDeferred(page, assets, toFile),
    ...assets.bodyTags.map((tag) => renderTag(tag, toFile)),
    '</body></html>',
  ].join('');
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
