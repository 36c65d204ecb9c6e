import { APP_HOLE } from '../../../shared/html/holes.ts';
import { END_MARK } from '../../../shared/ranges.ts';

/**
 * Inserts the app into the HTML of the component around it. If that component is live, the app is placed next to it,
 * because React may render the component again and would remove the app.
 */
export function placeAround(html: string | undefined, app: string): string {
  if (html === undefined) return app;
  const [before = '', ...rest] = html.split(APP_HOLE);
  const after = rest.join('');
  const count = (mark: string) => before.split(`<!--${mark}`).length;
  const isInside = count('oc-') > count(END_MARK);
  // A component that does not render its children would hide the whole site.
  return isInside || rest.length === 0 ? app + before + after : before + app + after;
}
