import { useRuntime, useStore } from '../runtime/RuntimeContext.ts';
import { usePage, useSite } from '../runtime/usePage.ts';
import { contextOfPath } from './resolveScope.ts';

/** Context and version of the page being read; outside the docs, the version the reader prefers. */
export function useSearchScope(): { context: string | undefined; versionPath: string } {
  const site = useSite();
  const { docs, path } = usePage();
  const preferred = useStore(useRuntime().preferredVersions);
  const indexes = site.search?.indexes ?? [];
  const pathOf = (instanceId: string, versionName: string | undefined): string | undefined =>
    indexes.find((ref) => ref.type === 'docs' && ref.instanceId === instanceId && ref.versionName === versionName)
      ?.versionPath;
  const outside = Object.keys(site.docs).map((id) => pathOf(id, preferred[id]));
  const versionPath = docs ? pathOf(docs.instanceId, docs.versionName) : outside.find((own) => own !== undefined);
  return { context: contextOfPath(site, path, versionPath ?? ''), versionPath: versionPath ?? '' };
}
