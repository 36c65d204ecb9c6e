import { STYLE_ID } from '../../shared/documentAttributes.ts';
import { attributes, has, resolve } from '../browser/attributes.ts';
import { loadScript } from '../browser/loadScript.ts';
import { afterPaint } from '../browser/timing.ts';

/** Loads the app bundle and the site's data, side by side. */
export function loadApp(): void {
  loadScript(octavo.root + attributes.ocSite!, () => {});
  loadScript(octavo.root + attributes.ocApp!, () => {
    // A host may answer with a page instead of the script: then something loaded, but did not run.
    if (octavo.app) return;
    // In hash routing the home document serves every page; only at its own address is it the home path.
    if (!has('ocPending')) showLoadBanner();
    delete attributes.ocPending;
  });
}

/** The text is in the home document only: on the home path the base URL can be guessed. */
function showLoadBanner(): void {
  const text = attributes.ocBanner;
  if (!text) return;
  const banner = document.createElement('div');
  banner.className = 'oc-load-banner';
  banner.role = 'alert';
  banner.textContent = text + resolve('./').pathname;
  document.body.prepend(banner);
}

/**
 * Loads the rest of the style after the first frame, so that the first paint needs the document alone: when the sheet
 * arrives, every element is styled again. Where no script runs, the browser takes it from the `<noscript>` that is
 * replaced here.
 */
export function loadStyle(): void {
  const late = document.getElementById(STYLE_ID);
  if (late) afterPaint(() => (late.outerHTML = late.textContent));
}
