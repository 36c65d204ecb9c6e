import { createHash } from 'node:crypto';
import { childElements, parseHtml, type Element } from '../../html/parseHtml.ts';
import { partOf } from './parts.ts';

/** An element as a selector sees it. */
export interface Skeleton {
  tag: string;
  classes: string[];
  /** `role=tab`, `aria-label`: with a value only if it tells the kind or the state of the element. */
  attributes: string[];
  children: Skeleton[];
  /** The part of a page that begins here. */
  part: string | undefined;
  /** The number of elements in it, itself included. */
  size: number;
  /** Equal for equal trees. */
  hash: string;
}

/** Neither seen nor selected. */
const LEFT_OUT = new Set(['head', 'script', 'style', 'link', 'meta', 'template', 'base', 'title']);

/**
 * The maximal number of elements in an icon. The structure of larger drawings depends on the tool that compressed them.
 */
const MAX_ICON = 12;

/** Attributes whose values are compared. */
const WITH_VALUE = new Set(
  'id role type dir lang tabindex target aria-expanded aria-hidden aria-selected aria-current aria-pressed aria-haspopup'.split(
    ' ',
  ),
);
/** Attributes whose presence is compared, but not their value. */
const BY_NAME = new Set('href src alt title disabled hidden inert open checked popover style'.split(' '));

/** Marks tags that react-helmet has set. */
const HELMET = 'data-rh';

export function readSkeleton(html: string): Skeleton {
  return toSkeleton(parseHtml(html), []);
}

function toSkeleton(element: Element, ancestors: Element[]): Skeleton {
  const inside = [...ancestors, element];
  const all = childElements(element)
    .filter(({ tagName }) => !LEFT_OUT.has(tagName))
    .map((child) => toSkeleton(child, inside));
  const isDrawing = element.tagName === 'svg' && countAll(all) > MAX_ICON;
  const children = isDrawing ? [] : all;
  const classes = (element.attrs.find(({ name }) => name === 'class')?.value ?? '').split(/\s+/).filter(Boolean).sort();
  const attributes = element.attrs.flatMap(toAttribute).sort();
  const own = [element.tagName, ...classes, '|', ...attributes].join(' ');
  return {
    tag: element.tagName,
    classes,
    attributes,
    children,
    part: partOf(element, ancestors),
    size: 1 + countAll(children),
    hash: createHash('sha1')
      .update(`${own}(${children.map(({ hash }) => hash).join()})`)
      .digest('base64'),
  };
}

function countAll(elements: Skeleton[]): number {
  return elements.reduce((sum, { size }) => sum + size, 0);
}

function toAttribute({ name, value }: { name: string; value: string }): string[] {
  if (WITH_VALUE.has(name)) return isGenerated(value) ? [name] : [`${name}=${value}`];
  const isKept = BY_NAME.has(name) || name.startsWith('aria-') || (name.startsWith('data-') && name !== HELMET);
  return isKept ? [name] : [];
}

/** React generates numbered ids. In a post, Docusaurus appends a hash of the file's path to the id of a footnote. */
function isGenerated(value: string): boolean {
  return /^[_:«]r?[\w]*[_:»]$|^user-content-fn(?:ref)?-.*-[0-9a-f]{6}(?:-\d+)?$/i.test(value);
}

/** `div.a.b`, for reports; without classes that name the page. */
export function nameOf({ tag, classes }: Pick<Skeleton, 'tag' | 'classes'>): string {
  return tag === 'html' ? tag : [tag, ...classes].join('.');
}
