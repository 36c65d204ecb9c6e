import type { Page } from '../../../shared/pageContent.ts';
import type { Route, RouteKind } from '../../read/routes/types.ts';
import { blogPages } from './blogPages.ts';
import { comparePages } from './comparePage.ts';
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
  const page = await pageMakers[route.kind](context, route, getArticle);
  return { ...page, classNames: [...pageClassNames(route as Route), ...(page.classNames ?? [])] };
}
