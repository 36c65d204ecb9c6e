/**
 * Turns rendered HTML into the page's HTML. Addresses that depend on the page become markers, attributes that a strict
 * security policy forbids become classes, and internal ones are removed. The same pass builds a tree of the page.
 */
import { isDocumentId } from '../../../../shared/documentIds.ts';
import { scanHtml } from '../../../../shared/html/scanHtml.ts';
import { VOID_TAGS } from '../../../../shared/html/tags.ts';
import { ISLAND_TAG, PART_ATTRIBUTE, PART_TAG, STYLES_ATTRIBUTE } from '../../../../shared/island.ts';
import type { TocItem } from '../../../../shared/pageData.ts';
import { TITLE_ATTRIBUTE } from '../../../../shared/renderer.ts';
import type { CodeStyle } from '../../prism/types.ts';
import { hasMarker } from '../resolveRefs.ts';
import { createStyles } from './createStyles.ts';
import { headingHtml } from './headingHtml.ts';
import type { HtmlElement } from './htmlTree.ts';
import { markUrls, type UrlHost } from './markUrls.ts';
import { SOURCE_ATTRIBUTE } from './toMarkdown.ts';
import { decodeEntities, escapeAttribute } from './entities.ts';
import { closesParagraph, keepsParagraph } from './paragraphTags.ts';
import { STYLE_ATTRIBUTE } from '../render/elementProps.ts';
import { TOC_ATTRIBUTE, TRUNCATE_TAG } from '../tree/transformTree.ts';

export interface FinishedHtml {
  html: string;
  root: HtmlElement;
  anchors: string[];
  headings: TocItem[];
  css?: string;
  truncateAt?: number;
  titleAt?: [number, number];
}

/** The class of images that are written as Markdown. The theme's rule for it keeps their shape. */
const MARKDOWN_IMAGE = 'img_ev3q';
/** Classes of the theme that do not affect the size of an image. */
const UNSIZED_CLASS = /^(?:img_ev3q|themedComponent(?:--light|--dark)?_\w+|oc-.*)$/;
const HEADING = /^h[1-6]$/;
/** A tag that highlighting never generates. */
const NO_TOKEN = /<(?!\/span>|br\/?>|span class="(?:token|codeLine)[^"<>]*">)/;

/** React's separator between two texts of an element. */
const TEXT_BREAK = '<!-- -->';

/** The end of a text, and the start of one. Noncharacters belong to holes. */
const TEXT_END = /[^\uFDD0-\uFDEF]$/;
const TEXT_START = /^[^\uFDD0-\uFDEF]/;

/** The elements around live site code, and around the server's HTML inside it. */
const AROUND = new Set<string>([ISLAND_TAG, PART_TAG]);

