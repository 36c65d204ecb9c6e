import { attributeOf, childElements, type Element } from '../../html/parseHtml.ts';

type Test = (element: Element, ancestors: Element[]) => boolean;

/** The parts of a page, by the element where each begins. The first match counts. */
const PARTS: [name: string, begins: Test][] = [
  ['skip link', (element) => childElements(element).some(hasClass(/^skipToContent_/))],
  ['announcement bar', hasClass(/^theme-announcement-bar$/)],
  ['navbar', hasClass(/^theme-layout-navbar$/)],
  ['navbar item', hasClass(/^navbar__item$/)],
  ['colour mode toggle', hasClass(/^colorModeToggle_/)],
  ['search container', hasClass(/^navbarSearchContainer_/)],
  ['drawer', hasClass(/^(?:theme-layout-navbar-sidebar|navbar-sidebar)$/)],
  ['sidebar', hasClass(/^theme-doc-sidebar-container$/)],
  ['sidebar item', hasClass(/^theme-doc-sidebar-item-/)],
  ['blog sidebar', (element, ancestors) => isTag('aside')(element) && !ancestors.some(isTag('article'))],
  ['breadcrumbs', hasClass(/^theme-doc-breadcrumbs$/)],
  ['mobile contents', hasClass(/^theme-doc-toc-mobile$/)],
  ['contents', hasClass(/^(?:theme-doc-toc-desktop|tableOfContents_)/)],
  ['version banner', hasClass(/^theme-doc-version-banner$/)],
  ['version badge', hasClass(/^theme-doc-version-badge$/)],
  ['back to top', hasClass(/^theme-back-to-top-button$/)],
  ['code block', hasClass(/^theme-code-block$/)],
  ['admonition', hasClass(/^theme-admonition$/)],
  ['tabs', hasClass(/^theme-tabs-container$/)],
  ['details', isTag('details')],
  ['doc footer', hasClass(/^theme-doc-footer$/)],
  ['pagination', hasClass(/^pagination-nav$/)],
  ['footer', hasClass(/^theme-layout-footer$/)],
  ['post footer', (element, ancestors) => isTag('footer')(element) && ancestors.some(isTag('article'))],
  ['markdown', hasClass(/^markdown$/)],
  ['article header', (element, ancestors) => isTag('header')(element) && isTag('article')(ancestors.at(-1))],
  ['article', isTag('article')],
  ['main', hasClass(/^theme-layout-main$/)],
  ['body', isTag('body')],
  ['document', isTag('html')],
];

export function partOf(element: Element, ancestors: Element[]): string | undefined {
  return PARTS.find(([, begins]) => begins(element, ancestors))?.[0];
}

function hasClass(pattern: RegExp): (element: Element) => boolean {
  return (element) => (attributeOf(element, 'class') ?? '').split(/\s+/).some((name) => pattern.test(name));
}

function isTag(name: string): (element: Element | undefined) => boolean {
  return (element) => element?.tagName === name;
}
