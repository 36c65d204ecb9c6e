import type { LinkTarget } from '../../shared/siteData.ts';
import { useRuntime } from '../runtime/RuntimeContext.ts';
import type { NavigateOptions } from '../runtime/types.ts';

/** Goes to a target of the site as a click on a link to it would. */
export function useNavigate(): (target: LinkTarget, options?: NavigateOptions) => void {
  return useRuntime('useNavigate').navigate;
}
