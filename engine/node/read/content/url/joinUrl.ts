/** Joins parts of a URL that may start with a protocol: `https://host/x/` + `docs` + `a.md`. */
export function joinUrl(first: string, ...parts: string[]): string {
  const rest = parts.filter((part) => part !== '').map((part) => part.replace(/^\/+|\/+$/g, ''));
  return [first.replace(/\/+$/, ''), ...rest].join('/');
}
