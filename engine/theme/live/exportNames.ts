/** Which module exports a function or component, and under which name. */
export function createExportNames() {
  const names = new Map<unknown, string>();
  const values = new Map<string, unknown>();

  return {
    add(moduleId: string, exports: Record<string, unknown>): void {
      for (const [key, value] of Object.entries(exports)) {
        const name = `${moduleId}#${key}`;
        values.set(name, value);
        const isNamed = typeof value === 'function' || (typeof value === 'object' && value !== null);
        if (isNamed && !names.has(value)) names.set(value, name);
      }
    },
    alias(value: unknown, original: unknown): void {
      const name = names.get(original);
      if (name !== undefined) names.set(value, name);
    },
    nameOf: (value: unknown): string | undefined => names.get(value),
    find: (name: string): unknown => values.get(name),
  };
}
