/** The shell and the content of the theme as they were before they had theme-classic's DOM. Goes with them. */
import type { PageFacts } from '../facts.ts';
import { attributeOf, childElements, textOf, type Element } from '../html/parseHtml.ts';
import { select, selectFirst } from '../html/select.ts';
import { toAddress, type Place } from './address.ts';
import type { ArticleNames } from './readArticle.ts';
import { labelled, textAt } from './readList.ts';

export const OLD_ARTICLE: ArticleNames = {
  furniture: 'h1, .hash-link, .card, .theme-code-block button, .theme-doc-toc-mobile, .mermaid, .diagram',
  codeTitle: '.code-title',
  codeLine: '.line',
  numbered: '.code-numbered',
  firstNumber: (block) => {
    const line = selectFirst(block, '[data-line]');
    return (line && attributeOf(line, 'data-line')) ?? '1';
  },
  admonitionTitle: '.admonition-heading',
};

export function hasOldShell(root: Element): boolean {
  return selectFirst(root, '.oc-navbar') !== undefined;
}

export function readOldShell(
  root: Element,
  place: Place,
): Pick<PageFacts, 'sidebarState' | 'announcement' | 'navbar' | 'footer'> {
  return {
    sidebarState: readSidebarState(root, place),
    announcement: textAt(root, '.oc-announcement'),
    navbar: readNavbar(root, place),
    footer: readFooter(root, place),
  };
}

function readSidebarState(root: Element, place: Place): string[] {
  const open = select(root, '.oc-sidebar li').flatMap((item) => {
    const parts = childElements(item);
    const folded = parts.find(({ tagName }) => tagName === 'details');
    const isOpen = folded ? attributeOf(folded, 'open') !== undefined : parts.some(({ tagName }) => tagName === 'ul');
    const label = parts.find(({ tagName }) => tagName === 'a' || tagName === 'span');
    return isOpen ? [`open ${label ? textOf(label) : textAt(item, 'summary')}`] : [];
  });
  const here = select(root, '.oc-sidebar a[aria-current=page]').map(
    (link) => `here ${labelled(textOf(link), attributeOf(link, 'href'), place)}`,
  );
  return [...open, ...here];
}

function readNavbar(root: Element, place: Place): string[] {
  const bar = selectFirst(root, '.oc-navbar');
  if (!bar) return [];
  const items = select(bar, '.oc-nav-items').flatMap(childElements);
  return [...select(bar, '.oc-brand'), ...items].flatMap((item) => {
    const [button] = select(item, '.oc-nav-link');
    if (item.tagName === 'a') return [readNavLink(item, place)];
    if (!button) return select(item, 'input').length > 0 ? [] : [textOf(item)];
    return [
      textOf(button),
      ...select(item, '.oc-menu li').map((entry) => `- ${readNavLink(selectFirst(entry, 'a') ?? entry, place)}`),
    ];
  });
}

function readNavLink(link: Element, place: Place): string {
  const active = attributeOf(link, 'aria-current') === undefined ? '' : '* ';
  return active + labelled(textOf(link), attributeOf(link, 'href'), place);
}

function readFooter(root: Element, place: Place): string[] {
  const footer = selectFirst(root, '.oc-footer');
  if (!footer) return [];
  return [textOf(footer), ...select(footer, 'a').map((link) => toAddress(attributeOf(link, 'href') ?? '', place))];
}
