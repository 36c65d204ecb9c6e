import { ISLAND_TAG } from '../../../shared/island.ts';

/** Where the app goes in the HTML of what stands around it. A Unicode noncharacter, as in markers. */
export const APP_TOKEN = '\uFDD4';

/**
 * Puts the app into the HTML of a component that stands around it. Beside it, if that component lives in the browser: React
 * may render it again, and would take the app away.
 */
export function placeAround(html: string | undefined, app: string): string {
  if (html === undefined) return app;
  const [before = '', ...rest] = html.split(APP_TOKEN);
  const after = rest.join('');
  const count = (pattern: RegExp) => before.match(pattern)?.length ?? 0;
  const isInside = count(new RegExp(`<${ISLAND_TAG}[ >]`, 'g')) > count(new RegExp(`</${ISLAND_TAG}>`, 'g'));
  // A component that does not show what it is given would hide the whole site.
  return isInside || rest.length === 0 ? app + before + after : before + app + after;
}
