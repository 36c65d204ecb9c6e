/**
 * Parts of the shell that are the site's own (`theme/shell/ShellSlot.tsx`), and attributes of `<html>` and `<body>` that few
 * pages set. The app loads this before it hydrates, where a site has such parts; other pages where they have such attributes.
 */
import { DRAWER_ID, PAGE_DATA_ID } from '../shared/documentIds.ts';
import { PAGE_EVENT } from '../shared/events.ts';
import type { PageAttributes, PageData } from '../shared/pageData.ts';
import { END_MARK, LATER_ATTRIBUTE, SLOT_ANCHOR, SLOT_MARK } from '../shared/ranges.ts';
import { morph } from './islands/morph.ts';
import { contentsOf, listRanges, nodesIn, slotName, type NodeRange } from './islands/ranges.ts';
import { createAnchor, insertAnchor, takeAnchor } from './islands/anchors.ts';

/** A place that shows a part, or will be hydrated. */
interface Place extends NodeRange {
  name: string;
}

/** The HTML of each part, for places that are added later. */
const known = new Map<string, string>();
/** The places that React will hydrate, with the texts for it. */
const waiting = new Map<Place, Text>();
const shown = new Set<Place>();

function learn(root: ParentNode & Node, use?: (place: Place) => void): void {
  for (const range of listRanges(root)) {
    const name = slotName(range);
    if (name === undefined) continue;
    for (const node of nodesIn(range)) if (node instanceof Element) makeAbsolute(node);
    const copy = document.createElement('template');
    copy.content.append(contentsOf(range).cloneContents());
    known.set(name, copy.innerHTML);
    use?.({ ...range, name });
  }
}

/** Links are relative to the first page. */
function makeAbsolute(node: Element): void {
  for (const element of [node, ...node.querySelectorAll('*')]) {
    for (const name of ['href', 'src'] as const) {
      const address = element.getAttribute(name);
      // In a parsed text `element.href` would be empty.
      if (address !== null && /^(?:A|IMG)$/.test(element.tagName))
        element.setAttribute(name, new URL(address, document.baseURI).href);
    }
  }
}

octavo.showSlot = (name) => {
  const place = takeWaiting(name) ?? createPlace(name);
  shown.add(place);
  octavo.islands?.show?.(place.start, place.end);
  return () => {
    shown.delete(place);
    contentsOf(place).extractContents();
    place.start.remove();
    place.end.remove();
  };
};

function takeWaiting(name: string): Place | undefined {
  for (const [place, anchor] of waiting) {
    // React removes the HTML of places that it could not hydrate.
    if (place.name !== name || !place.start.isConnected) continue;
    waiting.delete(place);
    insertAnchor(anchor, place);
    return place;
  }
  return undefined;
}

function createPlace(name: string): Place {
  const [start, end] = [new Comment(SLOT_MARK + name), new Comment(END_MARK)];
  const html = octavo.shell![1].view.get().page.slots?.[name] ?? known.get(name) ?? '';
  takeAnchor(SLOT_ANCHOR).after(start, parse(html), end);
  return { start, end, name };
}

function parse(html: string): DocumentFragment {
  const template = document.createElement('template');
  template.innerHTML = html;
  return template.content;
}

function changeSlots({ slots = {} }: PageData): void {
  for (const [name, html] of Object.entries(slots)) known.set(name, html);
  // Immediately: live parts must not show the last page's values. New parts wait for their scripts.
  (octavo.react!.ReactDom as typeof import('react-dom')).flushSync(() => {
    for (const place of shown) {
      const html = slots[place.name];
      if (html === undefined) continue;
      morph(nodesIn(place), [...parse(html).childNodes], (...nodes) => place.end.before(...nodes));
    }
  });
}

let attributesShown: PageAttributes =
  (JSON.parse(document.getElementById(PAGE_DATA_ID)!.textContent) as PageData).attributes ?? {};

function changeAttributes({ attributes = {} }: PageData): void {
  const { htmlLang: lang, direction: dir } = octavo.shell![1].site.locale;
  change(document.documentElement, attributesShown.html, attributes.html, { lang, dir });
  change(document.body, attributesShown.body, attributes.body);
  attributesShown = attributes;
}

type Attributes = Record<string, string | true>;

/** `otherwise` is their value where no page sets one. */
function change(element: Element, from: Attributes = {}, to: Attributes = {}, otherwise: Attributes = {}): void {
  for (const name of new Set([...Object.keys(from), ...Object.keys(to)])) {
    const value = to[name] ?? otherwise[name];
    if (name === 'class') {
      element.classList.remove(...toNames(from[name]));
      element.classList.add(...toNames(value));
    } else if (value === undefined) element.removeAttribute(name);
    else element.setAttribute(name, value === true ? '' : value);
  }
}

function toNames(value: string | true | undefined): string[] {
  return typeof value === 'string' ? value.split(/\s+/).filter(Boolean) : [];
}

function changePage(): void {
  const { page } = octavo.shell![1].view.get();
  changeSlots(page);
  changeAttributes(page);
}

// The drawer has its own: until it is opened, they are text in its `<noscript>`.
const drawer = document.getElementById(DRAWER_ID);
const hidden = document.querySelector('.navbar>noscript')?.textContent ?? '';
learn(new DOMParser().parseFromString(hidden, 'text/html'));
for (const { content } of document.querySelectorAll<HTMLTemplateElement>(`template[${LATER_ATTRIBUTE}]`))
  learn(content);
learn(document, (place) => {
  if (!drawer?.contains(place.start)) waiting.set(place, createAnchor(SLOT_ANCHOR, place));
});

document.addEventListener(PAGE_EVENT, changePage);
// The reader may have been faster than this script.
if (octavo.shell) changePage();
