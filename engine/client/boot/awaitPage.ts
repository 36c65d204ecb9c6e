/** Inlined in the document of hash routing: the page that it shows is not the one that the address asks for. */
import { attributes } from '../browser/attributes.ts';

if (/^#\/./.test(location.hash)) attributes.ocPending = '';
