import { ownValue } from '../../shared/ownValue.ts';
import type { DocsInstanceData, SiteData } from '../../shared/siteData.ts';

/** Versions that can be searched, in the order of the version menu; one without an index cannot be. */
export function searchableVersions(
  { docs, search }: Pick<SiteData, 'docs' | 'search'>,
  context?: string,
): { versionPath: string; label: string }[] {
  const instanceId = search?.contexts.find(({ name }) => name === context)?.instanceId;
  const instance = ownValue(docs, instanceId ?? '') ?? mainInstance(docs);
  const indexes = (search?.indexes ?? []).filter((ref) => ref.type === 'docs' && ref.instanceId === instance?.id);
  return (instance?.versions ?? []).flatMap(({ name, label }) => {
    const ref = indexes.find(({ versionName }) => versionName === name);
    return ref ? { versionPath: ref.versionPath, label } : [];
  });
}

/** The instance with the most versions: the one whose versions a reader chooses from. */
function mainInstance(docs: SiteData['docs']): DocsInstanceData | undefined {
  return Object.values(docs).toSorted((a, b) => b.versions.length - a.versions.length)[0];
}
