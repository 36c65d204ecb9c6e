/** `a`, `items`, 0, `x-y` → `a.items[0]["x-y"]`. */
export function toKeyPath(keys: readonly (string | number)[], prefix = ''): string {
  let path = prefix;
  for (const key of keys) {
    if (typeof key === 'number') path += `[${key}]`;
    else if (/^[A-Za-z_$][\w$]*$/.test(key)) path += path === '' ? key : `.${key}`;
    else path += `[${JSON.stringify(key)}]`;
  }
  return path;
}
