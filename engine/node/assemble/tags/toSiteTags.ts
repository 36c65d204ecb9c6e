import type { SiteTag } from '../../../shared/renderer.ts';
import type { SiteConfig } from '../../read/config/types.ts';
import type { Site } from '../../read/loadSites.ts';
import type { TagLike, TagPlace } from '../../read/plugins/types.ts';
import { findFormulaSheet, isFormulaSheet } from '../styles/formulaStyle.ts';
import { analyticsTags } from './analyticsTags.ts';
import { parseTags } from './parseTags.ts';

/** The tags of every document, from the configuration and from plugins. */
export interface SiteTags {
  head: SiteTag[];
  /** At the start and at the end of `<body>`. */
  preBody: SiteTag[];
  postBody: SiteTag[];
}

/** Plugins come first, in their order. The configuration comes last and wins, as in Docusaurus. */
export function toSiteTags(
  { config, plugins, staticFiles }: Pick<Site, 'config' | 'plugins' | 'staticFiles'>,
  { isBuild }: { isBuild: boolean },
): SiteTags {
  const counted = isBuild ? analyticsTags(config.analytics) : { head: [], preBody: [] };
  const given = (place: TagPlace) => (plugins?.result.plugins ?? []).flatMap(({ tags }) => tags[place].flatMap(toTags));
  const own = (tags: SiteTag[]) =>
    tags.map((tag) => ({ ...tag, attributes: withoutBase(tag.attributes, config, staticFiles) }));
  return {
    head: own([
      ...counted.head,
      ...given('headTags'),
      ...(isBuild ? toPwaTags(config) : []),
      ...config.headTags.flatMap(toTags),
      ...toStylesheets(config),
      ...config.scripts.map((script): SiteTag => ({
        tag: 'script',
        attributes: typeof script === 'string' ? { src: script } : toAttributes(script),
      })),
    ]),
    preBody: own([...counted.preBody, ...given('preBodyTags')]),
    postBody: own(given('postBodyTags')),
  };
}

function toTags(tag: TagLike): SiteTag[] {
  if (typeof tag === 'string') return parseTags(tag);
  const { tagName, attributes = {}, innerHTML } = tag;
  return [{ tag: tagName, attributes: toAttributes(attributes), ...(innerHTML && { content: innerHTML }) }];
}

/** Only pages with formulas load their sheet. */
function toStylesheets(config: SiteConfig): SiteTag[] {
  const isOnPages = (href: string) => isFormulaSheet(href) && findFormulaSheet(config);
  return config.stylesheets
    .filter((sheet) => !isOnPages(typeof sheet === 'string' ? sheet : String(sheet.href)))
    .map((sheet) => ({
      tag: 'link',
      attributes: { rel: 'stylesheet', ...toAttributes(typeof sheet === 'string' ? { href: sheet } : sheet) },
    }));
}

/** File names there do not include the base URL. */
function toPwaTags({ pwaHead, root: { baseUrl } }: SiteConfig): SiteTag[] {
  return pwaHead.map(({ tagName, ...attributes }) => {
    for (const name of ['href', 'content']) {
      const value = attributes[name];
      const isFile = typeof value === 'string' && /\.\w+$/.test(value) && !/^(?:[a-z]+:|\/\/)/i.test(value);
      if (isFile && !value.startsWith(baseUrl)) attributes[name] = baseUrl + value.replace(/^\/+/, '');
    }
    return { tag: tagName, attributes: toAttributes(attributes) };
  });
}

/** Attributes in HTML's form: `true` is a bare name, `false` omits the attribute. */
function toAttributes(attributes: Record<string, unknown>): SiteTag['attributes'] {
  const entries = Object.entries(attributes).filter(
    ([, value]) => value !== false && value !== undefined && value !== null,
  );
  return Object.fromEntries(entries.map(([name, value]) => [name, value === true ? true : String(value)]));
}

/**
 * The configuration and plugins name files with the base URL in front; the documents find them at any address. Files of
 * the static folders exist once, not in the folder of each locale.
 */
function withoutBase(
  attributes: SiteTag['attributes'],
  { root, folder }: SiteConfig,
  staticFiles: Site['staticFiles'],
): SiteTag['attributes'] {
  const entries = Object.entries(attributes).map(([name, value]) => {
    const isOwn = (name === 'href' || name === 'src') && value !== true && value.startsWith(root.baseUrl);
    if (!isOwn) return [name, value];
    const file = value.slice(root.baseUrl.length);
    const isShared = file.startsWith(folder) && staticFiles.has(file.slice(folder.length));
    return [name, `/${isShared ? file.slice(folder.length) : file}`];
  });
  return Object.fromEntries(entries) as SiteTag['attributes'];
}
