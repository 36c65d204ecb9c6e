/** The place of the tab that a key leads to from `index`, of `count`; undefined for a key that leads nowhere. */
export function stepTab(key: string, index: number, count: number, isRtl = false): number | undefined {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const forward = isRtl ? 'ArrowLeft' : 'ArrowRight';
  const backward = isRtl ? 'ArrowRight' : 'ArrowLeft';
  if (key === forward) return (index + 1) % count;
  if (key === backward) return (index + count - 1) % count;
  return undefined;
}
