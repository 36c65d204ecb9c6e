import { ownValue } from '../../../shared/ownValue.ts';
import type { Breadcrumb, ChangeNote, VersionBanner } from '../../../shared/pageContent.ts';
import type { PageDocsData, PageFeatures } from '../../../shared/pageData.ts';
import type { LinkTarget, RoutePath } from '../../../shared/siteData.ts';
import { withoutTrailingSlash } from '../../../shared/url/sitePaths.ts';
import { originalLanguage } from '../../read/content/originalLanguage.ts';
import type { Doc, DocsInstance, DocsVersion, GeneratedIndex } from '../../read/content/types.ts';
import type { Route } from '../../read/routes/types.ts';
import { articleFields } from './articleFields.ts';
import { findDoc } from './findDoc.ts';
import type { GetArticle, PageContext, PageDraft, PageMakers } from './pageContext.ts';
import { pageLanguage } from './pageLanguage.ts';
import { toDocCards } from './toDocCards.ts';
import { toTagLink } from './toTagLink.ts';

export const docPages = {
  doc: toDocPage,
  'generated-index': toGeneratedIndexPage,
  'doc-tags': toDocTagsPage,
  'doc-tag': toDocTagPage,
} satisfies Partial<PageMakers>;

async function toDocPage(context: PageContext, route: Route<'doc'>, getArticle: GetArticle): Promise<PageDraft> {
  const { instance, version, doc } = route;
  const article = getArticle();
  const breadcrumbs = instance.breadcrumbs && doc.sidebarName ? doc.breadcrumbs : undefined;
  const image = doc.image ? ((await context.findImage(doc.file, doc.image))?.file ?? doc.image) : undefined;
  const { changes, changesHref } = await compareDoc(context, route);
  return {
    heading: doc.title,
    ...articleFields(context, article, doc),
    features: withTryIt(article.features, context),
    docs: docsData(context, instance, version, doc.sidebarName, doc.id),
    head: {
      title: frontMatterTitle(doc),
      description: doc.description,
      keywords: doc.keywords,
      image,
      robots: robotsOf(version, doc.unlisted),
      breadcrumbs,
      extra: article.headTags,
    },
    content: {
      kind: 'doc',
      title: doc.title,
      html: article.html,
      hasH1: article.hasH1,
      hideTitle: doc.hideTitle,
      breadcrumbs,
      versionBadge: version.badge ? version.label : undefined,
      banner: toBanner(instance, version, alternatesOf(instance, doc.id), changesHref),
      changes,
      previous: doc.previous,
      next: doc.next,
      tags: doc.tags.map(toTagLink),
      editUrl: doc.editUrl,
      lastUpdated: doc.lastUpdated,
      unlisted: doc.unlisted,
      draft: doc.draft,
      markdownFile: context.config.octavo.copyPage ? article.markdownFile : undefined,
      feedback: context.config.octavo.feedback,
    },
  };
}

/** Everything on the page of a document that depends on the texts of others. */
export async function compareDoc(
  context: Pick<PageContext, 'config' | 'comparisons'>,
  { instance, version, doc }: Route<'doc'>,
) {
  return {
    changes: await toChangeNote(context, instance, version, doc),
    changesHref: toChangesHref(context, instance, version, doc.id),
  };
}

function toGeneratedIndexPage(context: PageContext, { instance, version, index }: Route<'generated-index'>): PageDraft {
  const breadcrumbs: Breadcrumb[] | undefined = instance.breadcrumbs ? index.breadcrumbs : undefined;
  return {
    heading: index.title,
    docs: {
      ...docsData(context, instance, version, index.sidebarName),
      alternates: indexAlternates(instance, version, index),
    },
    head: {
      title: index.title,
      description: index.description,
      keywords: index.keywords,
      image: index.image,
      robots: robotsOf(version, false),
      breadcrumbs,
    },
    content: {
      kind: 'generated-index',
      title: index.title,
      titleLanguage: index.titleLanguage,
      description: index.description,
      descriptionLanguage: index.descriptionLanguage,
      image: index.image,
      cards: toDocCards(index.items, (docId) => findDoc(version, docId), originalLanguage(context.config.i18n)),
      breadcrumbs,
      versionBadge: version.badge ? version.label : undefined,
      banner: toBanner(
        instance,
        version,
        indexAlternates(instance, version, index),
        toChangesHref(context, instance, version),
      ),
      previous: index.previous,
      next: index.next,
    },
  };
}

function toDocTagsPage(context: PageContext, { instance, version }: Route<'doc-tags'>): PageDraft {
  const title = context.t('Tags');
  return {
    heading: title,
    docs: docsData(context, instance, version),
    head: { title, robots: robotsOf(version, false) },
    content: {
      kind: 'tags',
      title,
      ofBlog: false,
      tags: version.tags.filter((tag) => !tag.unlisted).map((tag) => ({ ...toTagLink(tag), count: tag.docIds.length })),
    },
  };
}

