import { ANNOUNCEMENT_DISMISS_KEY, ANNOUNCEMENT_ID_KEY } from '../state/announcement.ts';
import { attributes } from './attributes.ts';
import { readItem } from './storedItem.ts';

/** Hides an announcement that was dismissed before. */
export function bootAnnouncement(): void {
  const isDismissed = readItem(ANNOUNCEMENT_DISMISS_KEY) === 'true';
  if (isDismissed && readItem(ANNOUNCEMENT_ID_KEY) === attributes.ocAnnouncement) attributes.ocDismissed = '';
}
