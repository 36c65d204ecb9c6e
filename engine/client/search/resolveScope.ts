/** Which indexes a search looks through: by context (`docs`, `sdk`), by version, or everywhere. */
import { ownValue } from '../../shared/ownValue.ts';
import type { SearchContext, SearchIndexRef, SiteData } from '../../shared/siteData.ts';

/** Which indexes a search looks through. */
export interface SearchScope {
  /** Main files of the indexes, relative to the site's root. */
  files: string[];
  /** Those of `files` that rank behind equal results of others, such as the blog behind the docs. */
  secondary?: string[];
  /** Only pages whose route path begins so. */
  pathPrefix?: string;
  /** Groups of synonyms besides those that search knows. */
  synonyms?: string[][];
}

export interface ScopeChoice {
  /** Name of the context; undefined when none is active. */
  context: string | undefined;
  /** `''` for the latest, else as in `SearchIndexRef.versionPath`. */
  versionPath: string;
  /** All contexts. */
  everywhere?: boolean;
}

type SearchableSite = Pick<SiteData, 'search' | 'docs'>;

export function resolveScope(site: SearchableSite, choice: ScopeChoice): SearchScope {
  const { synonyms } = site.search ?? {};
  return { ...chooseIndexes(site, choice), ...(synonyms && { synonyms }) };
}

function chooseIndexes(site: SearchableSite, { context, versionPath, everywhere }: ScopeChoice): SearchScope {
  const { indexes = [], contexts = [] } = site.search ?? {};
  const chosen = contexts.find(({ name }) => name === context);
  if (chosen !== undefined && !everywhere) return inContext(site, chosen, versionPath);

  const general = docsOf(indexes, generalInstances(site), versionPath);
  const secondary = indexes.filter(({ type }) => type !== 'docs');
  if (!everywhere) return withSecondary(general, secondary);
  const others = contexts.flatMap(({ instanceId }) => docsOf(indexes, [instanceId], versionPath));
  return withSecondary([...general, ...others], secondary);
}

function inContext(site: SearchableSite, context: SearchContext, versionPath: string): SearchScope {
  const indexes = site.search?.indexes ?? [];
  const secondary = isPathContext(site, context) ? [] : indexes.filter(({ type }) => type !== 'docs');
  const own = indexes.filter((ref) => ref.instanceId === context.instanceId && ref.type === 'docs');
  const exact = own.filter((ref) => ref.versionPath === versionPath);
  if (exact.length > 0) return withSecondary(exact, secondary);
  // An old version can contain pages that have since become a separate context.
  const older = indexes.filter((ref) => ref.type === 'docs' && ref.versionPath === versionPath);
  if (older.length > 0) return { files: filesOf(older), pathPrefix: `/${versionPath}${context.name}/` };
  return withSecondary(
    own.filter((ref) => ref.versionPath === ''),
    secondary,
  );
}

function withSecondary(docs: readonly SearchIndexRef[], secondary: readonly SearchIndexRef[]): SearchScope {
  // Without docs there is nothing to rank behind.
  if (docs.length === 0 || secondary.length === 0) return { files: filesOf([...docs, ...secondary]) };
  return { files: filesOf([...docs, ...secondary]), secondary: filesOf(secondary) };
}

/** Docs of instances in a version; an instance without that version takes part with its latest. */
function docsOf(
  indexes: readonly SearchIndexRef[],
  instances: readonly string[],
  versionPath: string,
): SearchIndexRef[] {
  return instances.flatMap((instanceId) => {
    const own = indexes.filter((ref) => ref.type === 'docs' && ref.instanceId === instanceId);
    const exact = own.filter((ref) => ref.versionPath === versionPath);
    return exact.length > 0 ? exact : own.filter((ref) => ref.versionPath === '');
  });
}

/** Instances that are searched when no context is active: those that are not below the path of any context. */
function generalInstances(site: SearchableSite): string[] {
  const all = Object.keys(site.docs);
  const apart = (site.search?.contexts ?? []).filter((context) => isPathContext(site, context));
  const general = all.filter((id) => !apart.some(({ instanceId }) => instanceId === id));
  return general.length > 0 ? general : all;
}

/** True when the pages of the context are below its name, so that a path identifies the context. */
function isPathContext({ docs }: SearchableSite, { name, instanceId }: SearchContext): boolean {
  const path = ownValue(docs, instanceId)?.versions.find(({ isLast }) => isLast)?.path ?? '/';
  return `${path.replace(/^\/|\/$/g, '')}/`.startsWith(`${name}/`);
}

/** The context of a page: the one whose name the path begins with, below the root of the page's version. */
export function contextOfPath(site: SearchableSite, routePath: string, versionPath: string): string | undefined {
  const bare = routePath.replace(/^\//, '');
  const below = bare.startsWith(versionPath) ? bare.slice(versionPath.length) : bare;
  return site.search?.contexts.find(({ name }) => below === name || below.startsWith(`${name}/`))?.name;
}

function filesOf(refs: readonly SearchIndexRef[]): string[] {
  return [...new Set(refs.map(({ file }) => file))];
}
