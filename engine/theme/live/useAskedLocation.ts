import { useHydrated } from '../useHydrated.ts';
import type { Location } from './platform.ts';

/** Hosts show one page in place of any that is not there. The address that was asked for is the browser's. */
export function useAskedLocation(found: Location): Location {
  const isHydrated = useHydrated();
  return isHydrated && found.pathname.endsWith('/404.html') ? { ...found, pathname: location.pathname } : found;
}
