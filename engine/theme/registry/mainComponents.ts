import { BlogCards } from '../pages/BlogCards.tsx';
import { BlogLayout } from '../pages/BlogLayout.tsx';
import { Breadcrumbs } from '../pages/Breadcrumbs.tsx';
import { DocItemContent } from '../pages/DocItemContent.tsx';
import { EditThisPage, LastUpdated } from '../pages/EditRow.tsx';
import { FoldedToc } from '../pages/FoldedToc.tsx';
import { BlogListPaginator, BlogPostPaginator, DocPaginator } from '../pages/Pager.tsx';
import { TagsRow } from '../pages/Tags.tsx';
import { VersionNotice } from '../pages/VersionNotice.tsx';
import { VisibilityNotice } from '../pages/VisibilityNotice.tsx';
import type { MainComponents } from './ThemeComponents.ts';

export const mainComponents: MainComponents = {
  DocBreadcrumbs: Breadcrumbs,
  DocVersionBanner: VersionNotice,
  ContentVisibility: VisibilityNotice,
  TOCCollapsible: FoldedToc,
  DocItemContent,
  TagsListInline: TagsRow,
  EditThisPage,
  LastUpdated,
  DocPaginator,
  BlogLayout,
  BlogPostItems: BlogCards,
  BlogListPaginator,
  BlogPostPaginator,
};
