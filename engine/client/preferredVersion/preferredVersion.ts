/** The version a reader chose, per docs instance; stored as long as a version of that name exists. */
import { ownValue } from '../../shared/ownValue.ts';
import type { DocsInstanceData } from '../../shared/siteData.ts';
import type { PreferredVersions } from '../runtime/types.ts';

type Instances = Record<string, DocsInstanceData>;

export function preferredVersionKey(instanceId: string): string {
  return `docs-preferred-version-${instanceId}`;
}

export function findDocsInstance(docs: Instances, instanceId: string): DocsInstanceData {
  const instance = ownValue(docs, instanceId);
  if (instance) return instance;
  const known = Object.keys(docs)
    .map((id) => `"${id}"`)
    .join(', ');
  throw new Error(
    `The docs plugin "${instanceId}" does not seem to be enabled: ` +
      (known ? `this site has data of ${known} only.` : 'this site has no docs plugin.'),
  );
}

export function hasVersion(instance: DocsInstanceData, versionName: string): boolean {
  return instance.versions.some(({ name }) => name === versionName);
}

/** The stored values, limited to existing versions; `unknown` lists the instances whose value must be removed. */
export function readPreferredVersions(
  docs: Instances,
  read: (key: string) => string | null,
): { preferred: PreferredVersions; unknown: string[] } {
  const preferred: Record<string, string> = {};
  const unknown: string[] = [];
  for (const [id, instance] of Object.entries(docs)) {
    const name = read(preferredVersionKey(id));
    if (name === null) continue;
    if (hasVersion(instance, name)) preferred[id] = name;
    else unknown.push(id);
  }
  return { preferred, unknown };
}
