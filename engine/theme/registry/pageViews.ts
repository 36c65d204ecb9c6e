import { BlogAuthorPage, BlogAuthorsPage } from '../pages/AuthorPages.tsx';
import { BlogArchivePage } from '../pages/BlogArchivePage.tsx';
import { BlogListPage } from '../pages/BlogListPage.tsx';
import { BlogPostPage } from '../pages/BlogPostPage.tsx';
import { CodePage } from '../pages/CodePage.tsx';
import { CompareFrame } from '../compare/CompareFrame.tsx';
import { DocPage, GeneratedIndexPage } from '../pages/DocPage.tsx';
import { MarkdownPage } from '../pages/MarkdownPage.tsx';
import { NotFoundPage } from '../pages/NotFoundPage.tsx';
import { TagPage, TagsPage } from '../pages/TagPages.tsx';
import type { PageViews } from '../base/ThemeComponents.ts';

/** The views of all kinds of pages that are the server's HTML. */
export const pageViews: PageViews = {
  doc: DocPage,
  'generated-index': GeneratedIndexPage,
  tags: TagsPage,
  tag: TagPage,
  'blog-list': BlogListPage,
  'blog-post': BlogPostPage,
  'blog-archive': BlogArchivePage,
  'blog-authors': BlogAuthorsPage,
  'blog-author': BlogAuthorPage,
  page: MarkdownPage,
  'code-page': CodePage,
  compare: CompareFrame,
  'not-found': NotFoundPage,
};
