import { NOT_FOUND_PATH } from '../../../shared/url/sitePaths.ts';
import { useHydrated } from '../../base/useHydrated.ts';
import type { Location } from '../modules/platform.ts';

/** Hosts show one page in place of any that is not there. The address that was asked for is the browser's. */
export function toAskedLocation(found: Location): Location {
  return found.pathname.endsWith(NOT_FOUND_PATH) ? { ...found, pathname: location.pathname } : found;
}

/** At first what the server rendered. */
export function useAskedLocation(found: Location): Location {
  return useHydrated() ? toAskedLocation(found) : found;
}
