import path from 'node:path';
import type { RoutePath } from '../../../../shared/siteData.ts';
import type { BlogOptions } from '../../config/types.ts';
import type { LoadContext } from '../loadContext.ts';
import { toContentFolder, type ContentFolder } from '../files/contentFolder.ts';
import { readSources } from '../files/readSources.ts';
import { readFrontMatter, withFrontMatter } from '../frontMatter/readFrontMatter.ts';
import { blogPostFields, type BlogPostFrontMatter } from '../frontMatter/schemas.ts';
import { loadTagsFile, type TagsFile } from '../tags/loadTagsFile.ts';
import { translateBlog, type TranslatedBlog } from '../../translations/blogMessages.ts';
import { readMessages, toPluginFolder } from '../../translations/readMessages.ts';
import { BLOG_PLUGIN } from '../pluginNames.ts';
import type { MarkdownSource } from '../types.ts';
import { joinPath, toRoutePath } from '../url/toRoutePath.ts';
import { toVisibility } from '../visibility.ts';
import { loadAuthors, type Authors } from './loadAuthors.ts';
import { parsePostName, type PostName } from './parsePostName.ts';
import { writtenDate } from './postDate.ts';

/** The file of a post; its date is still missing if the author gave none. */
export interface PostSource {
  file: MarkdownSource;
  frontMatter: BlogPostFrontMatter;
  name: PostName;
  date: Date | undefined;
}

export interface BlogSources extends TranslatedBlog {
  folder: ContentFolder;
  basePath: RoutePath;
  posts: PostSource[];
  tagsFile: TagsFile | undefined;
  authors: Authors;
}

/** Reads the files of a blog. */
export async function readBlog(ctx: LoadContext, options: BlogOptions): Promise<BlogSources> {
  const folder = toContentFolder(ctx.config, path.resolve(ctx.config.siteDir, options.path), {
    name: BLOG_PLUGIN,
    instanceId: options.id,
  });
  const basePath = joinPath(options.routeBasePath);
  const authorsPath = joinPath(basePath, options.authorsBasePath);
  const { sources } = await readSources(ctx, folder, options);
  const translations = path.join(toPluginFolder(BLOG_PLUGIN, options.id), 'options.json');
  return {
    ...translateBlog(options, await readMessages(ctx.config, translations, ctx.report)),
    folder,
    basePath,
    posts: sources.flatMap((source) => toPostSource(ctx, basePath, source)),
    // A blog without a folder is empty, like one without posts.
    tagsFile: sources.length > 0 ? await loadTagsFile(ctx, folder, options.tags) : undefined,
    authors: await loadAuthors(ctx, folder, options.authorsMapPath, authorsPath),
  };
}

function toPostSource(ctx: LoadContext, basePath: string, source: MarkdownSource): PostSource[] {
  const frontMatter = readFrontMatter(source, blogPostFields, ctx.report);
  const name = parsePostName(source.relPath);
  if (toVisibility(frontMatter, ctx.mode).draft) {
    const routePath = toRoutePath(ctx.config, basePath, frontMatter.slug ?? name.slug);
    ctx.leaveOut({ routePath, filePath: source.filePath, reason: 'a draft' });
    return [];
  }
  if (frontMatter.id !== undefined) {
    const message = 'Front matter `id` has no effect on a blog post; use `slug`.';
    ctx.report({ severity: 'warning', code: 'front-matter-key', filePath: source.filePath, message });
  }
  const file = withFrontMatter(source, blogPostFields, frontMatter);
  return [{ file, frontMatter, name, date: writtenDate(ctx, source, frontMatter, name) }];
}
