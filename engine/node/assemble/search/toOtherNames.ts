import type { RoutePath } from '../../../shared/siteData.ts';
import { decodePath, splitTarget } from '../../../shared/url/sitePaths.ts';
import type { CompiledSite } from '../../compile/compileSite.ts';
import type { SiteConfig } from '../../read/config/types.ts';
import type { DocsVersion } from '../../read/content/types.ts';
import type { Route } from '../../read/routes/types.ts';
import { createRouteFinder } from '../links/routeFinder.ts';
import type { SiteIndex } from '../links/siteIndex.ts';

/** By page: other pages' names for it (`''`) or for a section (by id). */
export type OtherNames = ReadonlyMap<RoutePath, Record<string, string[]>>;

/**
 * Other names for a page that the site itself contains: the texts of links to it, its titles in earlier versions, and
 * its earlier addresses.
 */
export function toOtherNames(
  config: Pick<SiteConfig, 'siteDir' | 'baseUrl' | 'root' | 'redirects'>,
  compiled: Pick<CompiledSite, 'routes' | 'linkTexts'>,
  index: SiteIndex,
): OtherNames {
  const names = new Map<RoutePath, Map<string, Set<string>>>();
  const add = (routePath: RoutePath, hash: string, name: string): void => {
    const own = names.get(routePath) ?? new Map<string, Set<string>>();
    names.set(routePath, own.set(hash, (own.get(hash) ?? new Set()).add(name)));
  };
  addLinkTexts(config, compiled, index, add);
  addOldTitles(compiled.routes, add);
  for (const { from, to } of config.redirects?.redirects ?? []) {
    const { path, suffix } = splitTarget(to);
    const routePath = index.findRoute(path);
    if (routePath !== undefined) for (const old of from) add(routePath, fragmentOf(suffix), toAddressName(old));
  }
  return new Map(
    [...names].map(([routePath, own]) => [
      routePath,
      Object.fromEntries([...own].map(([hash, texts]) => [hash, [...texts].sort()])),
    ]),
  );
}

type AddName = (routePath: RoutePath, hash: string, name: string) => void;

function addLinkTexts(
  config: Pick<SiteConfig, 'siteDir' | 'baseUrl' | 'root'>,
  { routes, linkTexts }: Pick<CompiledSite, 'routes' | 'linkTexts'>,
  index: SiteIndex,
  add: AddName,
): void {
  const finder = createRouteFinder({ ...config, index });
  for (const { routePath, source } of routes) {
    if (!source) continue;
    const { filePath, relPath } = source.file;
    const place = { routePath, filePath, relPath, contentDirs: source.contentDirs };
    for (const { text, ...ref } of linkTexts.get(routePath) ?? []) {
      const { path: written, suffix } = splitTarget(ref.target);
      const target = finder.isMarkdown(written)
        ? finder.ofMarkdown(place, ref, written)
        : finder.ofAddress(place, written);
      if (target !== undefined && target !== routePath) add(target, fragmentOf(suffix), text);
    }
  }
}

/** A document's titles in the versions before. Versions come newest first. */
function addOldTitles(routes: readonly Route[], add: AddName): void {
  const titles = new Map<DocsVersion, Map<string, string>>();
  for (const route of routes) {
    if (route.kind !== 'doc') continue;
    const { id, title } = route.doc;
    const { versions } = route.instance;
    for (const version of versions.slice(versions.indexOf(route.version) + 1)) {
      const known = titles.get(version) ?? new Map(version.docs.map((doc) => [doc.id, doc.title]));
      titles.set(version, known);
      const old = known.get(id);
      if (old !== undefined && old !== title) add(route.routePath, '', old);
    }
  }
}

/** The id that an address leads to; empty if it leads to none. */
export function fragmentOf(suffix: string): string {
  return decodePath(suffix.split('#')[1] ?? '');
}

/**
 * The names in the page's own address (`''`) and in its sections' ids: an author's short names, often in other words.
 */
export function toAddressNames(own: string, ids: readonly string[]): Record<string, string[]> {
  // A number at the end only distinguishes equal headings.
  const names = [['', own], ...ids.map((id) => [id, toAddressName(id.replace(/-\d+$/, ''))])];
  return Object.fromEntries(names.flatMap(([id = '', name = '']) => (name === '' ? [] : [[id, [name]]])));
}

/** `/guides/gpu_setup.html` → `gpu setup`: many pages share the folders above. */
export function toAddressName(address: string): string {
  const last =
    decodePath(address.replace(/(?:\/index)?(?:\.html)?\/?$/, ''))
      .split('/')
      .pop() ?? '';
  return last.replace(/[-_.]+/g, ' ').trim();
}
