import type { PageContent } from '../../shared/pageContent.ts';
import { BlogAuthorPage, BlogAuthorsPage } from './AuthorPages.tsx';
import { BlogArchivePage } from './BlogArchivePage.tsx';
import { BlogListPage } from './BlogListPage.tsx';
import { BlogPostPage } from './BlogPostPage.tsx';
import { DocPage, GeneratedIndexPage } from './DocPage.tsx';
import { MarkdownPage } from './MarkdownPage.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';
import { TagPage, TagsPage } from './TagPages.tsx';

/** The content of `<main>`. */
export function PageMain({ content }: { content: PageContent }) {
  switch (content.kind) {
    case 'doc':
      return <DocPage content={content} />;
    case 'generated-index':
      return <GeneratedIndexPage content={content} />;
    case 'tags':
      return <TagsPage content={content} />;
    case 'tag':
      return <TagPage content={content} />;
    case 'blog-list':
      return <BlogListPage content={content} />;
    case 'blog-post':
      return <BlogPostPage content={content} />;
    case 'blog-archive':
      return <BlogArchivePage content={content} />;
    case 'blog-authors':
      return <BlogAuthorsPage content={content} />;
    case 'blog-author':
      return <BlogAuthorPage content={content} />;
    case 'page':
      return <MarkdownPage content={content} />;
    case 'not-found':
      return <NotFoundPage />;
    case 'search':
      // React's in the browser too, so it is part of the layout (`shell/Main.tsx`).
      return null;
  }
}
