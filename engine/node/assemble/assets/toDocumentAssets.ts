import type { HeadTag } from '../../../shared/pageData.ts';
import type { DocumentAssets, DocumentStyle, Renderer } from '../../../shared/renderer.ts';
import type { SiteData } from '../../../shared/siteData.ts';
import { hashOf } from '../../ground/hashOf.ts';
import type { ClientAssets } from './clientAssets.ts';
import type { ClientModules } from '../siteCode/loadClientModules.ts';
import { toFeedTags } from '../siteData/feedFiles.ts';
import type { Site } from '../../read/loadSites.ts';
import { toSiteTags } from '../tags/toSiteTags.ts';

/** The parts that every document repeats: inlined style and boot script, and the tags of the site's configuration. */
export function toDocumentAssets(
  site: Site,
  siteData: SiteData,
  renderer: Pick<Renderer, 'siteCss'>,
  { client, modules, isBuild }: { client: ClientAssets; modules: Pick<ClientModules, 'script'>; isBuild: boolean },
): DocumentAssets {
  const { config, content } = site;
  const tags = toSiteTags(site, { isBuild });
  return {
    styles: withConfigured(client.styles[siteData.locale.direction] ?? [], renderer.siteCss(siteData)),
    partOfClass: client.partOfClass,
    parts: client.parts,
    bootScript: client.bootScript,
    appFile: client.scripts.app,
    menusFile: client.scripts.menus,
    siteDataFile: siteDataFile(siteData),
    headTags: [
      ...(config.favicon ? [link({ rel: 'icon', href: toSitePath(config.favicon) })] : []),
      ...toFeedTags(config, content),
      ...(modules.script ? [toModulesTag(modules.script)] : []),
      ...tags.head,
    ],
    preBodyTags: tags.preBody,
    bodyTags: tags.postBody,
  };
}

/** Added to the last style, because another element would add a hash to the policy. */
function withConfigured(styles: DocumentStyle[], css: string): DocumentStyle[] {
  if (css === '') return styles;
  const last = styles.findLastIndex((style) => style.kind === 'inline' && !style.part && !style.names);
  return styles.map((style, at) =>
    at === last && style.kind === 'inline' ? { ...style, text: style.text + css } : style,
  );
}

/** Named by its content, which includes the build id. */
function siteDataFile(siteData: SiteData): string {
  return `_octavo/site-${hashOf(JSON.stringify(siteData)).slice(0, 10)}.js`;
}

/** Runs when the document is complete, because it needs the page's elements. */
function toModulesTag(file: string): HeadTag {
  return { tag: 'script', attributes: { defer: true, src: `/${file}` } };
}

function toSitePath(file: string): string {
  return /^(?:[a-z]+:|\/)/i.test(file) ? file : `/${file}`;
}

function link(attributes: Record<string, string>): HeadTag {
  return { tag: 'link', attributes };
}
