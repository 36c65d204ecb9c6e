import type { ComparedDocs } from '../../shared/compare/comparedDocs.ts';
import { nearestName } from '../../shared/nearestName.ts';
import type { DocsInstanceData, DocsVersionData, SiteData } from '../../shared/siteData.ts';

/** The comparison that the address names. */
export interface Comparison {
  instance: DocsInstanceData;
  from: DocsVersionData;
  to: DocsVersionData;
  /** Id of a document in the newer version, or in the older one if the newer one no longer has it. */
  docId?: string;
}

/** A requested version that does not exist, and the one that was probably meant. */
interface UnknownVersion {
  name: string;
  parameter: 'from' | 'to';
  nearest?: DocsVersionData;
}

export type CompareAddress = Comparison & { unknown?: UnknownVersion };

/** Instances that have something to compare. */
export function comparableInstances({ docs }: Pick<SiteData, 'docs'>): DocsInstanceData[] {
  return Object.values(docs).filter(({ versions }) => versions.length > 1);
}

/** The newest version with the same text; undefined if that is the version itself; undefined if there is none. */
export function findSameText(
  { id, versions }: DocsInstanceData,
  version: DocsVersionData,
  docs: ComparedDocs,
): DocsVersionData | undefined {
  const same = versions[docs[id]?.texts[versions.indexOf(version)] ?? -1];
  return same === version ? undefined : same;
}

/** Fills in missing values: the latest version, compared with the newest earlier one that differs. */
export function readCompareAddress(
  site: Pick<SiteData, 'docs'>,
  docs: ComparedDocs,
  search: string,
): CompareAddress | undefined {
  const parameters = new URLSearchParams(search);
  const instances = comparableInstances(site);
  const id = parameters.get('id') ?? 'default';
  const instance = instances.find((each) => each.id === id) ?? instances[0];
  if (!instance) return undefined;
  const { versions } = instance;
  const find = (parameter: 'from' | 'to') => versions.find(({ name }) => name === parameters.get(parameter));
  const latest = versions.find(({ isLast }) => isLast) ?? versions[0]!;
  const textOf = (version: DocsVersionData) => findSameText(instance, version, docs) ?? version;
  const olderThan = (version: DocsVersionData) =>
    versions.slice(versions.indexOf(version)).find((older) => textOf(older) !== textOf(version));
  // A link to "what changed since my version" means the latest version.
  const to = find('to') ?? (find('from') ? latest : ([latest, ...versions].find(olderThan) ?? latest));
  const before =
    olderThan(to) ??
    versions.find((version) => textOf(version) !== textOf(to)) ??
    versions.find((version) => version !== to)!;
  return {
    instance,
    to,
    from: find('from') ?? before,
    docId: parameters.get('doc') ?? undefined,
    unknown: findUnknown(versions, parameters),
  };
}

function findUnknown(versions: DocsVersionData[], parameters: URLSearchParams): UnknownVersion | undefined {
  for (const parameter of ['from', 'to'] as const) {
    const name = parameters.get(parameter);
    if (name === null || versions.some((version) => version.name === name)) continue;
    const nearest = nearestName(
      name,
      versions.map((version) => version.name),
    );
    return { name, parameter, nearest: versions.find((version) => version.name === nearest) };
  }
  return undefined;
}
