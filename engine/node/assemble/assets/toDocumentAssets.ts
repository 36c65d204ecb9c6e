import type { HeadTag } from '../../../shared/pageData.ts';
import type { DocumentAssets, Renderer } from '../../../shared/renderer.ts';
import type { SiteData } from '../../../shared/siteData.ts';
import { hashOf } from '../../ground/hashOf.ts';
import { toStylesheetTags, type ClientAssets } from './clientAssets.ts';
import { toFeedTags } from '../siteData/feedFiles.ts';
import type { Site } from '../../read/loadSite.ts';
import { findFormulaSheet, isFormulaSheet } from '../styles/formulaStyle.ts';

/** What every document repeats: inlined style and boot script, and the tags of the site's own configuration. */
export function toDocumentAssets(
  { config, content }: Site,
  client: ClientAssets,
  siteData: SiteData,
  renderer: Pick<Renderer, 'siteCss'>,
): DocumentAssets {
  const toOwnTag = (tag: HeadTag): HeadTag => ({ ...tag, attributes: withoutBase(tag.attributes, config.baseUrl) });
  return {
    // First, so that the site's own style sheets have the last word.
    css: renderer.siteCss(siteData) + client.css,
    parts: client.parts,
    deferredCss: client.deferredCss,
    deferredFile: client.deferredFile,
    bootScript: client.bootScript,
    appFile: client.scripts.app,
    siteDataFile: siteDataFile(siteData),
    headTags: [
      ...(config.favicon ? [link({ rel: 'icon', href: toSitePath(config.favicon) })] : []),
      ...toFeedTags(config, content),
      ...toStylesheetTags(client.stylesheets),
      ...config.headTags
        .map(({ tagName, attributes, innerHTML }): HeadTag => ({
          tag: tagName as HeadTag['tag'],
          attributes: toAttributes(attributes ?? {}),
          content: innerHTML,
        }))
        .map(toOwnTag),
      ...config.stylesheets
        .filter(
          (sheet) =>
            !isFormulaSheet(typeof sheet === 'string' ? sheet : String(sheet.href)) || !findFormulaSheet(config),
        )
        .map((sheet) =>
          typeof sheet === 'string'
            ? link({ rel: 'stylesheet', href: sheet })
            : { tag: 'link' as const, attributes: { rel: 'stylesheet', ...toAttributes(sheet) } },
        )
        .map(toOwnTag),
      ...config.scripts
        .map((script): HeadTag => ({
          tag: 'script',
          attributes: typeof script === 'string' ? { src: script } : toAttributes(script),
        }))
        .map(toOwnTag),
    ],
    bodyTags: [],
  };
}

/** Named by its content, which carries the build id. */
export function siteDataFile(siteData: SiteData): string {
  return `_octavo/site-${hashOf(JSON.stringify(siteData)).slice(0, 10)}.js`;
}

/** Attributes as HTML has them: `true` is a bare name, `false` none. */
function toAttributes(attributes: Record<string, unknown>): Record<string, string | true> {
  const entries = Object.entries(attributes).filter(
    ([, value]) => value !== false && value !== undefined && value !== null,
  );
  return Object.fromEntries(entries.map(([name, value]) => [name, value === true ? true : String(value)]));
}

/** The configuration names files with the base URL in front; the documents find them wherever they are served. */
function withoutBase(attributes: HeadTag['attributes'], baseUrl: string): HeadTag['attributes'] {
  const entries = Object.entries(attributes).map(([name, value]) => {
    const isOwn = (name === 'href' || name === 'src') && value !== true && value.startsWith(baseUrl);
    return [name, isOwn ? `/${value.slice(baseUrl.length)}` : value];
  });
  return Object.fromEntries(entries) as HeadTag['attributes'];
}

function toSitePath(file: string): string {
  return /^(?:[a-z]+:|\/)/i.test(file) ? file : `/${file}`;
}

function link(attributes: Record<string, string>): HeadTag {
  return { tag: 'link', attributes };
}
