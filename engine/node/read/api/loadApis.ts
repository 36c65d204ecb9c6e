import path from 'node:path';
import { createTranslate } from '../../../shared/createTranslate.ts';
import { withoutTrailingSlash } from '../../../shared/url/sitePaths.ts';
import { isSiteFile } from '../../ground/inputs/siteFiles.ts';
import { isWithin } from '../../ground/files/boundary.ts';
import type { ApiOptions, DocsOptions, SiteConfig } from '../config/types.ts';
import type { LoadContext } from '../content/loadContext.ts';
import type { ApiReference, MarkdownSource } from '../content/types.ts';
import type { ProcessedItem } from '../content/docs/sidebars/types.ts';
import type { VersionInfo } from '../content/docs/versions/resolveVersions.ts';
import { CURRENT_VERSION } from '../content/docs/versions/versionFiles.ts';
import { joinPath, toRoutePath } from '../content/url/toRoutePath.ts';
import { toWords } from '../translations/toWords.ts';
import { toApiPages, type ApiPage } from './pages/toApiPages.ts';
import { readApiFile } from './readApiFile.ts';

/** Adds an API reference to the documents of a version. */
export interface ApiContent {
  sources: MarkdownSource[];
  sidebarName: string;
  sidebar: ProcessedItem[];
  reference: ApiReference;
}

/** The references of one version of some docs. */
export async function loadApis(ctx: LoadContext, docs: DocsOptions, info: VersionInfo): Promise<ApiContent[]> {
  const contents: ApiContent[] = [];
  for (const api of ctx.config.apis.filter(({ docs: id }) => id === docs.id)) {
    const filePath = fileFor(api, ctx.config, docs, info);
    const content = filePath === undefined ? undefined : await loadApi(ctx, api, filePath, info);
    if (content) contents.push(content);
  }
  return contents;
}

async function loadApi(
  ctx: LoadContext,
  api: ApiOptions,
  filePath: string,
  info: VersionInfo,
): Promise<ApiContent | undefined> {
  const { boundary, report, config } = ctx;
  const description = await readApiFile(filePath, { boundary, report, onFile: ctx.addDataFile });
  if (!description) return undefined;
  const { defaultLocale, localeConfigs } = config.i18n;
  const t = createTranslate({
    translations: toWords(defaultLocale, {}),
    locale: { htmlLang: localeConfigs[defaultLocale]?.htmlLang ?? defaultLocale },
  });
  const slugOf = (slug: string) => joinPath(api.route, slug);
  const idOf = (slug: string) => (slug === '' ? 'index' : (slug.split('/').at(-1) ?? ''));
  const folderOf = (slug: string) => [api.route, ...slug.split('/').slice(0, -1)].filter(Boolean).join('/');
  const docIdOf = (slug: string) => [folderOf(slug), idOf(slug)].filter(Boolean).join('/');
  // Each mention of a schema needs its page, hence a map.
  const known = new Map<string, string>();
  const hrefOf = (slug: string) => {
    const href = known.get(slug) ?? toRoutePath(config, info.path, slugOf(slug));
    known.set(slug, href);
    return href;
  };
  const { pages, sidebar, hrefs } = toApiPages(description, {
    pages: api.pages,
    samples: api.samples,
    schemas: api.schemas,
    tryIt: api.tryIt,
    label: api.label,
    isFlat: api.replaced !== undefined,
    t,
    docIdOf,
    hrefOf,
  });
  const toSource = (page: ApiPage): MarkdownSource => {
    const { slug, title, description: summary, tocMaxLevel, text } = page;
    return {
      filePath,
      relPath: `${docIdOf(slug)}.yaml`,
      isApi: true,
      made: `The page "${title}"`,
      text: { read: () => text },
      frontMatterLines: 0,
      frontMatter: {
        id: idOf(slug),
        slug: slugOf(slug),
        title,
        description: summary,
        parse_number_prefixes: false,
        // The pages of a description have no files that could be edited.
        custom_edit_url: null,
        ...(tocMaxLevel !== undefined && { toc_max_heading_level: tocMaxLevel }),
      },
    };
  };
  const reference = { id: api.id, filePath, description, hrefs, tryIt: api.tryIt };
  return { sources: pages.map(toSource), sidebarName: `api-${api.id}`, sidebar, reference };
}

/** The description of a version: a configured one, or the file at the same place in the version's folder. */
function fileFor(
  { filePath, versions, isOwn }: ApiOptions,
  { siteDir }: SiteConfig,
  { path: docsDir }: DocsOptions,
  { name, contentDir }: VersionInfo,
): string | undefined {
  const own = versions.find((version) => version.name === name)?.filePath;
  if (own !== undefined) return own;
  if (name === CURRENT_VERSION || isOwn) return filePath;
  const folder = path.resolve(siteDir, docsDir);
  const there = isWithin(folder, filePath) ? path.join(contentDir, path.relative(folder, filePath)) : undefined;
  return there !== undefined && isSiteFile(there) ? there : undefined;
}

/** Files of docs that are omitted, because a reference replaces them. */
export function replacedFiles({ apis }: SiteConfig, { id }: DocsOptions): string[] {
  return apis
    .filter(({ docs, replaced }) => replaced !== undefined && docs === id)
    .map(({ route }) => `${route}/**/*.{api,info,tag,schema}.mdx`);
}

/** Whether docs only exist for a reference. */
export function isOfApi({ apis }: SiteConfig, { id }: DocsOptions): boolean {
  return apis.some(({ docs, isOwn }) => isOwn && docs === id);
}

/** The versions of a reference with its own docs; undefined for other docs. */
export function toApiVersions({ apis }: SiteConfig, docs: DocsOptions): VersionInfo[] | undefined {
  const api = apis.find(({ docs: id, isOwn }) => isOwn && id === docs.id);
  if (!api) return undefined;
  const all = [{ name: CURRENT_VERSION, filePath: api.filePath }, ...api.versions];
  return all.map(({ name, filePath }): VersionInfo => {
    const isLast = name === CURRENT_VERSION;
    return {
      name,
      label: isLast ? (api.label ?? 'Latest') : name,
      isLast,
      banner: isLast ? 'none' : 'unmaintained',
      badge: all.length > 1,
      noIndex: false,
      className: `docs-version-${name}`,
      path: withoutTrailingSlash(joinPath(docs.routeBasePath, isLast ? '' : name)),
      contentDir: path.dirname(filePath),
      sidebarFile: false,
    };
  });
}

/** All descriptions of a reference, in all versions. */
export function filesOfApi({ filePath, versions }: ApiOptions): string[] {
  return [filePath, ...versions.map((version) => version.filePath)];
}
