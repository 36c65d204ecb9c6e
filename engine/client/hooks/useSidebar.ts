import type { SidebarData } from '../../shared/pageData.ts';
import { useRuntime, useStore } from '../runtime/RuntimeContext.ts';

/** The sidebar of the page on screen. */
export function useSidebar(): SidebarData | undefined {
  return useStore(useRuntime('useSidebar').view).sidebar;
}
