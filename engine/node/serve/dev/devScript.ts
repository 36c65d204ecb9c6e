/**
 * The script that pages load during development besides the theme (`engine/client/dev.ts`): it listens for changes and
 * shows problems. It is a file, so that the same Content-Security-Policy applies as in a build.
 */
export const DEV_SCRIPT_FILE = '_octavo/dev.js';
export const DEV_EVENTS_FILE = '_octavo/events';
export const DEV_PROBLEMS_FILE = '_octavo/problems';
export const DEV_OPEN_FILE = '_octavo/open';

/** The script's address in a document that shows this state of the site. */
export const toDevScriptSrc = (version: string): string => `/${DEV_SCRIPT_FILE}?v=${version}`;
