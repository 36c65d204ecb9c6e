import { NOT_FOUND_PATH } from '../../../shared/url/sitePaths.ts';
import { useHydrated } from '../../base/useHydrated.ts';
import type { Location } from '../modules/platform.ts';

/** Hosts serve one page for all missing addresses. Only the browser knows the requested one. */
export function toRequestedLocation(found: Location): Location {
  return found.pathname.endsWith(NOT_FOUND_PATH) ? { ...found, pathname: location.pathname } : found;
}

/** First the value that the server rendered. */
export function useRequestedLocation(found: Location): Location {
  return useHydrated() ? toRequestedLocation(found) : found;
}
