import type { BlogOptions } from '../../config/types.ts';
import type { LoadContext } from '../loadContext.ts';
import { posixRelative } from '../editUrl.ts';
import { toSeverity } from '../../../ground/problems.ts';
import type { BlogPost } from '../types.ts';

const DEFAULT_MARKER = /<!--\s*truncate\s*-->|\{\/\*\s*truncate\s*\*\/\}/;

/** Posts without a marker appear in full on the list; one message names them all. */
export function reportUntruncated(ctx: LoadContext, options: BlogOptions, posts: BlogPost[]): void {
  const severity = toSeverity(options.onUntruncatedBlogPosts);
  if (!severity) return;
  const marker = options.truncateMarker ?? DEFAULT_MARKER;
  const whole = posts.filter(({ file }) => file.source.search(marker) < 0);
  if (whole.length === 0) return;
  const names = whole.map(({ file }) => `"${posixRelative(ctx.config.siteDir, file.filePath)}"`).join(', ');
  ctx.report({
    severity,
    message: `Blog posts without a truncation marker: ${names}. Put \`<!-- truncate -->\` where the excerpt for lists ends, or set \`onUntruncatedBlogPosts\` to "ignore".`,
  });
}
