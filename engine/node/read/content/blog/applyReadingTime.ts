import { messageOf } from '../../../../shared/messageOf.ts';
import type { BlogOptions } from '../../config/types.ts';
import type { LoadContext } from '../loadContext.ts';
import { countSegments, withoutFrontMatterAndTitle, WORDS_PER_MINUTE } from '../source/countWords.ts';
import type { BlogPost } from '../types.ts';

interface TimeParams {
  content: string;
  locale?: string;
  options?: { wordsPerMinute?: number };
}

/** Docusaurus's own reading time, which the site's function may call. */
export function defaultReadingTime({ content, locale = 'en', options }: TimeParams): number {
  return Math.round((countSegments(content, locale) / (options?.wordsPerMinute ?? WORDS_PER_MINUTE)) * 100) / 100;
}

/** Lets the site's own `readingTime` say how long a post takes; without a number the post shows none. */
export function applyReadingTime(ctx: LoadContext, options: BlogOptions, posts: BlogPost[]): BlogPost[] {
  const { readingTime: own, showReadingTime } = options;
  if (!own || !showReadingTime) return posts;
  const call = own as unknown as (params: object) => number | undefined;
  const locale = ctx.config.i18n.currentLocale;
  return posts.map((post) => {
    const { text, frontMatter, frontMatterLines, filePath } = post.file;
    const content = withoutFrontMatterAndTitle(text.read(), frontMatterLines);
    try {
      return { ...post, readingTime: { minutes: call({ content, frontMatter, defaultReadingTime, locale }) } };
    } catch (error) {
      const reason = messageOf(error);
      const message = `\`readingTime\` of the blog's options failed: ${reason}`;
      ctx.report({ severity: 'error', code: 'function-fails', filePath, message });
      return post;
    }
  });
}
