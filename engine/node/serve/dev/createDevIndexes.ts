import type { NavbarItem, SearchIndexRef } from '../../../shared/siteData.ts';
import { nameIndexes, toSearchRef, writeSearchIndexes } from '../../write/search/writeSearchIndexes.ts';
import { compileSite } from '../../compile/compileSite.ts';
import type { SiteCompiler } from '../../compile/createSiteCompiler.ts';
import type { Site } from '../../read/loadSites.ts';
import { toSiteIndex } from '../../assemble/links/siteIndex.ts';
import { listSearchIndexes, toSearchInputs } from '../../assemble/search/toSearchInputs.ts';

/** Search in development: indexes have names immediately, but are built on the first request. */
export interface DevIndexes {
  refs: SearchIndexRef[];
  find(file: string): Promise<Uint8Array | undefined>;
  /** Marks the indexes as stale: the next request builds them again. */
  forget(): void;
}

export function createDevIndexes(site: Site, compiler: SiteCompiler, navbar: NavbarItem[]): DevIndexes {
  const { config, routes } = site;
  const locale = config.folder === '' ? '' : config.i18n.currentLocale;
  let files: Promise<Map<string, Uint8Array>> | undefined;

  /** An index needs all pages compiled; most are in the cache. */
  async function make(): Promise<Map<string, Uint8Array>> {
    const { currentLocale } = config.i18n;
    const source = { compile: compiler.inLocale(currentLocale), facts: compiler.factsIn(currentLocale) };
    const compiled = await compileSite(routes, source, () => undefined).finally(compiler.close);
    const index = toSiteIndex(site, compiled.anchors, site.staticFiles);
    const made = await writeSearchIndexes(toSearchInputs(site, compiled, navbar, index), locale);
    return new Map(made.files.map(({ path, bytes }) => [path, bytes]));
  }

  return {
    refs: nameIndexes(listSearchIndexes(config, routes), locale).map(toSearchRef),
    async find(file) {
      if (!file.startsWith('_octavo/search/')) return undefined;
      files ??= make();
      return (await files).get(file);
    },
    forget: () => void (files = undefined),
  };
}
