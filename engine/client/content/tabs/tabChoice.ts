/**
 * Selects the tab to show. The address is meant for this page, so it wins over the reader's last choice in this group.
 * Values without a tab are ignored.
 */
export function wantedTab(
  values: readonly (string | undefined)[],
  requested: string | null,
  stored: string | null | undefined,
): string | undefined {
  return [requested, stored].find((value): value is string => value != null && values.includes(value));
}

/** The key of Docusaurus: a site that moves keeps its readers' choices. */
export function storedTabKey(group: string): string {
  return `docusaurus.tab.${group}`;
}

/** The query with one parameter set and the others unchanged. */
export function withParameter(search: string, name: string, value: string): string {
  const parameters = new URLSearchParams(search);
  parameters.set(name, value);
  return `?${parameters}`;
}

/** The index of the tab that a key leads to from `index`; undefined for other keys. */
export function stepTab(key: string, index: number, count: number, isRtl = false): number | undefined {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const forward = isRtl ? 'ArrowLeft' : 'ArrowRight';
  const backward = isRtl ? 'ArrowRight' : 'ArrowLeft';
  if (key === forward) return (index + 1) % count;
  if (key === backward) return (index + count - 1) % count;
  return undefined;
}
