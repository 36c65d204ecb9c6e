/**
 * Changes the article and keeps one element at its place on the screen: `anchor`, or else the first visible heading or
 * tab bar. Not every browser does so itself, and none knows what the reader has just clicked.
 */
export function holdView(anchor: Element | undefined, change: () => void): void {
  const held = anchor ?? firstInView();
  const before = held?.getBoundingClientRect().top ?? 0;
  change();
  if (!held || held.closest('[hidden]')) return;
  const moved = held.getBoundingClientRect().top - before;
  if (moved !== 0) scrollBy({ top: moved, behavior: 'instant' });
}

function firstInView(): Element | undefined {
  // The page is not scrolled, so nothing above can push the text down.
  if (scrollY === 0) return undefined;
  const candidates = document.querySelectorAll('main :is(h1, h2, h3, [role=tablist])');
  return [...candidates].find((element) => !element.closest('[hidden]') && element.getBoundingClientRect().top >= 0);
}
