import { attributes } from '../browser/attributes.ts';
import { readItem } from '../browser/storedItem.ts';
import { ANNOUNCEMENT_DISMISS_KEY, ANNOUNCEMENT_ID_KEY } from './announcement.ts';

/** Hides an announcement that was dismissed before. */
export function bootAnnouncement(): void {
  const id = readItem(ANNOUNCEMENT_DISMISS_KEY) === 'true' && readItem(ANNOUNCEMENT_ID_KEY);
  if (id === attributes.ocAnnouncement) attributes.announcementBarInitiallyDismissed = 'true';
}
