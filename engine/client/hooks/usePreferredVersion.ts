import { useCallback } from 'react';
import { useRuntime, useStore } from '../runtime/RuntimeContext.ts';
import { findDocsInstance } from '../state/preferredVersion.ts';

/** The version the reader chose for a docs instance, and a way to choose. */
export function usePreferredVersion(instanceId: string): { name: string | undefined; choose(name: string): void } {
  const runtime = useRuntime('usePreferredVersion');
  findDocsInstance(runtime.site.docs, instanceId);
  const name = useStore(runtime.preferredVersions)[instanceId];
  const choose = useCallback(
    (versionName: string) => runtime.choosePreferredVersion(instanceId, versionName),
    [runtime, instanceId],
  );
  return { name, choose };
}
