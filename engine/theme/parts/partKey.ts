/** What the router tells a route. */
export type RouteProps = Partial<Record<'history' | 'location' | 'match', unknown>>;

/** By which the browser finds the HTML of a part. */
export function partKey(name: string, props: RouteProps): string {
  const plain = toPlain(props);
  return Object.keys(plain).length === 0 ? name : `${name} ${JSON.stringify(plain)}`;
}

/** What of some properties can be written down; the address is the page's own, and only the browser knows it for sure. */
export function toPlain({ history: _history, location: _location, match: _match, ...props }: RouteProps) {
  const isPlain = (value: unknown): boolean =>
    value === null ||
    ['string', 'number', 'boolean', 'undefined'].includes(typeof value) ||
    (Array.isArray(value) && value.every(isPlain)) ||
    (typeof value === 'object' && !('$$typeof' in value) && Object.values(value).every(isPlain));
  return Object.fromEntries(Object.entries(props).filter(([, value]) => isPlain(value)));
}