function toDocTagPage(context: PageContext, { instance, version, tag }: Route<'doc-tag'>): PageDraft {
  const count = tag.docIds.length;
  const nDocsTagged = context.t.plural('One doc tagged|{count} docs tagged', count);
  const title = context.t('{nDocsTagged} with "{tagName}"', { nDocsTagged, tagName: tag.label });
  return {
    heading: title,
    docs: docsData(context, instance, version),
    head: {
      title,
      description: tag.description,
      robots: robotsOf(version, tag.unlisted),
    },
    content: {
      kind: 'tag',
      tag: toTagLink(tag),
      allTagsHref: version.tagsPath,
      unlisted: tag.unlisted,
      items: tag.docIds.flatMap((docId) => {
        const doc = findDoc(version, docId);
        if (!doc) return [];
        const { title, routePath, description, file } = doc;
        return [{ title, ...pageLanguage(context.config, file), href: routePath, description }];
      }),
    },
  };
}

/** The document title prefers the front matter's title; the page's heading may differ. */
function frontMatterTitle(doc: Doc): string {
  const written = doc.file.frontMatter['title'];
  return typeof written === 'string' ? written : doc.title;
}

function robotsOf(version: DocsVersion, unlisted: boolean): string | undefined {
  return unlisted || version.noIndex ? 'noindex, nofollow' : undefined;
}

function docsData(
  context: PageContext,
  instance: DocsInstance,
  version: DocsVersion,
  sidebarName?: string,
  docId?: string,
): PageDocsData {
  return {
    instanceId: instance.id,
    versionName: version.name,
    docId,
    sidebar: sidebarName ? context.sidebarRef(instance.id, version.name, sidebarName) : undefined,
    alternates: docId ? alternatesOf(instance, docId) : {},
  };
}

/** The script that sends requests loads with the app, when readers show intent. */
function withTryIt({ tryIt, ...features }: PageFeatures, { scripts }: PageContext): PageFeatures {
  return tryIt ? { ...features, live: { scripts: [scripts['try-it']], atOnce: false } } : features;
}

/** The address of the same document in each version that has it. */
function alternatesOf(instance: DocsInstance, docId: string): Record<string, RoutePath> {
  const found = instance.versions.map((version) => [version.name, findDoc(version, docId)?.routePath] as const);
  return Object.fromEntries(found.filter((entry): entry is [string, RoutePath] => entry[1] !== undefined));
}

/** The same category's page: the one at the same place below the version's root. */
function indexAlternates(
  instance: DocsInstance,
  { path }: DocsVersion,
  { routePath }: GeneratedIndex,
): Record<string, RoutePath> {
  const found = instance.versions.flatMap((version) => {
    const there = version.generatedIndexes.find(
      (candidate) => below(version.path, candidate.routePath) === below(path, routePath),
    );
    return there ? [[version.name, there.routePath] as const] : [];
  });
  return Object.fromEntries(found);
}

function below(versionPath: RoutePath, routePath: RoutePath): string {
  return routePath.slice(withoutTrailingSlash(versionPath).length).replace(/^\//, '');
}

async function toChangeNote(
  { config, comparisons }: Pick<PageContext, 'config' | 'comparisons'>,
  instance: DocsInstance,
  version: DocsVersion,
  doc: Doc,
): Promise<ChangeNote | undefined> {
  const { compare } = config.octavo;
  if (compare === false || !compare.line || doc.hideChanges || doc.unlisted || doc.draft) return undefined;
  return comparisons?.noteOf(instance, version, doc);
}

/** The address where readers of an old version see the later changes. */
function toChangesHref(
  { comparisons }: Pick<PageContext, 'comparisons'>,
  instance: DocsInstance,
  version: DocsVersion,
  docId?: string,
): LinkTarget | undefined {
  const latest = findLatest(instance);
  return version.banner === 'unmaintained' && latest
    ? comparisons?.hrefOf(instance, version, latest, docId)
    : undefined;
}

function toBanner(
  instance: DocsInstance,
  version: DocsVersion,
  alternates: Record<string, RoutePath>,
  changesHref: LinkTarget | undefined,
): VersionBanner | undefined {
  const latest = findLatest(instance);
  if (version.banner === 'none' || !latest) return undefined;
  return {
    kind: version.banner,
    versionLabel: version.label,
    latestLabel: latest.label,
    latestHref: ownValue(alternates, latest.name) ?? latest.mainDocPath,
    latestVersionName: latest.name,
    changesHref,
  };
}

function findLatest({ versions }: DocsInstance): DocsVersion | undefined {
  return versions.find(({ isLast }) => isLast);
}
