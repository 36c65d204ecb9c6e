import type { SiteData } from '../../shared/siteData.ts';
import { createStore, type Store } from '../runtime/createStore.ts';
import type { PreferredVersions } from '../runtime/types.ts';
import { findDocsInstance, hasVersion, preferredVersionKey, readPreferredVersions } from '../state/preferredVersion.ts';
import type { ClientStorage } from '../storage.ts';

export function createPreferredVersions(
  docs: SiteData['docs'],
  storage: ClientStorage,
): { store: Store<PreferredVersions>; choose(instanceId: string, versionName: string): void } {
  const { preferred, unknown } = readPreferredVersions(docs, storage.get);
  for (const id of unknown) storage.remove(preferredVersionKey(id));
  const store = createStore<PreferredVersions>({}, preferred);
  return {
    store,
    choose(instanceId, versionName) {
      if (!hasVersion(findDocsInstance(docs, instanceId), versionName)) {
        throw new Error(`The docs plugin "${instanceId}" has no version "${versionName}".`);
      }
      storage.set(preferredVersionKey(instanceId), versionName);
      store.set({ ...store.get(), [instanceId]: versionName });
    },
  };
}
