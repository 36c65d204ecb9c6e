export type Picture = HTMLImageElement | SVGSVGElement;

/** A picture counts as narrowed if it is shown at less than this share of its natural width. */
const NARROWED = 0.9;

export function isNarrowed(picture: Picture): boolean {
  const { width } = picture.getBoundingClientRect();
  // The picture is hidden or has not loaded.
  if (width === 0) return false;
  const box = picture.parentElement!;
  return width < ownWidth(picture) * NARROWED || box.scrollWidth > box.clientWidth + 1;
}

/** In pixels; zero for an image that has not loaded. */
export function ownWidth(picture: Picture): number {
  return picture instanceof SVGElement ? picture.viewBox.baseVal.width : picture.naturalWidth;
}

/** A picture without its own text is named after its section. */
export function nameOf(picture: Picture): string {
  const own = picture instanceof HTMLImageElement ? picture.alt : picture.ariaLabel;
  if (own) return own;
  const headings = [...document.querySelectorAll('main :is(h1, h2, h3, h4, h5, h6)')];
  const above = headings.findLast((one) => one.compareDocumentPosition(picture) & Node.DOCUMENT_POSITION_FOLLOWING);
  return above?.firstChild?.textContent ?? document.title;
}
