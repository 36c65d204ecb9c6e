/** The announcement bar: shown until dismissed, and again when the site announces something else. */
export const ANNOUNCEMENT_DISMISS_KEY = 'docusaurus.announcement.dismiss';
export const ANNOUNCEMENT_ID_KEY = 'docusaurus.announcement.id';

export interface StoredAnnouncement {
  id: string | null;
  dismissed: string | null;
}

export function isDismissed(id: string, stored: StoredAnnouncement): boolean {
  return stored.id === id && stored.dismissed === 'true';
}

/**
 * The value to store on a visit: a new announcement cancels the dismissal of the last one. Undefined if nothing
 * changed.
 */
export function rememberAnnouncement(
  id: string,
  stored: StoredAnnouncement,
): { id: string; dismissed: 'false' } | undefined {
  return stored.id === id ? undefined : { id, dismissed: 'false' };
}
