import path from 'node:path';
import { posixRelative, toSiteAlias } from '../../../ground/files/siteAlias.ts';
import type { DocsOptions, SiteConfig } from '../../config/types.ts';
import type { ResolvedItem, ResolvedLink } from '../../content/docs/sidebars/types.ts';
import { CURRENT_VERSION } from '../../content/docs/versions/versionFiles.ts';
import { joinUrl } from '../../content/editUrl.ts';
import type { Doc, DocsVersion } from '../../content/types.ts';
import { toPluginFolder } from '../../translations/readMessages.ts';
import { isTranslated, localizationDirOf } from '../pluginContext.ts';
import { DOCS_PLUGIN } from '../../content/pluginNames.ts';
import { toLink, toPermalink, toTag, type DocusaurusSite } from './permalink.ts';

/** A version in the form of Docusaurus's docs plugin. `options` belong to its instance. */
export function toLoadedVersion(config: SiteConfig, options: DocsOptions | undefined, version: DocsVersion) {
  const { name, label, isLast, banner, badge, noIndex, className, contentDir } = version;
  const localized = isTranslated(config, config.i18n.currentLocale) ? localizedDirOf(config, version, name) : undefined;
  const base = (options?.routeBasePath ?? '').replace(/^\/*/, '/').replace(/\/+$/, '');
  return {
    versionName: name,
    label,
    path: toPermalink(config, version.path),
    tagsPath: toPermalink(config, version.tagsPath),
    ...toEditUrls(config, options, version, localized),
    isLast,
    routePriority: version.path.replace(/\/+$/, '') === base ? -1 : undefined,
    sidebarFilePath: version.sidebarFile,
    banner: banner === 'none' ? null : banner,
    badge,
    noIndex,
    className,
    contentPath: contentDir,
    contentPathLocalized: localized,
    sidebars: Object.fromEntries(
      Object.entries(version.sidebarsById).map(([id, items]) => [id, items.map((item) => toItem(config, item))]),
    ),
    drafts: version.drafts.map((doc) => toDocMetadata(config, version, doc)),
    docs: version.docs.map((doc) => toDocMetadata(config, version, doc)),
  };
}

function localizedDirOf(config: SiteConfig, { instanceId }: DocsVersion, name: string): string {
  const folder = name === CURRENT_VERSION ? CURRENT_VERSION : `version-${name}`;
  return path.join(localizationDirOf(config), toPluginFolder(DOCS_PLUGIN, instanceId), folder);
}

function toEditUrls(
  config: SiteConfig,
  options: DocsOptions | undefined,
  version: DocsVersion,
  localized: string | undefined,
) {
  if (typeof options?.editUrl !== 'string') return {};
  const { siteDir } = config;
  const { editUrl, editCurrentVersion } = options;
  const toUrl = (dir: string) => joinUrl(editUrl, posixRelative(siteDir, dir));
  return {
    editUrl: toUrl(editCurrentVersion ? path.resolve(siteDir, options.path) : version.contentDir),
    ...(localized !== undefined && {
      editUrlLocalized: toUrl(editCurrentVersion ? localizedDirOf(config, version, CURRENT_VERSION) : localized),
    }),
  };
}

function toItem(site: DocusaurusSite, item: ResolvedItem): object {
  if (item.type !== 'category') return withoutNotes(item);
  const { link, items, ...rest } = item;
  return { ...rest, ...(link && { link: toItemLink(site, link) }), items: items.map((inner) => toItem(site, inner)) };
}

/** `translatable` is Octavo's mark for documents with their own label. */
function withoutNotes({ ...item }: Exclude<ResolvedItem, { type: 'category' }>): object {
  if (item.type === 'doc' || item.type === 'ref') delete item.translatable;
  return item;
}

function toItemLink(site: DocusaurusSite, link: ResolvedLink): object {
  if (link.type === 'doc') return link;
  const { routePath, ...rest } = link;
  return { ...rest, permalink: toPermalink(site, routePath) };
}

export function toDocMetadata(site: DocusaurusSite, version: DocsVersion, doc: Doc) {
  const { id, file, title, description, sidebarName, tags, draft, unlisted, lastUpdated, previous, next } = doc;
  const permalink = toPermalink(site, doc.routePath);
  return {
    id,
    title,
    description,
    source: toSiteAlias(file.filePath, site.siteDir),
    sourceDirName: path.posix.dirname(file.relPath),
    slug: `/${doc.routePath.slice(version.path.length)}`.replace(/^\/{2,}/, '/'),
    permalink,
    draft,
    unlisted,
    tags: tags.map((tag) => toTag(site, tag)),
    version: version.name,
    // `null` was written by the author: this page has none.
    editUrl: file.frontMatter['custom_edit_url'] === null ? null : doc.editUrl,
    lastUpdatedAt: lastUpdated?.at,
    lastUpdatedBy: lastUpdated?.by,
    sidebarPosition: doc.sidebarPosition,
    frontMatter: file.frontMatter,
    sidebar: sidebarName,
    previous: toLink(site, previous),
    next: toLink(site, next),
  };
}
