/** The part of the client runtime that the theme may use. Everything here also works on the server. */
export { RuntimeProvider } from './RuntimeProvider.tsx';
export { usePage, useSidebar, useSite, useTranslate } from './runtime/usePage.ts';
export { findPageSlot } from './browser/pageSlot.ts';
export { useHref } from './address/createHref.ts';
export { useLocationSuffix, useNavigate, useNavigation } from './navigation/useNavigation.ts';
export { useColorMode } from './colorMode/createColorMode.ts';
export { useAnnouncement } from './announcement/createAnnouncement.ts';
export { findDocsInstance } from './preferredVersion/preferredVersion.ts';
export { usePreferredVersion } from './preferredVersion/createPreferredVersions.ts';
export { openCategory } from './menus/foldCategory.ts';
export { useDrawer } from './drawer/createDrawer.ts';
export type { PostGroup } from './drawer/findPosts.ts';
export { useBackToTop, useNavbarHidden } from './scrolling/createScrollWatch.ts';
export { keepTyping } from './search/keepTyping.ts';
export { useSearch } from './search/useSearch.ts';
export { useSearchScript, useSearchView } from './search/useSearchView.ts';
export { useElsewhere } from './search/useElsewhere.ts';
export { searchableVersions } from './search/searchableVersions.ts';
export { useSearchScope } from './search/useSearchScope.ts';
export { resolveScope, type ScopeChoice } from './search/resolveScope.ts';
export { toSearchTarget } from './search/searchTarget.ts';
export { clearHighlight, typedQuery, withoutHighlight } from './search/highlight.ts';
export type {
  BoxAction,
  BoxEntry,
  EntriesInput,
  ElsewhereInput,
  QueryProblem,
  RecentInput,
  SearchOffer,
  SearchPanelProps,
  SearchResponse,
  SearchResult,
  SearchResultsProps,
  Segment,
} from './search/types.ts';

export type { CompareSource } from './compare/createCompareSource.ts';
export type { ApiChangesProps, CompareResponse, PageInput, Row } from './compare/types.ts';
export type { Runtime } from './runtime/types.ts';
export type { IslandLayer, LayerInput } from './islands/islandLayer.ts';
