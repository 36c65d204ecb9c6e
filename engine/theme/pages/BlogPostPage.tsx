import type { BlogPostContent } from '../../shared/pageContent.ts';
import { useComponents } from '../base/useComponents.ts';
import { isTocShown } from '../../shared/isTocShown.ts';
import { usePageContext } from './PageContext.ts';
import { UntranslatedNotice } from './UntranslatedNotice.tsx';

export function BlogPostPage({ content }: { content: BlogPostContent }) {
  const { page } = usePageContext();
  const { BlogLayout, ContentVisibility, BlogPostItem, BlogPostPaginator, TOC } = useComponents('main');
  return (
    <BlogLayout sidebar={content.sidebar} toc={isTocShown(page) ? <TOC /> : undefined}>
      <ContentVisibility unlisted={content.post.unlisted} />
      <UntranslatedNotice untranslated={content.untranslated} editUrl={content.editUrl} />
      <BlogPostItem content={content} />
      <BlogPostPaginator previous={content.previous} next={content.next} />
    </BlogLayout>
  );
}
