import type { Page } from '../../../shared/pageContent.ts';
import type { Route } from '../../read/routes/types.ts';
import * as blog from './blogPages.ts';
import * as docs from './docPages.ts';
import * as other from './otherPages.ts';
import type { Article, PageContext } from './pageContext.ts';

/** Everything the renderer needs for one route. `getArticle` is asked only where the route has a source. */
export async function toPage(context: PageContext, route: Route, getArticle: () => Promise<Article>): Promise<Page> {
  const { routePath } = route;
  switch (route.kind) {
    case 'doc':
      return docs.toDocPage(context, route.instance, route.version, route.doc, await getArticle());
    case 'generated-index':
      return docs.toGeneratedIndexPage(context, route.instance, route.version, route.index);
    case 'doc-tags':
      return docs.toDocTagsPage(context, route.instance, route.version, routePath);
    case 'doc-tag':
      return docs.toDocTagPage(context, route.instance, route.version, route.tag);
    case 'blog-list':
      return blog.toBlogListPage(context, route.blog, { routePath, ...route.list });
    case 'blog-post':
      return blog.toBlogPostPage(context, route.blog, route.post, await getArticle());
    case 'blog-archive':
      return blog.toBlogArchivePage(context, route.blog, routePath);
    case 'blog-tags':
      return blog.toBlogTagsPage(context, route.blog);
    case 'blog-tag':
      return blog.toBlogTagPage(context, route.blog, route.tag, { routePath, ...route.list });
    case 'blog-authors':
      return blog.toBlogAuthorsPage(context, route.blog);
    case 'blog-author':
      return blog.toBlogAuthorPage(context, route.blog, route.author, { routePath, ...route.list });
    case 'page':
      return route.page.isCode
        ? other.toCodePage(context, route.page, await getArticle())
        : other.toMarkdownPage(context, route.page, await getArticle());
    case 'search':
      return other.toSearchPage(context, routePath);
    case 'not-found':
      return other.toNotFoundPage(context);
  }
}
