import { attributeOf, textOf, type Element } from '../html/parseHtml.ts';
import { select } from '../html/select.ts';
import { toAddress, type Place } from './address.ts';

/** What the components of a fixture show in place of the theme's or beside them, wherever an engine puts these. */
export function readOwn(root: Element, place: Place): string[] {
  const inMain = new Set(select(root, 'main [data-own]'));
  const lines = select(root, '[data-own]').map((element) => {
    const hrefs = [element, ...select(element, 'a')].flatMap((link) => attributeOf(link, 'href') ?? []);
    const where = inMain.has(element) ? 'in main' : 'around';
    const links = hrefs.map((href) => toAddress(href, place));
    return [`${where} ${attributeOf(element, 'data-own')}`, textOf(element), ...links].join('|');
  });
  // What stands in the navbar stands in the menu of small screens too.
  return [...new Set(lines)].sort();
}
