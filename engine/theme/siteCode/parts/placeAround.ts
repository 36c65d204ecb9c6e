import { APP_HOLE } from '../../../shared/html/holes.ts';
import { ISLAND_TAG } from '../../../shared/island.ts';

/**
 * Puts the app into the HTML of the component around it. If that component is live, the app goes next to it, because
 * React may render the component again and would remove the app.
 */
export function placeAround(html: string | undefined, app: string): string {
  if (html === undefined) return app;
  const [before = '', ...rest] = html.split(APP_HOLE);
  const after = rest.join('');
  const count = (pattern: RegExp) => before.match(pattern)?.length ?? 0;
  const isInside = count(new RegExp(`<${ISLAND_TAG}[ >]`, 'g')) > count(new RegExp(`</${ISLAND_TAG}>`, 'g'));
  // A component that does not render its children would hide the whole site.
  return isInside || rest.length === 0 ? app + before + after : before + app + after;
}
