import { hasClass, type Block, type Child, type Element } from './article.ts';
import type { ReadValue } from './meaning.ts';
import { findElement, parseHtml, textOf } from './parseHtml.ts';
import { toBlocks } from './toBlocks.ts';

/** The blocks of an article: of its HTML, or of the `<main>` that it is in. Its own title is left out. */
export function readArticle(html: string, read: ReadValue): Block[] {
  const root = parseHtml(html);
  const article = findElement(root, (element) => hasClass(element, 'theme-doc-markdown')) ?? root;
  const own = article.children.filter((child) => typeof child === 'string' || !hasClass(child, 'content-title'));
  return toBlocks(own.map(openTabs), read);
}

/** Tabs one below another, each under its label: what changed must not be hidden in one that is closed. */
function openTabs(child: Child): Child {
  if (typeof child === 'string') return child;
  if (!hasClass(child, 'tabs-container')) return { ...child, children: child.children.map(openTabs) };
  const parts = child.children.filter((part) => typeof part !== 'string');
  const labels = parts.find(isTabList)?.children.map(textOf) ?? [];
  const panels = parts.filter((part) => !isTabList(part));
  return createElement(
    'div',
    'oc-tabs',
    panels.map((panel, at) => {
      const label = createElement('p', 'oc-tab-label', [labels[at] ?? '']);
      return createElement('div', 'oc-tab', [label, ...panel.children.map(openTabs)]);
    }),
  );
}

function isTabList({ attributes }: Element): boolean {
  return attributes.get('role') === 'tablist';
}

function createElement(tag: string, className: string, children: Child[]): Element {
  return { tag, attributes: new Map([['class', className]]), children };
}
