import path from 'node:path';
import type { SiteConfig } from '../config/types.ts';
import type { BlogInstance, BlogPost, Content, Doc, DocsVersion, MarkdownPage, TagRef } from '../content/types.ts';
import { DOCS_PLUGIN, toPermalink } from './toGlobalData.ts';
import type { AllContent } from './types.ts';
import { toSiteAlias } from '../../ground/files/siteAlias.ts';

type Site = Pick<SiteConfig, 'siteDir' | 'baseUrl'>;

/** The content of a site as Docusaurus's own plugins hold it: what other plugins look for in it. */
export function toDocusaurusContent(site: Site, content: Content): AllContent {
  return {
    [DOCS_PLUGIN]: Object.fromEntries(
      content.docs.map(({ id, versions }) => [
        id,
        { loadedVersions: versions.map((version) => toLoadedVersion(site, version)) },
      ]),
    ),
    'docusaurus-plugin-content-blog': Object.fromEntries(
      content.blogs.map((blog) => [blog.id, toBlogContent(site, blog)]),
    ),
    'docusaurus-plugin-content-pages': Object.fromEntries(
      content.pages.map(({ id, pages }) => [id, pages.map((page) => toPage(site, page))]),
    ),
  };
}

/** What Docusaurus tells of a Markdown file of the content where code imports it, by the file. */
export function toMetadata(site: Site, { docs, blogs, pages }: Content): Map<string, object> {
  const versions = docs.flatMap((instance) => instance.versions);
  return new Map([
    ...pages.flatMap((instance) => instance.pages.map((page) => [page.file.filePath, toPage(site, page)] as const)),
    ...blogs.flatMap(({ posts }) => posts.map((post) => [post.file.filePath, toPostMetadata(site, post)] as const)),
    ...versions.flatMap((version) =>
      version.docs.map((doc) => [doc.file.filePath, toDocMetadata(site, version, doc)] as const),
    ),
  ]);
}

function toLoadedVersion(site: Site, version: DocsVersion): object {
  const { name, label, isLast, banner, badge, noIndex, className, contentDir, sidebars, draftIds } = version;
  return {
    versionName: name,
    label,
    path: toPermalink(site, version.path),
    tagsPath: toPermalink(site, version.tagsPath),
    isLast,
    banner: banner === 'none' ? null : banner,
    badge,
    noIndex,
    className,
    contentPath: contentDir,
    sidebars,
    drafts: draftIds.map((id) => ({ id })),
    docs: version.docs.map((doc) => toDocMetadata(site, version, doc)),
  };
}

function toDocMetadata(site: Site, version: DocsVersion, doc: Doc): object {
  const { id, file, title, description, sidebarName, tags, draft, unlisted, editUrl, lastUpdated, previous, next } =
    doc;
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
    tags: toTags(site, tags),
    version: version.name,
    editUrl,
    lastUpdatedAt: lastUpdated?.at,
    lastUpdatedBy: lastUpdated?.by,
    frontMatter: file.frontMatter,
    sidebar: sidebarName,
    previous: previous && toLink(site, previous),
    next: next && toLink(site, next),
  };
}

function toBlogContent(site: Site, { posts, title, tags, tagsPath, sidebar, authors }: BlogInstance): object {
  return {
    blogTitle: title,
    blogSidebarTitle: sidebar.title,
    blogPosts: posts.map((post) => toBlogPost(site, post)),
    blogTags: Object.fromEntries(
      tags.map((tag) => [
        toPermalink(site, tag.permalink),
        { ...toTags(site, [tag])[0], items: tag.postIds, unlisted: tag.unlisted },
      ]),
    ),
    blogTagsListPath: toPermalink(site, tagsPath),
    authorsMap: Object.fromEntries(
      authors.flatMap((author) => (author.key === undefined ? [] : [[author.key, author]])),
    ),
  };
}

function toBlogPost(site: Site, post: BlogPost): object {
  const { id, file } = post;
  return {
    id,
    metadata: toPostMetadata(site, post),
    content: file.text.read().split('\n').slice(file.frontMatterLines).join('\n').trim(),
  };
}

function toPostMetadata(site: Site, post: BlogPost): object {
  const { file, title, description, date, tags, authors, unlisted, editUrl, lastUpdated, previous, next } = post;
  return {
    title,
    description,
    permalink: toPermalink(site, post.routePath),
    source: toSiteAlias(file.filePath, site.siteDir),
    // A list in Docusaurus holds dates; what is sent to a thread keeps them.
    date: new Date(date),
    tags: toTags(site, tags),
    authors,
    unlisted,
    editUrl,
    lastUpdatedAt: lastUpdated?.at,
    lastUpdatedBy: lastUpdated?.by,
    frontMatter: file.frontMatter,
    prevItem: previous && toLink(site, previous),
    nextItem: next && toLink(site, next),
  };
}

function toPage(site: Site, { file, isCode, routePath, title, description, unlisted, editUrl }: MarkdownPage): object {
  return {
    type: isCode ? 'jsx' : 'mdx',
    permalink: toPermalink(site, routePath),
    source: toSiteAlias(file.filePath, site.siteDir),
    ...(!isCode && { title, description, frontMatter: file.frontMatter, unlisted, editUrl }),
  };
}

function toTags(site: Site, tags: TagRef[]): { label: string; permalink: string; description?: string }[] {
  return tags.map(({ label, permalink, description }) => ({
    label,
    permalink: toPermalink(site, permalink),
    description,
  }));
}

function toLink(site: Site, { title, href }: { title: string; href: string }): object {
  return { title, permalink: toPermalink(site, href) };
}
