/**
 * Inlined at the end of documents with tabs that follow the address or remember a choice: the right panels are open
 * before the first paint, not only when the app has loaded.
 */
import { readItem } from '../../browser/storedItem.ts';
import { storedTabKey, wantedTab } from './tabChoice.ts';
import { showTab, TAB_SET, tabsOf } from './tabSet.ts';

for (const set of document.querySelectorAll<HTMLElement>(TAB_SET)) {
  const { group, query } = set.dataset;
  const tabs = tabsOf(set);
  const value = wantedTab(
    tabs.map(({ dataset }) => dataset.value),
    query === undefined ? null : new URLSearchParams(location.search).get(query),
    group === undefined ? null : readItem(storedTabKey(group)),
  );
  const tab = value !== undefined && tabs.find(({ dataset }) => dataset.value === value);
  if (tab) showTab(set, tab);
}
