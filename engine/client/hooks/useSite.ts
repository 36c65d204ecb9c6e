import type { SiteData } from '../../shared/siteData.ts';
import { useRuntime } from '../runtime/RuntimeContext.ts';

export function useSite(): SiteData {
  return useRuntime('useSite').site;
}
