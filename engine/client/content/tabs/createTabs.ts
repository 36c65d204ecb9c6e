import type { ClientStorage } from '../../browser/storage.ts';
import { holdView } from '../holdView.ts';
import { stepTab, storedTabKey, wantedTab, withParameter } from './tabChoice.ts';
import { preparePanels, showTab, TAB_SET, tabsOf } from './tabSet.ts';

/** The query of the address, wherever the router keeps it. */
export interface QueryAccess {
  get(): string;
  /** Adds no entry to the history. */
  replace(search: string): void;
}

export interface Tabs {
  /** Shows the tab that the address names and, in sets that are new on the page, the reader's earlier choice. */
  settle(): void;
  choose(tab: HTMLElement): void;
  /** True if the key was handled. */
  press(tab: HTMLElement, key: string): boolean;
}

export function createTabs(root: ParentNode, storage: ClientStorage, query: () => QueryAccess): Tabs {
  /** The tab that the address named when a set was initialised. It does not override the reader's choice again. */
  const settled = new WeakMap<Element, string | null>();
  const watched = new Set<string>();

  const sets = (): NodeListOf<HTMLElement> => root.querySelectorAll<HTMLElement>(TAB_SET);

  function show(set: HTMLElement, value: string): void {
    const tab = tabsOf(set).find(({ dataset }) => dataset.ocValue === value);
    if (tab) showTab(set, tab);
  }

  function showInGroup(group: string, value: string): void {
    for (const set of sets()) if (set.dataset.ocGroup === group) show(set, value);
  }

  /** Changed in another window. */
  function watch(group: string): void {
    if (watched.has(group)) return;
    watched.add(group);
    storage.watch(storedTabKey(group), (value) => {
      if (value !== null) holdView(undefined, () => showInGroup(group, value));
    });
  }

  function settle(): void {
    const parameters = new URLSearchParams(query().get());
    for (const set of sets()) {
      const { ocGroup: group, ocQuery: name } = set.dataset;
      const requested = name === undefined ? null : parameters.get(name);
      const isNew = !settled.has(set);
      if (!isNew && settled.get(set) === requested) continue;
      settled.set(set, requested);
      if (isNew) preparePanels(set);
      if (isNew && group !== undefined) watch(group);
      const stored = isNew && group !== undefined ? storage.get(storedTabKey(group)) : null;
      const values = tabsOf(set).map(({ dataset }) => dataset.ocValue);
      const value = wantedTab(values, requested, stored);
      if (value !== undefined) show(set, value);
    }
  }

  function choose(tab: HTMLElement): void {
    const set = tab.closest<HTMLElement>(TAB_SET)!;
    const { ocGroup: group, ocQuery: name } = set.dataset;
    const value = tab.dataset.ocValue!;
    // Tab sets of the same group above this one may grow; the tab stays under the pointer.
    holdView(tab, () => {
      showTab(set, tab);
      if (group !== undefined) showInGroup(group, value);
    });
    if (group !== undefined) storage.set(storedTabKey(group), value);
    if (name !== undefined) query().replace(withParameter(query().get(), name, value));
  }

  return {
    settle,
    choose,
    press(tab, key) {
      if (key === 'Enter' || key === ' ') {
        choose(tab);
        return true;
      }
      const tabs = tabsOf(tab.closest(TAB_SET)!);
      const isRtl = getComputedStyle(tab).direction === 'rtl';
      const index = stepTab(key, tabs.indexOf(tab), tabs.length, isRtl);
      if (index === undefined) return false;
      tabs[index]!.focus();
      choose(tabs[index]!);
      return true;
    },
  };
}
