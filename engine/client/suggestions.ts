/** What the not-found page suggests. Loaded by that page only, after the app. */
import { suggestPages } from './notFound/suggestPages.ts';

octavo.suggestPages = suggestPages;
