/**
 * Style sheets of single pages. A navigation waits for them, so that no page is shown without its style. When the
 * reader leaves the page, its sheets stay in the head but are disabled, so coming back loads nothing.
 */
import { HEAD_MARK } from '../../shared/documentAttributes.ts';
import type { HeadTag } from '../../shared/pageData.ts';
import { createTag } from './createTag.ts';

const OFF = 'not all';
/** A page without its style is better than none. */
const MAX_WAIT_MS = 2000;

export const isSheet = ({ attributes }: HeadTag): boolean => attributes['rel'] === 'stylesheet';

/** From the site's root; addresses on other sites stay unchanged. */
const pathOf = ({ attributes }: HeadTag): string => String(attributes['href']).replace(/^\/(?!\/)/, '');

const links = (): HTMLLinkElement[] => [
  ...document.head.querySelectorAll<HTMLLinkElement>(`link[rel=stylesheet][${HEAD_MARK}]`),
];

/** The address is relative to some page, so only its end identifies the sheet. */
const isLinkOf = (link: Element, tag: HeadTag): boolean => link.getAttribute('href')!.endsWith(pathOf(tag));

/** Loads the sheets of a page that is about to be shown. */
export async function loadSheets(tags: HeadTag[]): Promise<void> {
  const pending = tags.filter(isSheet).map((tag) => links().find((link) => isLinkOf(link, tag)) ?? addSheet(tag));
  const loading = pending
    .filter(({ sheet }) => !sheet)
    .map((link) => new Promise((done) => ['load', 'error'].forEach((end) => link.addEventListener(end, done))));
  if (loading.length === 0) return;
  await Promise.race([Promise.all(loading), new Promise((late) => setTimeout(late, MAX_WAIT_MS))]);
}

function addSheet(tag: HeadTag): HTMLLinkElement {
  const link = createTag(tag, () => octavo.root + pathOf(tag)) as HTMLLinkElement;
  link.media = OFF;
  document.head.append(link);
  return link;
}

/** Enables the sheets of the current page and disables others. */
export function switchSheets(tags: HeadTag[]): void {
  const own = tags.filter(isSheet);
  for (const link of links()) {
    const tag = own.find((one) => isLinkOf(link, one));
    link.media = tag ? String(tag.attributes['media'] ?? '') : OFF;
  }
}
