/**
 * The list under the search box. Loaded when the box is first used, after the app, whose React it uses; it receives
 * everything else it needs from the app, so that nothing is loaded twice.
 */
import { lookElsewhere } from '../theme/search/lookElsewhere.ts';
import { recentSearches } from '../theme/search/recentSearches.ts';
import { SearchPanel } from '../theme/search/SearchPanel.tsx';
import { SearchProblem } from '../theme/search/SearchProblem.tsx';
import { toEntries } from '../theme/search/toEntries.ts';
import { toRecentEntries } from '../theme/search/toRecentEntries.ts';

octavo.searchView = {
  toEntries,
  Panel: SearchPanel,
  Problem: SearchProblem,
  toRecentEntries,
  addRecent: recentSearches.add,
  lookElsewhere,
};
