import { messageOf } from '../../../../shared/messageOf.ts';
import type { BlogOptions } from '../../config/types.ts';
import type { LoadContext } from '../loadContext.ts';
import type { BlogPost } from '../types.ts';
import { toSiteAlias } from '../../../ground/files/siteAlias.ts';

/** Lets the site's own `processBlogPosts` remove or reorder posts. */
export async function applyProcessBlogPosts(
  ctx: LoadContext,
  options: BlogOptions,
  posts: BlogPost[],
): Promise<BlogPost[]> {
  if (!options.processBlogPosts) return posts;
  const process = options.processBlogPosts as unknown as (params: { blogPosts: unknown[] }) => unknown;
  try {
    const result: unknown = await process({ blogPosts: posts.map((post) => toPublicPost(ctx, post)) });
    if (!Array.isArray(result)) return posts;
    const byId = new Map(posts.map((post) => [post.id, post]));
    return result.flatMap((post: { id?: string }) => byId.get(post.id ?? '') ?? []);
  } catch (error) {
    const reason = messageOf(error);
    ctx.report({
      severity: 'error',
      code: 'function-fails',
      filePath: ctx.config.configPath,
      message: `\`processBlogPosts\` failed: ${reason}`,
    });
    return posts;
  }
}

/** The shape that Docusaurus documents. */
function toPublicPost(ctx: LoadContext, post: BlogPost) {
  const { id, file, routePath, date, ...rest } = post;
  return {
    id,
    content: file.text.read(),
    metadata: {
      ...rest,
      date: new Date(date),
      permalink: routePath,
      frontMatter: file.frontMatter,
      source: toSiteAlias(file.filePath, ctx.config.siteDir),
    },
  };
}
