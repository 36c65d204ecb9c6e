/**
 * Changes outside `<main>` that few pages make: replaced shell parts that differ between pages, and attributes of
 * `<html>` and `<body>`. After a navigation they are those of the new page. Loaded only where needed.
 */
import { PART_ATTRIBUTE, SHELL_SLOT_TAG } from '../shared/island.ts';
import type { PageAttributes, PageData } from '../shared/pageData.ts';
import { morph } from './islands/morph.ts';
import { PAGE_EVENT } from '../shared/events.ts';

/** A document shows its own; `slots` come with the data of pages that follow. */
function showSlots({ slots = {} }: PageData): void {
  for (const [name, html] of Object.entries(slots)) {
    const part = document.querySelector(`${SHELL_SLOT_TAG}[${PART_ATTRIBUTE}="${CSS.escape(name)}"]`);
    if (!part) continue;
    const next = document.createElement('template');
    next.innerHTML = html;
    // Immediately: live parts must not show the last page's values. New parts wait for their scripts.
    (octavo.react!.ReactDom as typeof import('react-dom')).flushSync(() =>
      morph(part.childNodes, [...next.content.childNodes], (...nodes) => part.append(...nodes)),
    );
  }
}

let shown: PageAttributes = octavo.shell![1].view.get().page.attributes ?? {};

function showAttributes({ attributes = {} }: PageData): void {
  const { htmlLang: lang, direction: dir } = octavo.shell![1].site.locale;
  change(document.documentElement, shown.html, attributes.html, { lang, dir });
  change(document.body, shown.body, attributes.body);
  shown = attributes;
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

function show(): void {
  const { page } = octavo.shell![1].view.get();
  showSlots(page);
  showAttributes(page);
}

document.addEventListener(PAGE_EVENT, show);
// The reader may have been faster than this script.
show();
