import { BlogLayout, BlogSidebar } from '../pages/BlogLayout.tsx';
import { BlogPostItem, BlogPostItems } from '../pages/BlogPost.tsx';
import { Breadcrumbs } from '../pages/Breadcrumbs.tsx';
import { DocItem, DocItemFooter, DocItemLayout, DocVersionBadge, GeneratedIndex } from '../pages/DocPage.tsx';
import { IndexCards } from '../pages/DocCards.tsx';
import { DocItemContent } from '../pages/DocItemContent.tsx';
import { EditMetaRow, EditThisPage, LastUpdated } from '../pages/EditRow.tsx';
import { NotFoundContent } from '../pages/NotFoundPage.tsx';
import { BlogListPaginator, BlogPostPaginator, DocItemPaginator, DocPaginator } from '../pages/Pager.tsx';
import { TagsRow } from '../pages/Tags.tsx';
import { VersionNotice } from '../pages/VersionNotice.tsx';
import { VisibilityNotice } from '../pages/VisibilityNotice.tsx';
import { FoldedToc } from '../toc/FoldedToc.tsx';
import { DesktopToc, Toc } from '../toc/Toc.tsx';
import type { MainComponents } from '../base/ThemeComponents.ts';

export const mainComponents: MainComponents = {
  DocBreadcrumbs: Breadcrumbs,
  DocVersionBanner: VersionNotice,
  DocVersionBadge,
  DocCards: IndexCards,
  ContentVisibility: VisibilityNotice,
  TOC: Toc,
  TOCCollapsible: FoldedToc,
  DocItemTOCDesktop: DesktopToc,
  DocItemContent,
  DocItemFooter,
  DocItemLayout,
  DocItemPaginator,
  DocItem,
  GeneratedIndex,
  TagsListInline: TagsRow,
  EditMetaRow,
  EditThisPage,
  LastUpdated,
  DocPaginator,
  BlogLayout,
  BlogSidebar,
  BlogPostItem,
  BlogPostItems,
  BlogListPaginator,
  BlogPostPaginator,
  NotFoundContent,
};
