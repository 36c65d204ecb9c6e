import type { HeadTag } from '../../../shared/pageData.ts';
import type { DocumentAssets, Renderer } from '../../../shared/renderer.ts';
import type { SiteData } from '../../../shared/siteData.ts';
import { hashOf } from '../../ground/hashOf.ts';
import { toStylesheetTags, type ClientAssets } from './clientAssets.ts';
import { toFeedTags } from '../siteData/feedFiles.ts';
import type { Site } from '../../read/loadSite.ts';
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
      ...(client.modulesScript ? [toModulesTag(client.modulesScript)] : []),
      ...tags.head,
    ],
    preBodyTags: tags.preBody,
    bodyTags: tags.postBody,
  };
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
