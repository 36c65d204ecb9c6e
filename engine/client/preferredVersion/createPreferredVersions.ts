import { useCallback } from 'react';
import type { SiteData } from '../../shared/siteData.ts';
import type { ClientStorage } from '../browser/storage.ts';
import { createStore, type Store } from '../runtime/createStore.ts';
import { useRuntime, useStore } from '../runtime/RuntimeContext.ts';
import type { PreferredVersions } from '../runtime/types.ts';
import { findDocsInstance, hasVersion, preferredVersionKey, readPreferredVersions } from './preferredVersion.ts';

export function createPreferredVersions(
  { docs, versionPersistence }: Pick<SiteData, 'docs' | 'versionPersistence'>,
  storage: ClientStorage,
): { store: Store<PreferredVersions>; choose(instanceId: string, versionName: string): void } {
  const isStored = versionPersistence !== 'none';
  const { preferred, unknown } = readPreferredVersions(docs, isStored ? storage.get : () => null);
  for (const id of unknown) storage.remove(preferredVersionKey(id));
  const store = createStore<PreferredVersions>({}, preferred);
  return {
    store,
    choose(instanceId, versionName) {
      if (!hasVersion(findDocsInstance(docs, instanceId), versionName)) {
        throw new Error(`The docs plugin "${instanceId}" has no version "${versionName}".`);
      }
      if (isStored) storage.set(preferredVersionKey(instanceId), versionName);
      store.set({ ...store.get(), [instanceId]: versionName });
    },
  };
}

/** The version that the reader chose for a docs instance, and a function to choose one. */
export function usePreferredVersion(instanceId: string): { name: string | undefined; choose(name: string): void } {
  const runtime = useRuntime();
  findDocsInstance(runtime.site.docs, instanceId);
  const name = useStore(runtime.preferredVersions)[instanceId];
  const choose = useCallback(
    (versionName: string) => runtime.choosePreferredVersion(instanceId, versionName),
    [runtime, instanceId],
  );
  return { name, choose };
}
