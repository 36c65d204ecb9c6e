import type { Page } from '../../../shared/pageContent.ts';
import type { Route } from '../../read/routes/types.ts';
import { createHead } from './createHead.ts';
import { pageBase, type PageContext, type PageMakers } from './pageContext.ts';

export const comparePages = { compare: toComparePage } satisfies Partial<PageMakers>;

const TITLE = 'What changed';

/** The comparison itself is made in the reader's browser, by a script that no other page loads. */
function toComparePage(context: PageContext, { routePath, instances }: Route<'compare'>): Page {
  return {
    ...pageBase(context, routePath),
    kind: 'compare',
    heading: TITLE,
    hideToc: true,
    features: { live: { scripts: [context.scripts.compare], atOnce: true } },
    head: createHead(context.head, { routePath, title: TITLE, robots: 'noindex, follow' }),
    content: {
      kind: 'compare',
      workerFile: context.scripts['compare-worker'],
      instances: instances.map(({ id, versions }) => ({
        id,
        versions: versions.map(({ label, mainDocPath }) => ({ label, href: mainDocPath })),
      })),
    },
  };
}
