import type { BlogPostSummary } from '../../shared/pageContent.ts';
import { PageDate } from './PageDate.tsx';

/** `Jan 13, 2025 · 12 min read` */
export function BlogMeta({ post, format }: { post: BlogPostSummary; format: 'medium' | 'short' }) {
  const { date, readingMinutes } = post;
  return (
    <p className="oc-meta">
      <PageDate date={date} format={format} />
      {readingMinutes !== undefined && ` · ${readingMinutes === 1 ? 'One' : readingMinutes} min read`}
    </p>
  );
}
