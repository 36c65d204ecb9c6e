/**
 * The script `_octavo/root.js`: exists at the site's root only, and tells where that is to the 404 page, which is
 * served at any depth and under any prefix (notFound/findRoot.ts).
 */
import { ROOT_FILE } from '../shared/documentAttributes.ts';

octavo.root = (document.currentScript as HTMLScriptElement).src.slice(0, -ROOT_FILE.length);
