/**
 * The list under the search box. Loaded when the box is first used, after the app, whose React it uses; what else it needs
 * of the app it is given, so that nothing is loaded twice.
 */
import { SearchPanel } from '../theme/search/SearchPanel.tsx';
import { toEntries } from '../theme/search/toEntries.ts';

octavo.searchView = { toEntries, Panel: SearchPanel };