export function finishHtml(rendered: string, host: UrlHost, look: CodeStyle['look']): FinishedHtml {
  const root: HtmlElement = { tag: '', attributes: new Map(), children: [] };
  const stack: HtmlElement[] = [root];
  const anchors = new Set<string>();
  const headings: [HtmlElement, level: number, tocHtml: string][] = [];
  const styles = createStyles(host);
  const result: FinishedHtml = { html: '', root, anchors: [], headings: [] };
  /** The positions in `html` of the start tags of open paragraphs. */
  const paragraphs = new Map<HtmlElement, number>();
  const widened = new Set<HtmlElement>();
  let html = '';
  let blockStart = 0;
  let title: HtmlElement | undefined;
  let styleText: string | undefined;
  let renamed: { from: string; to: string } | undefined;

  scanHtml(rendered, decodeEntities, {
    text(start, end) {
      const text = rendered.slice(start, end);
      if (styleText !== undefined) {
        styleText += text;
        return;
      }
      html += text;
      stack.at(-1)?.children.push(decodeEntities(text));
    },
    comment(start, end) {
      // React needs these to hydrate a live component. Texts are separate nodes, as in Docusaurus.
      const text = rendered.slice(start, end);
      const isBreak = text === TEXT_BREAK && isBetweenTexts(rendered, start, end);
      if (isBreak || stack.some(({ tag }) => tag === ISLAND_TAG)) html += text;
    },
    open(tag, attributes, start, end, isSelfClosing) {
      if (tag === TRUNCATE_TAG) {
        result.truncateAt ??= stack.length === 1 ? html.length : blockStart;
        return;
      }
      if (tag === 'style') {
        styleText = '';
        return;
      }
      // React preloads images; here they are lazy. A `<base>` would change every link of the page.
      if (tag === 'base' || (tag === 'link' && attributes.get('rel') === 'preload')) return;
      if (closesParagraph(tag)) widenParagraph();
      if (stack.length === 1) blockStart = html.length;
      const element: HtmlElement = { tag, attributes, children: [] };
      if (tag === 'p' && !isLive()) paragraphs.set(element, html.length);
      const isChanged = [
        attributes.has(SOURCE_ATTRIBUTE),
        attributes.delete(TITLE_ATTRIBUTE) && Boolean((title ??= element)),
        collectIds(element),
        styles.takeStyle(attributes, STYLE_ATTRIBUTE, isLive() ? STYLES_ATTRIBUTE : undefined),
        markUrls(tag, attributes, host, isMarkdownImage(attributes, look)),
      ];
      html += isChanged.includes(true) ? writeTag(tag, attributes, look) : rendered.slice(start, end);
      const inPre = stack.at(-1)?.tag === 'pre';
      stack.at(-1)?.children.push(element);
      if (!VOID_TAGS.has(tag) && !isSelfClosing) stack.push(element);
      return tag === 'code' && inPre ? skipHighlighting(element, end) : undefined;
    },
    close(tag, start, end) {
      if (tag === TRUNCATE_TAG) return;
      if (tag === 'style') {
        if (styleText) styles.addSheet(styleText);
        styleText = undefined;
        return;
      }
      // Void elements have no end; a stray one closes nothing.
      const at = stack.findLastIndex((element) => element.tag === tag);
      if (at < 1) return;
      const element = stack[at];
      html += element && widened.delete(element) ? '</div>' : rendered.slice(start, end);
      stack.length = at;
      if (HEADING.test(tag)) renamed = undefined;
      if (at === 1 && element === title) result.titleAt ??= [blockStart, html.length];
    },
  });

  return {
    ...result,
    html,
    anchors: [...anchors],
    headings: headings.map(([heading, level, tocHtml]) => ({
      id: heading.attributes.get('id') ?? '',
      level,
      html: tocHtml || headingHtml(heading),
    })),
    css: styles.toCss(),
  };

  /**
   * In JSX a paragraph may contain blocks: `<p>` around a line of Markdown is a paragraph inside another. A browser
   * that parses such HTML closes the outer paragraph early. In Docusaurus, React repairs that in the browser; here a
   * `div` replaces the outer paragraph.
   */
  function widenParagraph(): void {
    const outer = stack.findLast(({ tag }) => tag === 'p' || keepsParagraph(tag));
    const at = outer && paragraphs.get(outer);
    if (outer === undefined || at === undefined) return;
    paragraphs.delete(outer);
    widened.add(outer);
    html = `${html.slice(0, at)}<div${html.slice(at + '<p'.length)}`;
  }

  /** On a page with much code, tokens are half of the tags, and only their text matters. */
  function skipHighlighting(element: HtmlElement, from: number): number | undefined {
    const to = rendered.indexOf('</code>', from);
    const inside = rendered.slice(from, Math.max(from, to));
    if (inside === '' || NO_TOKEN.test(inside)) return undefined;
    html += inside;
    element.children.push(decodeEntities(inside.replace(/<br\/?>/g, '\n').replace(/<[^>]*>/g, '')));
    return to;
  }

  /** React makes it live, and may change its style. */
  function isLive(): boolean {
    return stack.findLast(({ tag }) => AROUND.has(tag))?.tag === ISLAND_TAG;
  }

  /** Markdown that code shows only after the reader has done something. */
  function isLater(): boolean {
    return stack.some(({ tag, attributes }) => tag === PART_TAG && !attributes.has(PART_ATTRIBUTE));
  }

  /**
   * Ids are anchors. If a heading's id is in use, by a partial that is shown twice, the heading gets the next number. A
   * handwritten id that belongs to the document around the content loses its colon, or the part in front of it.
   */
  function collectIds(element: HtmlElement): boolean {
    const { tag, attributes } = element;
    const written = attributes.get('id');
    const id =
      written && isDocumentId(written) ? freeId(written.replace(/^__/, '').replace(':', '-'), anchors) : written;
    let isChanged = id !== written;
    if (id && isChanged) attributes.set('id', id);
    const tocHtml = attributes.get(TOC_ATTRIBUTE);
    if (tocHtml !== undefined) {
      attributes.delete(TOC_ATTRIBUTE);
      isChanged = true;
      if (id) {
        const free = freeId(id, anchors);
        attributes.set('id', free);
        if (free !== id) renamed = { from: `#${id}`, to: `#${free}` };
        if (!isLater()) headings.push([element, Number(tag.slice(1)), tocHtml]);
      }
    }
    if (renamed && tag === 'a' && attributes.get('href') === renamed.from) attributes.set('href', renamed.to);
    for (const anchor of [attributes.get('id'), tag === 'a' ? attributes.get('name') : undefined]) {
      if (anchor) anchors.add(anchor);
    }
    return isChanged;
  }
}

/** A break among line ends shows nothing. React also puts one between a text and HTML, because both are strings. */
function isBetweenTexts(html: string, start: number, end: number): boolean {
  const before = html.slice(html.lastIndexOf('>', start) + 1, start);
  const after = html.slice(end, html.indexOf('<', end));
  return TEXT_END.test(before) && TEXT_START.test(after) && (before + after).trim() !== '';
}

function freeId(id: string, taken: ReadonlySet<string>): string {
  let free = id;
  for (let n = 1; taken.has(free); n++) free = `${id}-${n}`;
  return free;
}

/**
 * Whether the document may state the size of an image file, so that nothing moves when the image arrives. If a style
 * sets only one side, the attribute of the other would distort the image, unless the rule of the `octavo` look keeps
 * its proportions.
 */
function mayHaveSize(attributes: Map<string, string>, look: CodeStyle['look']): boolean {
  if (attributes.has('width') || attributes.has('height')) return false;
  return isMarkdownImage(attributes, look) && classesOf(attributes).every((name) => UNSIZED_CLASS.test(name));
}

/**
 * Docusaurus makes only Markdown images lazy. A lazy image without a size takes no space before it is in view. The
 * `octavo` look treats all images alike, because it states their sizes.
 */
function isMarkdownImage(attributes: Map<string, string>, look: CodeStyle['look']): boolean {
  return look !== 'classic' || classesOf(attributes).includes(MARKDOWN_IMAGE);
}

function classesOf(attributes: Map<string, string>): string[] {
  return attributes.get('class')?.split(' ') ?? [];
}

function writeTag(tag: string, attributes: Map<string, string>, look: CodeStyle['look']): string {
  const isSized = tag === 'img' && !mayHaveSize(attributes, look);
  let text = `<${tag}`;
  for (const [name, value] of attributes) {
    if (name === SOURCE_ATTRIBUTE) continue;
    // The quotes tell `resolveRefs` that the author sets the image's size.
    text += isSized && name === 'src' && hasMarker(value) ? ` src='${value}'` : ` ${name}="${escapeAttribute(value)}"`;
  }
  return `${text}>`;
}
