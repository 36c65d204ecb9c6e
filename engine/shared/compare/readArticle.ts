import { hasClass, type Block, type Child, type Element } from './article.ts';
import { isBlockTag } from '../html/tags.ts';
import type { Effort } from './effort.ts';
import { matchSequences, type Match } from './matchSequences.ts';
import { isDecoration, type ReadValue } from './meaning.ts';
import { findElement, parseHtml, textOf } from './parseHtml.ts';
import { splitBlocks, toBlocks } from './toBlocks.ts';

const ARTICLE_CLASS = 'theme-doc-markdown';
const TABS_CLASS = 'tabs-container';

/** The blocks of an article, from its HTML or from the `<main>` around it, without its own title. */
export function readArticle(html: string, read: ReadValue): Block[] {
  return toBlocks(articleParts(html).map(openTabs), read);
}

/** The elements of these blocks. */
export function splitArticle(html: string): Element[] {
  return splitBlocks(articleParts(html).map(openTabs));
}

export interface ArticlePair {
  before: Block[];
  after: Block[];
  /** Blocks with the same HTML in both versions, which are usually most of them. They are not parsed further. */
  same: Match[];
}

/** Two versions of an article. */
export function readArticles(before: string, after: string, read: ReadValue, effort: Effort): ArticlePair {
  const [olds, news] = [articleParts(before), articleParts(after)];
  const matches = matchSequences(olds.map(sourceOf), news.map(sourceOf), effort);
  const older = toPartlyRead(olds, new Set(matches.map(([i]) => i)), read);
  const newer = toPartlyRead(news, new Set(matches.map(([, j]) => j)), read);
  return { before: older.blocks, after: newer.blocks, same: older.whole.map((at, k) => [at, newer.whole[k]!]) };
}

/** `whole` are the positions of blocks that were not parsed further. */
function toPartlyRead(parts: readonly Child[], matched: ReadonlySet<number>, read: ReadValue) {
  const blocks: Block[] = [];
  const whole: number[] = [];
  let open: Child[] = [];
  const endOpen = (): void => {
    blocks.push(...toBlocks(open, read));
    open = [];
  };
  parts.forEach((part, at) => {
    if (typeof part === 'string' || !isBlockTag(part.tag) || !matched.has(at)) open.push(openTabs(part));
    else if (!isDecoration(part)) {
      endOpen();
      whole.push(blocks.length);
      blocks.push({ kind: 'whole', element: openTabs(part) as Element, key: part.source ?? '' });
    }
  });
  endOpen();
  return { blocks, whole };
}

function sourceOf(part: Child, at: number): string {
  // Text between blocks is read together with its neighbours.
  return (typeof part === 'string' || !isBlockTag(part.tag) ? undefined : part.source) ?? `\0${at}`;
}

function articleParts(html: string): Child[] {
  const root = parseHtml(html);
  const article = findElement(root, (element) => hasClass(element, ARTICLE_CLASS)) ?? root;
  return article.children.filter((child) => (typeof child === 'string' ? child.trim() !== '' : !isTitle(child)));
}

/** The title, from the content or from the theme. */
function isTitle({ tag, children }: Element): boolean {
  return tag === 'header' && children.some((child) => typeof child !== 'string' && child.tag === 'h1');
}

/** Tabs are shown one below another, each under its label, because a closed tab must not hide a change. */
function openTabs(child: Child): Child {
  if (typeof child === 'string' || !holdsTabs(child)) return child;
  if (!hasClass(child, TABS_CLASS)) return { ...child, children: child.children.map(openTabs) };
  const parts = child.children.filter((part) => typeof part !== 'string');
  const labels = parts.find(isTabList)?.children.map(textOf) ?? [];
  // They usually share one element.
  const panels = parts.flatMap((part) => (hasRole(part, 'tabpanel') ? part : part.children.filter(isPanel)));
  return createElement(
    'div',
    'oc-tabs',
    panels.map((panel, at) => {
      const label = createElement('p', 'oc-tab-label', [labels[at] ?? '']);
      return createElement('div', 'oc-tab', [label, ...panel.children.map(openTabs)]);
    }),
  );
}

function holdsTabs(child: Child): boolean {
  return typeof child !== 'string' && (hasClass(child, TABS_CLASS) || child.children.some(holdsTabs));
}

function isTabList(element: Element): boolean {
  return hasRole(element, 'tablist');
}

function isPanel(child: Child): child is Element {
  return typeof child !== 'string' && hasRole(child, 'tabpanel');
}

function hasRole({ attributes }: Element, role: string): boolean {
  return attributes.get('role') === role;
}

function createElement(tag: string, className: string, children: Child[]): Element {
  return { tag, attributes: new Map([['class', className]]), children };
}
