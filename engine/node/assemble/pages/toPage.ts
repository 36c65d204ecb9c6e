import type { Page } from '../../../shared/pageContent.ts';
import type { Route, RouteKind } from '../../read/routes/types.ts';
import { blogPages } from './blogPages.ts';
import { comparePages } from './comparePage.ts';
import { createHead } from './createHead.ts';
import { docPages } from './docPages.ts';
import { otherPages } from './otherPages.ts';
import { pageClassNames } from './pageClassNames.ts';
import type { GetArticle, PageContext, PageMakers } from './pageContext.ts';

const pageMakers: PageMakers = { ...docPages, ...blogPages, ...comparePages, ...otherPages };

/** Everything the renderer needs for one route. */
export async function toPage<Kind extends RouteKind>(
  context: PageContext,
  route: Route<Kind>,
  getArticle: GetArticle,
): Promise<Page> {
  const draft = await pageMakers[route.kind](context, route, getArticle);
  const { routePath } = route;
  return {
    buildId: context.buildId,
    path: routePath,
    toc: [],
    hasHome: context.hasHome,
    kind: draft.content.kind,
    ...draft,
    head: createHead(context.head, { ...draft.head, routePath }),
    classNames: pageClassNames(route as Route),
  };
}
