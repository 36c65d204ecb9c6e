/**
 * The script `_octavo/root.js`. It exists only at the site's root. The 404 page, which is served at any depth and under
 * any prefix, finds the root by it (notFound/findRoot.ts).
 */
import { ROOT_FILE } from '../shared/documentAttributes.ts';

octavo.root = (document.currentScript as HTMLScriptElement).src.slice(0, -ROOT_FILE.length);
