import type { FramePlace } from '../../shared/liveCode/liveCode.ts';

const AROUND = 'data-oc-around';
const SHEET = 'data-oc-sheet';

/** The frame is as wide as the place of the result, and as high as the result. */
const BASE_CSS = `html,body{margin:0!important;padding:0!important;min-height:0!important;height:auto!important;background:none!important}
html{overflow:hidden}body{display:flow-root!important}[${AROUND}]{display:contents!important}`;

/** Makes the frame look like the place in the page; returns the element for the result. */
export function applyPlace({ base, scheme, sheets, around }: FramePlace): Element {
  const root = document.documentElement;
  setAttributes(root, around[0]?.[1] ?? []);
  root.style.setProperty('color-scheme', scheme, 'important');
  setAttributes(document.body, around[1]?.[1] ?? []);
  for (const old of document.head.querySelectorAll(`[${SHEET}],base`)) old.remove();
  const address = document.createElement('base');
  address.href = base;
  document.head.append(address, ...[...sheets, { text: BASE_CSS }].map(toElement));

  let element: Element = document.body;
  for (const [tag, attributes] of around.slice(2)) {
    let inner = element.querySelector(`:scope > [${AROUND}]`);
    if (!inner) {
      inner = document.createElement(tag);
      element.append(inner);
    }
    setAttributes(inner, [...attributes, [AROUND, '']]);
    element = inner;
  }
  const result = element.querySelector(':scope > div') ?? document.createElement('div');
  element.append(result);
  return result;
}

function toElement(sheet: FramePlace['sheets'][number]): Element {
  const element = document.createElement('text' in sheet ? 'style' : 'link');
  element.setAttribute(SHEET, '');
  if ('text' in sheet) element.textContent = sheet.text;
  else Object.assign(element, { rel: 'stylesheet', href: sheet.href });
  return element;
}

function setAttributes(element: Element, attributes: [string, string][]): void {
  const kept = new Set(attributes.map(([name]) => name));
  for (const { name } of [...element.attributes]) if (!kept.has(name)) element.removeAttribute(name);
  for (const [name, value] of attributes) element.setAttribute(name, value);
}
