/** The results of the search page. Loaded by that page only, after the app, whose React it uses. */
import { SearchResults } from '../theme/search/SearchResults.tsx';

octavo.searchResults = SearchResults;
