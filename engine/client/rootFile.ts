/**
 * The script `_octavo/root.js`. It exists at the site's root only, so it shows the 404 page, which is served at any
 * depth and under any prefix, where the root is (notFound/findRoot.ts).
 */
import { ROOT_FILE } from '../shared/documentAttributes.ts';

octavo.root = (document.currentScript as HTMLScriptElement).src.slice(0, -ROOT_FILE.length);
