/** One set of tabs, as `theme/content/Tabs.tsx` renders it. Panels are in the order of their tabs. */
export const TAB_SET = '.tabs-container';

/** A browser that does not know this value treats it as `true`, and hides the panel. */
const UNTIL_FOUND = 'until-found' as unknown as boolean;

export function tabsOf(set: Element): HTMLElement[] {
  return own(set, '[role=tab]');
}

/** Opens one panel and closes the others. Find-in-page and links within the page still reach into closed ones. */
export function showTab(set: Element, chosen: HTMLElement): void {
  const panels = own(set, '[role=tabpanel]');
  for (const [index, tab] of tabsOf(set).entries()) {
    const isChosen = tab === chosen;
    tab.ariaSelected = `${isChosen}`;
    tab.tabIndex = isChosen ? 0 : -1;
    tab.classList.toggle('tabs__item--active', isChosen);
    const panel = panels[index];
    if (panel) panel.hidden = !isChosen && UNTIL_FOUND;
  }
}

/** Lets find-in-page search the panels that are closed in the server's HTML. */
export function preparePanels(set: Element): void {
  for (const panel of own(set, '[role=tabpanel][hidden]')) panel.hidden = UNTIL_FOUND;
}

export function showPanel(panel: Element): void {
  const set = panel.closest(TAB_SET);
  const tab = set && tabsOf(set)[own(set, '[role=tabpanel]').indexOf(panel as HTMLElement)];
  if (tab) showTab(set, tab);
}

/** Excludes elements of nested sets. */
function own(set: Element, selector: string): HTMLElement[] {
  return [...set.querySelectorAll<HTMLElement>(selector)].filter((element) => element.closest(TAB_SET) === set);
}
