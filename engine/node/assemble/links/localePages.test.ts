import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Site } from '../../read/loadSites.ts';
import type { Route } from '../../read/routes/types.ts';
import { createLocalePages } from './localePages.ts';

type LocaleSite = Pick<Site, 'config' | 'routes'>;

const PAGES = ['a.md', 'b.md', 'c/d.md', 'c/index.md'];
const PATHS = ['/', '/a', '/b', '/c', '/c/d', '/x/y', '/x'];

/** Each locale has some of the pages, each at some address, translated or not. */
const locale = fc.uniqueArray(
  fc.record({ relPath: fc.constantFrom(...PAGES), routePath: fc.constantFrom(...PATHS), isLocalized: fc.boolean() }),
  { selector: ({ relPath }) => relPath },
);
const sites = fc.array(locale, { minLength: 1, maxLength: 3 }).map((all) =>
  all.map((pages, at): LocaleSite => {
    const i18n = { defaultLocale: 'en', currentLocale: ['en', 'de', 'ar'][at], localeConfigs: {} };
    const routes = pages.map(({ relPath, routePath, isLocalized }) => ({
      kind: 'doc',
      routePath,
      source: { file: { relPath, ...(isLocalized && { isLocalized }) }, contentDirs: [] },
      instance: { id: 'default' },
      version: { name: 'current' },
    }));
    return { config: { i18n }, routes } as unknown as LocaleSite;
  }),
);
const nameOf = ({ config }: LocaleSite) => config.i18n.currentLocale;

describe('pages of locales', () => {
  it('find each other, there and back', () => {
    fc.assert(
      fc.property(sites, (all) => {
        const pages = createLocalePages(all);
        for (const from of all) {
          for (const route of from.routes) {
            expect(pages.find(route, nameOf(from))).toBe(route.routePath);
            for (const to of all) {
              const there = pages.find(route, nameOf(to));
              const same = to.routes.find(({ source }) => source?.file.relPath === route.source?.file.relPath);
              expect(there).toBe(same?.routePath);
              if (same) expect(pages.find(same, nameOf(from))).toBe(route.routePath);
            }
          }
        }
      }),
    );
  });

  it('are untranslated only if the original is shown', () => {
    fc.assert(
      fc.property(sites, (all) => {
        const pages = createLocalePages(all);
        for (const site of all) {
          for (const route of site.routes) {
            const isOriginal = nameOf(site) === 'en' || route.source?.file.isLocalized === true;
            expect(pages.isUntranslated(route, nameOf(site))).toBe(!isOriginal);
          }
        }
      }),
    );
  });

  it('lead to an existing page, or home', () => {
    fc.assert(
      fc.property(sites, (all) => {
        const pages = createLocalePages(all);
        for (const route of all.flatMap(({ routes }) => routes)) {
          for (const [name, there] of Object.entries(pages.switchesOf(route) ?? {})) {
            const target = all.find((site) => nameOf(site) === name);
            expect(there).not.toBe(route.routePath);
            expect(there === '/' || target?.routes.some(({ routePath }) => routePath === there)).toBe(true);
          }
        }
      }),
    );
  });

  it('of one language need no translation', () => {
    const route = {
      kind: 'doc',
      routePath: '/a',
      source: { file: { relPath: 'a.md' } },
      instance: { id: 'default' },
      version: { name: 'current' },
    } as unknown as Route;
    const of = (currentLocale: string) =>
      ({
        config: { i18n: { defaultLocale: 'en', currentLocale, localeConfigs: { cn: { htmlLang: 'zh-CN' } } } },
        routes: [route],
      }) as unknown as LocaleSite;
    const pages = createLocalePages([of('en'), of('en-GB'), of('cn')]);
    expect(['en', 'en-GB', 'cn'].map((name) => pages.isUntranslated(route, name))).toEqual([false, false, true]);
  });
});
