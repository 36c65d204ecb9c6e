import type { LinkTarget } from '../../shared/siteData.ts';
import { useRuntime, useStore } from '../runtime/RuntimeContext.ts';
import type { LocationSuffix, NavigateOptions, NavigationStatus } from '../runtime/types.ts';

export interface Navigation {
  status: NavigationStatus;
  /** Set when `status` is `failed`. */
  error?: Error;
  retry(): void;
  /** Inner HTML of `<main>`; undefined while the server's HTML stays in place. */
  main: string | undefined;
}

export function useNavigation(): Navigation {
  const runtime = useRuntime();
  const { status, error } = useStore(runtime.navigation);
  const { main } = useStore(runtime.view);
  return { status, error, retry: runtime.retry, main };
}

/** Navigates to a target of the site, like a click on a link to it. */
export function useNavigate(): (target: LinkTarget, options?: NavigateOptions) => void {
  return useRuntime().navigate;
}

/** Query and hash of the current address; empty on the server. */
export function useLocationSuffix(): LocationSuffix {
  return useStore(useRuntime().location);
}
