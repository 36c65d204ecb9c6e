import type { Route } from '../../read/routes/types.ts';
import { changesFeed, toChangesFeedTag } from '../siteData/feedFiles.ts';
import type { PageContext, PageDraft, PageMakers } from './pageContext.ts';

export const comparePages = { compare: toComparePage } satisfies Partial<PageMakers>;

const TITLE = 'What changed';

/** The comparison itself is made in the reader's browser, by a script that no other page loads. */
function toComparePage(context: PageContext, { routePath, instances }: Route<'compare'>): PageDraft {
  const label = context.t(TITLE);
  const feeds = instances.map((instance) => toChangesFeedTag(context.config, routePath, instance, label));
  return {
    heading: TITLE,
    hideToc: true,
    features: { live: { scripts: scriptsFor(context, instances), atOnce: true } },
    head: { title: TITLE, robots: 'noindex, follow', extra: feeds },
    content: {
      kind: 'compare',
      workerFile: context.scripts['compare-worker'],
      instances: instances.map((instance) => ({
        id: instance.id,
        versions: instance.versions.map(({ label, mainDocPath }) => ({ label, href: mainDocPath })),
        texts: context.comparisons?.textsOf(instance) ?? [],
        feed: `pathname:///${changesFeed(context.config, routePath, instance)}`,
      })),
    },
  };
}

function scriptsFor({ scripts }: PageContext, instances: Route<'compare'>['instances']): string[] {
  const hasApis = instances.some(({ versions }) => versions.some(({ apis }) => apis.length > 0));
  return [...(hasApis ? [scripts['compare-api']] : []), scripts.compare];
}
