import { useRuntime, useStore } from '../runtime/RuntimeContext.ts';
import type { LocationSuffix } from '../runtime/types.ts';

/** Query and hash of the current address; empty on the server. */
export function useLocationSuffix(): LocationSuffix {
  return useStore(useRuntime('useLocationSuffix').location);
}
