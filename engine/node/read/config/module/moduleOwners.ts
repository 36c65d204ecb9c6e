/** Remembers which file exported a function: a plugin given as a function has no other identity. */
const owners = new WeakMap<Function, string>();

export function noteOwner(exported: unknown, filePath: string): void {
  const values = [exported, (exported as { default?: unknown } | null | undefined)?.default];
  for (const value of values) if (typeof value === 'function') owners.set(value, filePath);
}

export function ownerOf(value: unknown): string | undefined {
  return typeof value === 'function' ? owners.get(value) : undefined;
}
