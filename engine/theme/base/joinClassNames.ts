type ClassName = string | number | boolean | null | undefined | Record<string, unknown> | ClassName[];

/** Like `clsx`: joins strings, lists, and the truthy keys of objects. */
export function joinClassNames(...names: ClassName[]): string {
  return names
    .flatMap((name): string[] => {
      if (!name || name === true) return [];
      if (Array.isArray(name)) return [joinClassNames(...name)];
      if (typeof name === 'object') return Object.keys(name).filter((key) => name[key]);
      return [String(name)];
    })
    .filter(Boolean)
    .join(' ');
}
