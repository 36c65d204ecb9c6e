/** Inlined in the document of hash routing, which may not contain the page that the address names. */
import { attributes } from '../browser/attributes.ts';

if (/^#\/./.test(location.hash)) attributes.ocPending = '';
