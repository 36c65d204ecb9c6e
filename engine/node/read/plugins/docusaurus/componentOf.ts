/** The options may name another component. */
export function componentOf(options: object | undefined, key: string, component: string): string {
  const named = (options as Record<string, unknown> | undefined)?.[key];
  return typeof named === 'string' ? named : `@theme/${component}`;
}
