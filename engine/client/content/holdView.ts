/**
 * Runs a change of the article and keeps something at its place on the screen: `anchor`, or else the first heading or
 * tab bar in view. (Not every browser does so itself, and none knows what the reader has just clicked.)
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
  // Not scrolled: there is nothing above that could push the text down.
  if (scrollY === 0) return undefined;
  const candidates = document.querySelectorAll('main :is(h1, h2, h3, [role=tablist])');
  return [...candidates].find((element) => !element.closest('[hidden]') && element.getBoundingClientRect().top >= 0);
}
