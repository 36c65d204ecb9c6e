import { HEAD_MARK } from '../../shared/documentAttributes.ts';
import type { HeadTag } from '../../shared/pageData.ts';

/** Creates a page's own tag; `toFile` converts the address of a file of the site. */
export function createTag({ tag, attributes, content }: HeadTag, toFile: (path: string) => string): HTMLElement {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    const isSitePath = (name === 'href' || name === 'src') && /^\/(?!\/)/.test(String(value));
    element.setAttribute(name, value === true ? '' : isSitePath ? toFile(value) : value);
  }
  element.setAttribute(HEAD_MARK, '');
  if (content !== undefined) element.textContent = content;
  return element;
}
