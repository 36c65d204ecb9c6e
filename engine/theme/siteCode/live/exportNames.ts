/** Finds the module that exports a function or component, and the name of the export. */
export function createExportNames() {
  const names = new WeakMap<object, string>();
  const values = new Map<string, unknown>();

  return {
    add(moduleId: string, exports: Record<string, unknown>): void {
      for (const [key, value] of Object.entries(exports)) {
        const name = `${moduleId}#${key}`;
        values.set(name, value);
        if (isNamed(value) && !names.has(value)) names.set(value, name);
      }
    },
    alias(value: unknown, original: unknown): void {
      const name = isNamed(original) ? names.get(original) : undefined;
      if (name !== undefined && isNamed(value)) names.set(value, name);
    },
    nameOf: (value: unknown): string | undefined => (isNamed(value) ? names.get(value) : undefined),
    find: (name: string): unknown => values.get(name),
  };
}

function isNamed(value: unknown): value is object {
  return typeof value === 'function' || (typeof value === 'object' && value !== null);
}
