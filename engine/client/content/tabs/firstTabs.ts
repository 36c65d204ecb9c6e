/**
 * Inlined at the end of documents with tabs that follow the address or remember a choice: the right panels are open
 * before the first paint, not only when the app has loaded.
 */
import { readItem } from '../../browser/storedItem.ts';
import { storedTabKey } from './tabChoice.ts';
import { showTab, TAB_SET, tabsOf } from './tabSet.ts';

for (const set of document.querySelectorAll<HTMLElement>(TAB_SET)) {
  const { ocGroup: group, ocQuery: query } = set.dataset;
  const tabWith = (value: string | null | undefined) => tabsOf(set).find(({ dataset }) => dataset.ocValue === value);
  // Like `wantedTab`, in fewer bytes.
  const requested = query === undefined ? null : new URLSearchParams(location.search).get(query);
  const tab = tabWith(requested) ?? (group === undefined ? group : tabWith(readItem(storedTabKey(group))));
  if (tab) showTab(set, tab);
}
