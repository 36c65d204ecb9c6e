export function median(values: readonly number[]): number | undefined {
  return quantile(values, 0.5);
}

/** Interpolates between the two nearest samples. */
export function quantile(values: readonly number[], share: number): number | undefined {
  if (values.length === 0) return undefined;
  const sorted = [...values].sort((a, b) => a - b);
  const at = share * (sorted.length - 1);
  const below = sorted[Math.floor(at)] ?? 0;
  const above = sorted[Math.ceil(at)] ?? below;
  return below + (above - below) * (at - Math.floor(at));
}

export function spread(values: readonly number[]): [number, number] | undefined {
  return values.length === 0 ? undefined : [Math.min(...values), Math.max(...values)];
}
