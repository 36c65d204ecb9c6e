import { useRuntime, useStore } from '../runtime/RuntimeContext.ts';

/** The back-to-top button: visible while the reader scrolls up, far from the top. */
export function useBackToTop(): { visible: boolean; scroll(): void } {
  const runtime = useRuntime('useBackToTop');
  return { visible: useStore(runtime.backToTopVisible), scroll: runtime.scrollToTop };
}
