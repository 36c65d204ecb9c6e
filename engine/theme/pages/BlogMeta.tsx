import type { BlogPostSummary } from '../../shared/pageContent.ts';
import { usePageContext } from './PageContext.ts';
import { PageDate } from './PageDate.tsx';

/** `Jan 13, 2025 · 12 min read` */
export function BlogMeta({ post, format }: { post: BlogPostSummary; format: 'medium' | 'short' }) {
  const { t } = usePageContext();
  const { date, readingMinutes } = post;
  return (
    <p className="oc-meta">
      <PageDate date={date} format={format} />
      {readingMinutes !== undefined &&
        ` · ${t.plural('One min read|{readingTime} min read', readingMinutes, { readingTime: readingMinutes })}`}
    </p>
  );
}
