/** The script of a page in development: it applies changes and shows problems. It is never part of a build. */
import { INTENT_EVENT, PAGE_EVENT } from '../shared/events.ts';
import { listenForChanges } from './dev/listenForChanges.ts';
import { createPanel } from './dev/createPanel.ts';
import { createServerLink } from './dev/serverLink.ts';

const { src } = document.currentScript as HTMLScriptElement;
const server = createServerLink(src);
const panel = createPanel(server);

// The page that reports a failure also names places.
for (const place of document.querySelectorAll<HTMLElement>('[data-oc-place]')) panel.addButton(place);

document.addEventListener(PAGE_EVENT, panel.updatePage);
listenForChanges(src, panel.update);
panel.update();
// The app replaces the article.
dispatchEvent(new MouseEvent(...INTENT_EVENT));
