import { attributes } from '../browser/attributes.ts';
import { loadScript } from '../browser/loadScript.ts';

/** Loads the app bundle and the site's data, side by side. */
export function loadApp(): void {
  loadScript(octavo.root + attributes.ocSite!);
  // A host may respond with a page instead of the script, which loads but does not run.
  loadScript(octavo.root + attributes.ocApp!, () => octavo.app || octavo.onFailure?.());
}
