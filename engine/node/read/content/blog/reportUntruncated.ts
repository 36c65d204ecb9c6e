import type { BlogOptions } from '../../config/types.ts';
import type { LoadContext } from '../loadContext.ts';
import { toSeverity } from '../../../ground/problems.ts';
import type { BlogPost } from '../types.ts';

export const DEFAULT_MARKER = /<!--\s*truncate\s*-->|\{\/\*\s*truncate\s*\*\/\}/;

/** Reports posts without a marker, which appear in full on the list. */
export function reportUntruncated(ctx: LoadContext, options: BlogOptions, posts: BlogPost[]): void {
  const severity = toSeverity(options.onUntruncatedBlogPosts);
  if (!severity) return;
  const marker = options.truncateMarker ?? DEFAULT_MARKER;
  const message =
    'The post has no truncation marker. Put `<!-- truncate -->` where the excerpt for lists ends, or set `onUntruncatedBlogPosts` to "ignore".';
  for (const { file } of posts) {
    const { filePath } = file;
    if (file.text.read().search(marker) < 0) ctx.report({ severity, code: 'untruncated', filePath, message });
  }
}
