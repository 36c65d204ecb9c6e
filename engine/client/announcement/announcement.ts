/** Docusaurus's keys in the reader's storage, so that a site that moves keeps its readers' choices. */
export const ANNOUNCEMENT_DISMISS_KEY = 'docusaurus.announcement.dismiss';
export const ANNOUNCEMENT_ID_KEY = 'docusaurus.announcement.id';
