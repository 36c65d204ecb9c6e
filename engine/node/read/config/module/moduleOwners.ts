/** Which file of a site a function was exported by: a plugin that is given as a function says nothing else of itself. */
const owners = new WeakMap<Function, string>();

export function noteOwner(exported: unknown, filePath: string): void {
  const values = [exported, (exported as { default?: unknown } | null | undefined)?.default];
  for (const value of values) if (typeof value === 'function') owners.set(value, filePath);
}

export function ownerOf(value: unknown): string | undefined {
  return typeof value === 'function' ? owners.get(value) : undefined;
}
