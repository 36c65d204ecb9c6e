import { createElement, type ReactNode } from 'react';
import { PART_TAG, partProps } from '../../shared/island.ts';
import type { CodeRequest } from '../../shared/renderer.ts';
import { partsOfTrial } from './observe.ts';

/** The properties that the router passes to a route. */
export type RouteProps = Partial<Record<'history' | 'location' | 'match', unknown>>;

/** The key by which the browser finds the HTML of a part. */
export function partKey(name: string, props: RouteProps): string {
  const plain = toPlain(props);
  return Object.keys(plain).length === 0 ? name : `${name} ${JSON.stringify(plain)}`;
}

/** The app's sidebar has its own entries. Those that it is given would make a key as long as the sidebar. */
export function hasOwnData(name: string): boolean {
  return name === 'DocSidebar';
}

/** The same for the lines of a code block. */
export function codeKey(request: CodeRequest): string {
  return `code ${JSON.stringify(request)}`;
}

/** HTML of the server that stays unchanged inside live code, which finds it by its key. */
export function createPart(key: string, html: string): ReactNode {
  partsOfTrial()?.set(key, html);
  return createElement(PART_TAG, partProps(key, html));
}

/** The serialisable properties, without the address, which only the browser knows for sure. */
export function toPlain({ history: _history, location: _location, match: _match, ...props }: RouteProps) {
  const isPlain = (value: unknown): boolean =>
    value === null ||
    ['string', 'number', 'boolean', 'undefined'].includes(typeof value) ||
    (Array.isArray(value) && value.every(isPlain)) ||
    (typeof value === 'object' && !('$$typeof' in value) && Object.values(value).every(isPlain));
  return Object.fromEntries(Object.entries(props).filter(([, value]) => isPlain(value)));
}
