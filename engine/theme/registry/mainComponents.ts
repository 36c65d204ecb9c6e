import { BlogCards } from '../pages/BlogCards.tsx';
import { BlogLayout, BlogSidebar } from '../pages/BlogLayout.tsx';
import { BlogPostItem } from '../pages/BlogPostPage.tsx';
import { Breadcrumbs } from '../pages/Breadcrumbs.tsx';
import { DocItemFooter, DocItemLayout, DocVersionBadge } from '../pages/DocPage.tsx';
import { IndexCards } from '../pages/DocCards.tsx';
import { DocItemContent } from '../pages/DocItemContent.tsx';
import { EditMetaRow, EditThisPage, LastUpdated } from '../pages/EditRow.tsx';
import { FoldedToc } from '../pages/FoldedToc.tsx';
import { BlogListPaginator, BlogPostPaginator, DocPaginator } from '../pages/Pager.tsx';
import { TagsRow } from '../pages/Tags.tsx';
import { VersionNotice } from '../pages/VersionNotice.tsx';
import { VisibilityNotice } from '../pages/VisibilityNotice.tsx';
import type { MainComponents } from './ThemeComponents.ts';

export const mainComponents: MainComponents = {
  DocBreadcrumbs: Breadcrumbs,
  DocVersionBanner: VersionNotice,
  DocVersionBadge,
  DocCards: IndexCards,
  ContentVisibility: VisibilityNotice,
  TOCCollapsible: FoldedToc,
  DocItemContent,
  DocItemFooter,
  DocItemLayout,
  TagsListInline: TagsRow,
  EditMetaRow,
  EditThisPage,
  LastUpdated,
  DocPaginator,
  BlogLayout,
  BlogSidebar,
  BlogPostItem,
  BlogPostItems: BlogCards,
  BlogListPaginator,
  BlogPostPaginator,
};
