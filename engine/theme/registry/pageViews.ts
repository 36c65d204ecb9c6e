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

/** The views of all kinds of pages: a new kind is a line here or in base/liveKinds.ts. */
export const pageViews: PageViews = {
  doc: { Main: DocPage },
  'generated-index': { Main: GeneratedIndexPage },
  tags: { Main: TagsPage, parts: ['blog'] },
  tag: { Main: TagPage, parts: ['blog'] },
  'blog-list': { Main: BlogListPage, parts: ['blog'] },
  'blog-post': { Main: BlogPostPage, parts: ['blog'] },
  'blog-archive': { Main: BlogArchivePage, parts: ['blog'] },
  'blog-authors': { Main: BlogAuthorsPage, parts: ['blog'] },
  'blog-author': { Main: BlogAuthorPage, parts: ['blog'] },
  page: { Main: MarkdownPage },
  'code-page': { Main: CodePage },
  compare: { Main: CompareFrame },
  'not-found': { Main: NotFoundPage },
};
