import { escapeHtml } from './escapeHtml.ts';

/** In React's form of an attribute value. */
export function escapeAttribute(text: string): string {
  return escapeHtml(text).replaceAll("'", '&#x27;');
}
