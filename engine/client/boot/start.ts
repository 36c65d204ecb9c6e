import { attributes, has } from '../browser/attributes.ts';
import { listenForIntent } from './listenForIntent.ts';
import { address } from './settleAddress.ts';

// A page knows its own depth; the 404 page has a script that finds the root.
if (has('ocLost')) octavo.start = listenForIntent;
else {
  octavo.root = new URL(attributes.ocRoot!, address).href;
  listenForIntent();
}
