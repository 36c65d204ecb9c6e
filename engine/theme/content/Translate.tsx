import type { ReactNode } from 'react';
import { fillIn, interpolate } from '../base/interpolate.tsx';

export interface TranslateProps {
  children?: string;
  id?: string;
  description?: string;
  values?: Record<string, ReactNode>;
}

type FindMessage = (id: string, fallback: string) => string | undefined;

/** In the browser a script of the site has the texts of its locale. */
let findMessage: FindMessage = (id) => octavo.messages?.[id];

/** Texts of the current locale. Not a React context, because `translate()` may be called anywhere. */
export function setMessages(find: FindMessage): void {
  findMessage = find;
}

/** A text without an id is its own id. */
function find(message = '', id = message): string {
  const fallback = message || id;
  return findMessage(id, fallback) ?? fallback;
}

export function Translate({ children, id, values }: TranslateProps): ReactNode {
  return interpolate(find(children, id), values);
}

export function Interpolate({ children = '', values }: TranslateProps): ReactNode {
  return interpolate(children, values);
}

export function translate(
  { message, id }: { message?: string; id?: string },
  values?: Record<string, string | number>,
): string {
  return fillIn(find(message, id), values).join('');
}
