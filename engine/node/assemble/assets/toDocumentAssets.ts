import type { HeadTag } from '../../../shared/pageData.ts';
import type { DocumentAssets, Renderer } from '../../../shared/renderer.ts';
import type { SiteData } from '../../../shared/siteData.ts';
import { hashOf } from '../../ground/hashOf.ts';
import { toStylesheetTags, type ClientAssets } from './clientAssets.ts';
import { toFeedTags } from '../siteData/feedFiles.ts';
import type { SiteConfig } from '../../read/config/types.ts';
import type { Site } from '../../read/loadSites.ts';
import type { SiteTags } from '../tags/toSiteTags.ts';

/** What every document repeats: inlined style and boot script, and the tags of the site's own configuration. */
export function toDocumentAssets(
  { config, content }: Site,
  client: ClientAssets,
  siteData: SiteData,
  renderer: Pick<Renderer, 'siteCss'>,
  tags: SiteTags,
): DocumentAssets {
  return {
    // First, so that the site's own style sheets have the last word.
    css: renderer.siteCss(siteData) + client.css,
    parts: partsFor(config, client),
    deferredCss: client.deferredCss,
    deferredFile: client.deferredFile,
    bootScript: client.bootScript,
    appFile: client.scripts.app,
    siteDataFile: siteDataFile(siteData),
    headTags: [
      ...(config.favicon ? [link({ rel: 'icon', href: toSitePath(config.favicon) })] : []),
      ...toFeedTags(config, content),
      ...toStylesheetTags(client.stylesheets),
      ...(client.modulesScript ? [toModulesTag(client.modulesScript)] : []),
      ...tags.head,
    ],
    preBodyTags: tags.preBody,
    bodyTags: tags.postBody,
  };
}

/** What no document of the site can show is not in its policy either. */
function partsFor({ i18n }: SiteConfig, { parts: { rtl, ...others } }: ClientAssets): DocumentAssets['parts'] {
  const isNeeded = i18n.built.some((name) => i18n.localeConfigs[name]?.direction === 'rtl');
  return isNeeded ? { ...others, rtl } : others;
}

/** Named by its content, which carries the build id. */
export function siteDataFile(siteData: SiteData): string {
  return `_octavo/site-${hashOf(JSON.stringify(siteData)).slice(0, 10)}.js`;
}

/** Runs when the document is complete, as scripts of a page do that need its elements. */
function toModulesTag(file: string): HeadTag {
  return { tag: 'script', attributes: { defer: true, src: `/${file}` } };
}

function toSitePath(file: string): string {
  return /^(?:[a-z]+:|\/)/i.test(file) ? file : `/${file}`;
}

function link(attributes: Record<string, string>): HeadTag {
  return { tag: 'link', attributes };
}
