/** The script of a page in development: it follows changes and shows problems. Never part of a build. */
import { INTENT_EVENT, PAGE_EVENT } from '../shared/events.ts';
import { listenForChanges } from './dev/listenForChanges.ts';
import { createPanel } from './dev/createPanel.ts';
import { createServerLink } from './dev/serverLink.ts';

const { src } = document.currentScript as HTMLScriptElement;
const server = createServerLink(src);
const panel = createPanel(server);

// The page of a failure names places too.
for (const place of document.querySelectorAll<HTMLElement>('[data-oc-place]')) panel.addButton(place);

document.addEventListener(PAGE_EVENT, panel.updatePage);
listenForChanges(src, panel.update);
panel.update();
// The app puts a new article in place.
dispatchEvent(new MouseEvent(...INTENT_EVENT));
