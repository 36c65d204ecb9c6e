import { originalLanguage } from '../originalLanguage.ts';
import type { GeneratedIndex } from '../types.ts';
import { htmlCardProblem } from './htmlCardProblem.ts';
import { flattenItems } from './sidebars/flattenItems.ts';
import { toSidebarItems } from './sidebars/toSidebarItems.ts';
import type { ResolvedItem, Sidebars } from './sidebars/types.ts';
import type { DocPlace } from './toDoc.ts';

/** The pages of categories that list their own items. */
export function toGeneratedIndexes(sidebars: Sidebars<ResolvedItem>, place: DocPlace): GeneratedIndex[] {
  const { info, options, byId, navigation, trails } = place;
  const original = originalLanguage(place.ctx.config.i18n);
  return Object.entries(sidebars).flatMap(([sidebarName, items]) =>
    flattenItems(items).flatMap((item): GeneratedIndex[] => {
      if (item.type !== 'category' || item.link?.type !== 'generated-index') return [];
      const { routePath, slug, title, description, translated, image, keywords } = item.link;
      const filePath = info.sidebarFile || info.contentDir;
      const problem = htmlCardProblem(item.items, filePath);
      if (problem) place.ctx.report(problem);
      const isTitleTranslated = title === undefined ? item.isTranslated : translated?.title;
      return [
        {
          routePath,
          slug,
          title: title ?? item.label,
          titleLanguage: isTitleTranslated ? undefined : original,
          description,
          descriptionLanguage: translated?.description ? undefined : original,
          image,
          keywords: typeof keywords === 'string' ? [keywords] : (keywords ?? []),
          sidebarName,
          items: toSidebarItems(item.items, byId, original),
          breadcrumbs: options.breadcrumbs ? trails.get(sidebarName)?.(routePath) : undefined,
          ...navigation.neighboursOfIndex(routePath, sidebarName),
          filePath,
        },
      ];
    }),
  );
}
