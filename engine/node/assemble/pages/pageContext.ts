import type { Translate } from '../../../shared/createTranslate.ts';
import type { Page } from '../../../shared/pageContent.ts';
import type { SidebarRef, TocItem } from '../../../shared/pageData.ts';
import type { RoutePath } from '../../../shared/siteData.ts';
import type { SiteConfig } from '../../read/config/types.ts';
import type { BlogPost, Content, MarkdownSource } from '../../read/content/types.ts';
import type { Route, RouteKind } from '../../read/routes/types.ts';
import type { ClientAssets } from '../assets/clientAssets.ts';
import type { ContentAsset } from '../assets/contentAssets.ts';
import type { Article } from '../createArticles.ts';
import type { Comparisons } from '../compare/createComparisons.ts';
import type { HeadInput, HeadSite } from './createHead.ts';

/** The sources of the pages. */
export interface PageContext {
  config: SiteConfig;
  content: Content;
  head: HeadSite;
  /** Reads the theme's texts. */
  t: Translate;
  buildId: string;
  /** True if there is a page at the site's root. */
  hasHome: boolean;
  /** Data file of a version's sidebar. */
  sidebarRef(instanceId: string, versionName: string, sidebarName: string): SidebarRef;
  /** A post as a list on `routePath` shows it. */
  articleOfPost(post: BlogPost, routePath: RoutePath): Promise<Article>;
  /** Where versions are compared. */
  comparisons?: Pick<Comparisons, 'hrefOf' | 'noteOf' | 'textsOf'>;
  /** Addresses of Octavo's own scripts, relative to the output folder. */
  scripts: ClientAssets['scripts'];
  /** An image named in front matter. */
  findImage(file: MarkdownSource, written: string): Promise<ContentAsset | undefined>;
}

/** The article of the route's source; call this only if it has one. */
export type GetArticle = () => Article;

/** A page without the fields that follow from its route and from the site. */
export interface PageDraft extends Omit<Page, 'buildId' | 'path' | 'kind' | 'toc' | 'hasHome' | 'head' | 'classNames'> {
  head: Omit<HeadInput, 'routePath'>;
  toc?: TocItem[];
}

/** For each kind of route, a function that collects everything the renderer needs for its page. */
export type PageMakers = {
  [Kind in RouteKind]: (
    context: PageContext,
    route: Route<Kind>,
    getArticle: GetArticle,
  ) => PageDraft | Promise<PageDraft>;
};
