import { LATE_MARK } from '../../shared/documentAttributes.ts';
import { attributes } from '../browser/attributes.ts';
import { loadScript } from '../browser/loadScript.ts';
import { afterPaint } from '../browser/timing.ts';

/** Loads the app bundle and the site's data, side by side. */
export function loadApp(): void {
  loadScript(octavo.root + attributes.ocSite!);
  loadScript(octavo.root + attributes.ocApp!, () => {
    // A host may answer with a page instead of the script: then something loaded, but did not run.
    if (octavo.app) return;
    octavo.onFailure?.();
    delete attributes.ocPending;
  });
}

/**
 * Loads the rest of the style after the first frame, so that the first paint needs the document alone: when the sheet
 * arrives, every element is styled again. Where no script runs, the browser takes it from the `<noscript>` that is
 * replaced here.
 */
export function loadStyle(): void {
  afterPaint(() => {
    for (const late of document.querySelectorAll(`[${LATE_MARK}]`)) late.outerHTML = late.textContent;
  });
}
