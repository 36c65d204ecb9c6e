const MAX_DISTANCE = 24;

/** Whether two colours look the same to a reader. */
export function isNearColor(a: string, b: string): boolean {
  const [p, q] = [toChannels(a), toChannels(b)];
  if (p.length < 3 || q.length < 3) return a === b;
  return p.every((value, at) => Math.abs(value - (q[at] ?? 0)) <= MAX_DISTANCE);
}

function toChannels(color: string): number[] {
  return (color.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number);
}
