/**
 * Inlined in documents of sites with an announcement: hides a dismissed one, and closes it until the app has loaded.
 */
import { attributes, has } from '../browser/attributes.ts';
import { readItem } from '../browser/storedItem.ts';
import { ANNOUNCEMENT_DISMISS_KEY, ANNOUNCEMENT_ID_KEY } from './announcement.ts';

const hide = (): void => {
  attributes.announcementBarInitiallyDismissed = 'true';
};

if (readItem(ANNOUNCEMENT_DISMISS_KEY) === 'true' && readItem(ANNOUNCEMENT_ID_KEY) === attributes.ocAnnouncement)
  hide();
// The app then stores that choice.
document.addEventListener('click', ({ target }) => {
  if (!has('ocLive') && (target as Element).closest('.announcementBarClose_gvF7')) hide();
});
