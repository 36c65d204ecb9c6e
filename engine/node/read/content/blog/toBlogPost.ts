import type { LoadContext } from '../loadContext.ts';
import { toEditUrl } from '../editUrl.ts';
import { reportAt } from '../frontMatter/readFrontMatter.ts';
import type { GitHistory } from '../git/loadGitHistory.ts';
import { toPageFacts } from '../toPageFacts.ts';
import { toTagRefs } from '../tags/toTagRefs.ts';
import type { BlogPost } from '../types.ts';
import { joinPath, toRoutePath } from '../url/toRoutePath.ts';
import { toValidSlug } from '../url/toValidSlug.ts';
import { fallbackDate } from './postDate.ts';
import type { BlogSources, PostSource } from './readBlog.ts';
import { toPostAuthors } from './toPostAuthors.ts';
import { posixRelative } from '../../../ground/files/siteAlias.ts';

/** Turns one file into one post, without links to its neighbours. */
export function toBlogPost(ctx: LoadContext, blog: BlogSources, post: PostSource, history: GitHistory): BlogPost {
  const { options, basePath, tagsFile, authors } = blog;
  const { file, frontMatter, name } = post;
  const { siteDir, baseUrl, i18n } = ctx.config;
  const slug = toSlug(ctx, post);
  const routePath = toRoutePath(ctx.config, basePath, slug);
  const tagRules = { tagsPath: joinPath(basePath, options.tagsBasePath), tagsFile, onInlineTags: options.onInlineTags };
  return {
    id: slug,
    file,
    routePath,
    title: frontMatter.title ?? file.contentTitle ?? name.text,
    description: frontMatter.description ?? file.excerpt ?? '',
    date: (post.date ?? fallbackDate(file, history)).toISOString(),
    tags: toTagRefs(ctx, file, frontMatter.tags, tagRules),
    authors: toPostAuthors(ctx, file, frontMatter, authors, options.onInlineAuthors),
    editUrl: toEditUrl(siteDir, options, file, blog.folder, () => ({
      blogDirPath: posixRelative(siteDir, blog.folder.dir),
      blogPath: file.relPath,
      permalink: joinPath(baseUrl, basePath, slug),
      locale: i18n.currentLocale,
    })),
    ...toPageFacts(ctx, file.filePath, frontMatter, options, history),
  };
}

function toSlug(ctx: LoadContext, { file, frontMatter, name }: PostSource): string {
  return toValidSlug(
    { written: frontMatter.slug, slug: frontMatter.slug ?? name.slug, fallback: name.slug },
    (wrong, used) => {
      const message = `The path "${wrong}" cannot be part of a URL; using "${used}". Set \`slug\` to a plain name.`;
      reportAt(file, 'slug', message, ctx.report);
    },
  );
}
