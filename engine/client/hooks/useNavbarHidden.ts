import { useRuntime, useStore } from '../runtime/RuntimeContext.ts';

/** True while the navbar hides because the reader scrolls down; never unless the site asks for it. */
export function useNavbarHidden(): boolean {
  return useStore(useRuntime('useNavbarHidden').navbarHidden);
}
