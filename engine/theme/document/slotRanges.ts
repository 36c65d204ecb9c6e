/** The site's own parts of the shell in a document, see `shell/ShellSlot.tsx`. */
import { PART_ATTRIBUTE, SHELL_SLOT_TAG } from '../../shared/island.ts';
import { END_MARK, LATER_ATTRIBUTE, SLOT_MARK } from '../../shared/ranges.ts';

const TAGS = new RegExp(`<${SHELL_SLOT_TAG} ${PART_ATTRIBUTE}="([^"]*)">|</${SHELL_SLOT_TAG}>`, 'g');

/** An element around the HTML would come between a site's selectors and what they match, like `#__docusaurus > footer`. */
export function toSlotRanges(html: string): string {
  return html.replace(TAGS, (_, name?: string) => (name === undefined ? `<!--${END_MARK}-->` : startOf(name)));
}

function startOf(name: string): string {
  return `<!--${SLOT_MARK}${name}-->`;
}

/** A template with the parts that this page does not show but a later one may. Parts that depend on the page are left out,
 * because each page brings its own. */
export function renderUnshown(
  body: string,
  slots: Record<string, string>,
  slotsOfPage: readonly string[] = [],
): string {
  const unshown = Object.entries(slots).filter(
    ([name, html]) => html !== '' && !slotsOfPage.includes(name) && !body.includes(startOf(name)),
  );
  if (unshown.length === 0) return '';
  const ranges = unshown.map(([name, html]) => `${startOf(name)}${html}<!--${END_MARK}-->`);
  return `<template ${LATER_ATTRIBUTE}>${ranges.join('')}</template>`;
}
