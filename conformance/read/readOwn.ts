import { attributeOf, textOf, type Element } from '../html/parseHtml.ts';
import { select } from '../html/select.ts';
import { toAddress, type Place } from './address.ts';

/** The output of a fixture's components in place of the theme's or next to them, wherever an engine puts it. */
export function readOwn(root: Element, place: Place): string[] {
  const inMain = new Set(select(root, 'main [data-own]'));
  const lines = select(root, '[data-own]').map((element) => {
    const hrefs = [element, ...select(element, 'a')].flatMap((link) => attributeOf(link, 'href') ?? []);
    const where = inMain.has(element) ? 'in main' : 'around';
    const links = hrefs.map((href) => toAddress(href, place));
    return [`${where} ${attributeOf(element, 'data-own')}`, textOf(element), ...links].join('|');
  });
  // Items of the navbar are also in the menu of small screens.
  return [...new Set(lines)].sort();
}
