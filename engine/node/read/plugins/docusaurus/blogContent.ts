import type { BlogAuthorData } from '../../../../shared/pageContent.ts';
import { toSiteAlias } from '../../../ground/files/siteAlias.ts';
import { isSince } from '../../config/docusaurusRelease.ts';
import type { SiteConfig } from '../../config/types.ts';
import { DEFAULT_MARKER } from '../../content/blog/reportUntruncated.ts';
import { defaultReadingTime } from '../../content/blog/applyReadingTime.ts';
import { withoutFrontMatterAndTitle } from '../../content/source/countWords.ts';
import type { BlogInstance, BlogPost } from '../../content/types.ts';
import { paginate, type PaginateInput } from '../../routes/paginate.ts';
import type { ListPage } from '../../routes/types.ts';
import { toLink, toPermalink, toTag, type DocusaurusSite } from './permalink.ts';

export type BlogContent = ReturnType<typeof toBlogContent>;

/** A blog in the form of Docusaurus's blog plugin. */
export function toBlogContent(config: SiteConfig, blog: BlogInstance) {
  const { posts, tags, tagsPath, sidebar, pageBasePath } = blog;
  const byId = new Map(posts.map((post) => [post.id, post]));
  return {
    // Since 3.10, only the routes have the list's pages.
    ...(isSince(config.release, [3, 10])
      ? { blogTitle: blog.title, blogDescription: blog.description }
      : { blogListPaginated: posts.length > 0 ? toBlogList(config, blog) : [] }),
    blogSidebarTitle: sidebar.title,
    blogPosts: posts.map((post) => toBlogPost(config, blog, post)),
    blogTags: Object.fromEntries(
      tags.map((tag) => {
        const tagged = tag.postIds.flatMap((id) => byId.get(id) ?? []);
        const pages = toListPages(config, blog, { posts: tagged, path: tag.permalink, pageBasePath });
        const data = { ...toTag(config, tag), items: tag.postIds, pages, unlisted: tag.unlisted };
        return [data.permalink, data];
      }),
    ),
    blogTagsListPath: toPermalink(config, tagsPath),
    authorsMap: Object.fromEntries(
      blog.authors.flatMap((author) =>
        author.key === undefined ? [] : [[author.key, toAuthor(config, author, blog.writtenAuthors[author.key])]],
      ),
    ),
  };
}

/** The pages of the blog's list. */
export function toBlogList(config: SiteConfig, blog: BlogInstance) {
  const { posts, routePath, pageBasePath } = blog;
  const listed = posts.filter(({ unlisted }) => !unlisted);
  return toListPages(config, blog, { posts: listed, path: routePath, pageBasePath });
}

/** A list of posts, divided into pages. */
export function toListPages(config: SiteConfig, blog: BlogInstance, input: Omit<PaginateInput, 'postsPerPage'>) {
  return paginate(config, { ...input, postsPerPage: blog.postsPerPage }).map(({ routePath, list }) => ({
    items: list.posts.map(({ id }) => id),
    metadata: toListMetadata(config, blog, routePath, list),
  }));
}

/** One page of a list. */
export function toListMetadata(
  site: DocusaurusSite,
  { title, description, postsPerPage }: BlogInstance,
  routePath: string,
  list: ListPage,
) {
  return {
    permalink: toPermalink(site, routePath),
    page: list.page,
    postsPerPage: postsPerPage === 'ALL' ? list.totalCount : postsPerPage,
    totalPages: list.totalPages,
    totalCount: list.totalCount,
    previousPage: list.previousPage && toPermalink(site, list.previousPage),
    nextPage: list.nextPage && toPermalink(site, list.nextPage),
    blogDescription: description,
    blogTitle: title,
  };
}

function toBlogPost(config: SiteConfig, blog: BlogInstance, post: BlogPost) {
  const { id, file } = post;
  const content = withoutFrontMatterAndTitle(file.text.read(), file.frontMatterLines);
  const options = config.blogs.find((each) => each.id === blog.id);
  const locale = config.i18n.currentLocale;
  const readingTime = post.readingTime ? post.readingTime.minutes : defaultReadingTime({ content, locale });
  return {
    id,
    metadata: {
      ...toPostMetadata(config, blog, post),
      readingTime: blog.showReadingTime ? readingTime : undefined,
      hasTruncateMarker: content.search(options?.truncateMarker ?? DEFAULT_MARKER) >= 0,
    },
    content,
  };
}

export function toPostMetadata(site: DocusaurusSite, { writtenAuthors }: BlogInstance, post: BlogPost) {
  const { file, title, description, date, tags, authors, unlisted, editUrl, lastUpdated, previous, next } = post;
  const written = [file.frontMatter['authors'] ?? []].flat() as unknown[];
  return {
    title,
    description,
    permalink: toPermalink(site, post.routePath),
    source: toSiteAlias(file.filePath, site.siteDir),
    date: new Date(date),
    tags: tags.map((tag) => toTag(site, tag)),
    authors: authors.map((author, index) => {
      const inline = written.length === authors.length ? written[index] : undefined;
      return toAuthor(site, author, {
        ...(author.key !== undefined && writtenAuthors[author.key]),
        ...(typeof inline === 'object' && inline),
      });
    }),
    unlisted,
    editUrl,
    lastUpdatedAt: lastUpdated?.at,
    lastUpdatedBy: lastUpdated?.by,
    frontMatter: file.frontMatter,
    prevItem: toLink(site, previous),
    nextItem: toLink(site, next),
  };
}

/** With all fields of the author, including those that Octavo does not use. */
export function toAuthor(site: DocusaurusSite, author: BlogAuthorData, written: Record<string, unknown> = {}) {
  const { key = null, name, title, url, email, description, imageUrl, socials, page } = author;
  const { image_url: _image, ...own } = written;
  return {
    ...own,
    name,
    title,
    url,
    email,
    description,
    imageURL: imageUrl,
    socials: Object.fromEntries(socials.map((each) => [each.platform, each.url])),
    page: page === undefined ? null : { permalink: toPermalink(site, page) },
    key,
  };
}
