/** The client runtime, as the theme may use it. Everything here works on the server too. */
export { RuntimeProvider, type RuntimeProviderProps } from './runtime/RuntimeProvider.tsx';
export { useSite } from './hooks/useSite.ts';
export { usePage } from './hooks/usePage.ts';
export { useSidebar } from './hooks/useSidebar.ts';
export { useHref } from './hooks/useHref.ts';
export { useNavigate } from './hooks/useNavigate.ts';
export { useNavigation, type Navigation } from './hooks/useNavigation.ts';
export { useColorMode } from './hooks/useColorMode.ts';
export { useAnnouncement } from './hooks/useAnnouncement.ts';
export { useDocsInstance } from './hooks/useDocsInstance.ts';
export { usePreferredVersion } from './hooks/usePreferredVersion.ts';
export { useDrawer } from './hooks/useDrawer.ts';
export { useActiveHeading } from './hooks/useActiveHeading.ts';
export { useBackToTop } from './hooks/useBackToTop.ts';
export { useNavbarHidden } from './hooks/useNavbarHidden.ts';
export { useLocationSuffix } from './hooks/useLocationSuffix.ts';
export { useSearch, type SearchState } from './search/useSearch.ts';
export { useSearchScope } from './search/useSearchScope.ts';
export { resolveScope, type ScopeChoice } from './search/resolveScope.ts';
export { toSearchTarget } from './search/searchTarget.ts';
export { typedQuery, withoutHighlight } from './highlight.ts';
export type { QueryProblem, SearchResponse, SearchResult, SearchScope, Segment } from './search/types.ts';
export type {
  ColorMode,
  ColorModeChoice,
  DrawerPanel,
  LocationSuffix,
  NavigateOptions,
  NavigationStatus,
} from './runtime/types.ts';
