import type { NavbarItem, SearchIndexRef } from '../../shared/siteData.ts';
import { toMainFile } from '../../shared/search/files.ts';
import { compileSite } from '../site/compileSite.ts';
import type { SiteCompiler } from '../site/createSiteCompiler.ts';
import type { Site } from '../site/loadSite.ts';
import { toSearchIndexes, toSearchInputs } from '../site/toSearchIndexes.ts';

/** Search while writing: the indexes have names at once, but are made when the first one is asked for. */
export interface DevIndexes {
  refs: SearchIndexRef[];
  find(file: string): Promise<Uint8Array | undefined>;
}

export function createDevIndexes({ config, routes }: Site, compiler: SiteCompiler, navbar: NavbarItem[]): DevIndexes {
  const inputs = config.search ? toSearchInputs(config, { routes, sections: new Map() }, navbar) : [];
  const refs = inputs.map(({ pages: _pages, ...input }): SearchIndexRef => {
    const name = [input.type, input.instanceId, input.versionName].filter(Boolean).join('-');
    return { ...input, file: toMainFile(name, 'dev') };
  });
  let files: Promise<Map<string, Uint8Array>> | undefined;

  /** Every page has to be compiled for it; most are in the cache. */
  async function make(): Promise<Map<string, Uint8Array>> {
    const compiled = await compileSite(routes, compiler.compile, () => undefined).finally(compiler.close);
    const made = toSearchIndexes(config, compiled, navbar);
    const found = new Map(made.files.map(({ path, bytes }) => [path, bytes]));
    for (const ref of made.refs) {
      const named = refs.find((known) => isSame(known, ref));
      const bytes = found.get(ref.file);
      if (named && bytes) found.set(named.file, bytes);
    }
    return found;
  }

  return {
    refs,
    async find(file) {
      if (!file.startsWith('_octavo/search/')) return undefined;
      files ??= make();
      return (await files).get(file);
    },
  };
}

function isSame(a: SearchIndexRef, b: SearchIndexRef): boolean {
  return a.type === b.type && a.instanceId === b.instanceId && a.versionName === b.versionName;
}
