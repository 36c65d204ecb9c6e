/** A post and a blog in schema.org's vocabulary, for search engines. */
import { toCanonical } from '../../../shared/url/sitePaths.ts';
import type { BlogAuthorData, BlogPostSummary } from '../../../shared/pageContent.ts';
import type { RoutePath } from '../../../shared/siteData.ts';
import type { BlogInstance, BlogPost } from '../../read/content/types.ts';
import { toAbsolute, type HeadSite } from './createHead.ts';

type Thing = { '@type': string } & Record<string, unknown>;

export function describePost(site: HeadSite, blog: BlogInstance, post: BlogPost, summary: BlogPostSummary): Thing {
  const home = toCanonical(site, blog.routePath);
  return { ...toPosting(site, post, summary), isPartOf: { '@type': 'Blog', '@id': home, name: blog.title } };
}

/** `summaries` belong to `posts`, on the page of the list at `routePath`. */
export function describeBlog(
  site: HeadSite,
  blog: BlogInstance,
  { routePath, posts }: { routePath: RoutePath; posts: BlogPost[] },
  summaries: BlogPostSummary[],
): Thing {
  const url = toCanonical(site, routePath);
  return {
    '@type': 'Blog',
    '@id': url,
    mainEntityOfPage: url,
    headline: blog.title,
    description: blog.description,
    blogPost: posts.map((post, at) => toPosting(site, post, summaries[at])),
  };
}

function toPosting(site: HeadSite, post: BlogPost, summary: BlogPostSummary | undefined): Thing {
  const image = summary?.image;
  const modified = post.lastUpdated?.at;
  const url = toCanonical(site, post.routePath);
  const people = post.authors.map((author) => toPerson(site, author));
  return {
    '@type': 'BlogPosting',
    '@id': url,
    mainEntityOfPage: url,
    url,
    headline: post.title,
    name: post.title,
    description: post.description,
    datePublished: post.date,
    dateModified: modified === undefined ? undefined : new Date(modified).toISOString(),
    author: people.length === 1 ? people[0] : people,
    image: image && toImage(toAbsolute(site.root, image.src), post.title),
    keywords: post.keywords,
  };
}

function toPerson(site: HeadSite, { name, title, url, email, imageUrl }: BlogAuthorData): Thing {
  const image = imageUrl === undefined ? undefined : toAbsolute(site.root, imageUrl);
  return { '@type': 'Person', name, description: title, url, email, image };
}

function toImage(url: string, title: string): Thing {
  return {
    '@type': 'ImageObject',
    '@id': url,
    url,
    contentUrl: url,
    caption: `title image for the blog post: ${title}`,
  };
}
