import type { PageData } from '../../shared/pageData.ts';
import { useRuntime, useStore } from '../runtime/RuntimeContext.ts';

/** The page on screen. */
export function usePage(): PageData {
  return useStore(useRuntime('usePage').view).page;
}
