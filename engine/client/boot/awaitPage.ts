/** Inlined in the document of hash routing, which may show another page than the address names. */
import { attributes } from '../browser/attributes.ts';

if (/^#\/./.test(location.hash)) attributes.ocPending = '';
