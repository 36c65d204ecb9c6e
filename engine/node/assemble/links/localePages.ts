import type { PageLocales } from '../../../shared/pageData.ts';
import type { RoutePath } from '../../../shared/siteData.ts';
import { withoutTrailingSlash } from '../../../shared/url/sitePaths.ts';
import type { Site } from '../../read/loadSites.ts';
import type { Route } from '../../read/routes/types.ts';

/** The addresses of pages in the site's other locales. A translation may move a page. */
export interface LocalePages {
  /**
   * The same page there; nothing if that locale lacks it. A locale that is not built is assumed to have the same pages.
   */
  find(route: Route, locale: string): RoutePath | undefined;
  /** True for a page that the locale has not translated. */
  isUntranslated(route: Route, locale: string): boolean;
  /** The targets of the locale switch, by locale, if they differ from the page's own path. */
  switchesOf(route: Route): PageLocales | undefined;
}

type LocaleSite = Pick<Site, 'config' | 'routes'>;

interface LocaleTable {
  name: string;
  byIdentity: Map<string, Route>;
  /** Path without trailing slash → path as served. */
  paths: Map<string, RoutePath>;
}

export function createLocalePages(sites: readonly LocaleSite[]): LocalePages {
  const tables = new Map(
    sites.map(({ config, routes }): [string, LocaleTable] => [
      config.i18n.currentLocale,
      {
        name: config.i18n.currentLocale,
        byIdentity: new Map(routes.map((route) => [identityOf(route), route])),
        paths: new Map(routes.map(({ routePath }) => [withoutTrailingSlash(routePath), routePath])),
      },
    ]),
  );
  const i18n = sites[0]?.config.i18n;

  return {
    find(route, locale) {
      const table = tables.get(locale);
      return table ? table.byIdentity.get(identityOf(route))?.routePath : route.routePath;
    },
    isUntranslated(route, locale) {
      if (!i18n || locale === i18n.defaultLocale || languageOf(locale) === languageOf(i18n.defaultLocale)) return false;
      const there = tables.get(locale)?.byIdentity.get(identityOf(route));
      if (!there?.source || there.source.file.isLocalized) return false;
      // A component's code translates its texts.
      return !(there.kind === 'page' && there.page.isCode);
    },
    switchesOf(route) {
      const switches = [...tables.values()].flatMap((table): [string, RoutePath][] => {
        const there =
          route.kind === 'not-found' ? '/' : (this.find(route, table.name) ?? findNearest(table, route.routePath));
        return there === route.routePath ? [] : [[table.name, there]];
      });
      return switches.length > 0 && tables.size > 1 ? Object.fromEntries(switches) : undefined;
    },
  };

  function languageOf(locale: string): string {
    const tag = i18n?.localeConfigs[locale]?.htmlLang ?? locale;
    return tag.split('-', 1)[0]?.toLowerCase() ?? tag;
  }
}

/**
 * A page made from a file is the same page at any address; any other is identified by its address, including plugins'
 * pages.
 */
function identityOf(route: Route): string {
  if (!route.source || (route.kind === 'page' && route.instance.plugin)) return route.routePath;
  const instance = 'version' in route ? `${route.instance.id} ${route.version.name}` : instanceOf(route);
  return JSON.stringify([route.kind, instance, route.source.file.relPath]);
}

function instanceOf(route: Route): string {
  if ('blog' in route) return route.blog.id;
  return 'instance' in route ? route.instance.id : '';
}

function findNearest({ paths }: LocaleTable, routePath: RoutePath): RoutePath {
  for (let path = withoutTrailingSlash(routePath); path !== ''; path = path.slice(0, path.lastIndexOf('/'))) {
    const found = paths.get(path);
    if (found !== undefined) return found;
  }
  return '/';
}
