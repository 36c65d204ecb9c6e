/** The suggestions of the not-found page. Loaded by that page only, after the app. */
import { suggestPages } from './notFound/suggestPages.ts';

octavo.suggestPages = suggestPages;
