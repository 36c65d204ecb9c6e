import type { LinkTarget, RoutePath } from '../siteData.ts';

export interface CompareQuery {
  instance: { id: string };
  from: { name: string };
  to: { name: string };
  /** One document; all of them if absent. */
  docId?: string;
}

/** The address of a comparison, on the compare page at `path`. */
export function toCompareTarget(path: RoutePath, { instance, from, to, docId }: CompareQuery): LinkTarget {
  const parameters = {
    ...(instance.id !== 'default' && { id: instance.id }),
    from: from.name,
    to: to.name,
    ...(docId !== undefined && { doc: docId }),
  };
  const query = Object.entries(parameters).map(([name, value]) => `${name}=${encode(value)}`);
  return `${path}?${query.join('&')}`;
}

function encode(value: string): string {
  return encodeURIComponent(value).replaceAll('%2F', '/');
}
