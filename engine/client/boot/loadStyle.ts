import { STYLE_ID } from '../../shared/documentAttributes.ts';
import { afterPaint } from '../page/afterPaint.ts';

/**
 * Asks for the rest of the style once the first frame is out, so that the first paint needs the document alone. When
 * the sheet comes, every element is styled again. Where no script runs, the browser takes it from the `<noscript>`
 * whose place it takes here.
 */
export function loadStyle(): void {
  const late = document.getElementById(STYLE_ID);
  if (late) afterPaint(() => (late.outerHTML = late.textContent));
}
