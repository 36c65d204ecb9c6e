import { isExternal } from '../../../../shared/url/sitePaths.ts';
import { markedRef } from '../resolveRefs.ts';
import type { LinkText, Ref } from '../types.ts';
import { elementsIn, type HtmlElement } from './htmlTree.ts';
import { isSilent, visibleText } from './toSections.ts';

/** The texts of the page's links to other pages, each link once. */
export function toLinkTexts(root: HtmlElement, refs: readonly Ref[]): LinkText[] {
  const found = new Map<string, LinkText>();
  visit(root);
  return [...found.values()];

  function visit(element: HtmlElement): void {
    if (isSilent(element)) return;
    if (element.tag === 'a') {
      add(element);
      return;
    }
    elementsIn(element).forEach(visit);
  }

  function add(link: HtmlElement): void {
    const at = markedRef(link.attributes.get('href') ?? '');
    const { kind, target, from } = (at === undefined ? undefined : refs[at]) ?? {};
    const text = visibleText(link).replace(/\s+/g, ' ').trim();
    if (kind !== 'link' || target === undefined || from === undefined || text === '') return;
    // A page's links to its own sections do not count.
    if (isExternal(target) || target.startsWith('#')) return;
    found.set([target, from, text].join('\0'), { target, from, text });
  }
}
