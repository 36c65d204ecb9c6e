import { attributeOf, textOf, type Element } from '../html/parseHtml.ts';
import { select, selectFirst } from '../html/select.ts';
import { toAddress, type Place } from './address.ts';

/** `label target` of each link. */
export function readLinkList(root: Element, selector: string, place: Place): string[] {
  return select(root, selector).map((link) => labelled(textOf(link), attributeOf(link, 'href'), place));
}

export function labelled(label: string, href: string | undefined, place: Place): string {
  return href === undefined ? label : `${label} → ${toAddress(href, place)}`;
}

export function textAt(root: Element, selector: string): string {
  const found = selectFirst(root, selector);
  return found ? textOf(found) : '';
}

export function hrefAt(root: Element, selector: string): string | undefined {
  const found = selectFirst(root, selector);
  return found && attributeOf(found, 'href');
}

/** The day, independent of its format. */
export function dayAt(root: Element, selector: string): string {
  const found = selectFirst(root, selector);
  return (found && attributeOf(found, 'datetime')) ?? '';
}

/** `One min read`, `12 min read` */
export function minutesIn(text: string): string {
  const found = /(\w+) min read/.exec(text)?.[1] ?? '';
  return found === 'One' ? '1' : found;
}
