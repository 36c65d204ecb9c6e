import type { SiteData } from '../../shared/siteData.ts';
import { useRuntime } from '../runtime/RuntimeProvider.tsx';

export function useSite(): SiteData {
  return useRuntime('useSite').site;
}
