/**
 * Mermaid styles its drawings with `<style>` elements and `style` attributes, which a strict security policy blocks.
 * Styles set by scripts through the object model are allowed, and have the same effect.
 */
const SVG = 'http://www.w3.org/2000/svg';
const STYLE = 'data-oc-style';

/** Runs `work` while all inline styles are set in the allowed way. `onSheet` receives style sheets. */
export async function withAllowedStyles<T>(onSheet: (css: string) => void, work: () => Promise<T>): Promise<T> {
  const element = Element.prototype;
  const { setAttribute } = element;
  const { createElement } = Document.prototype;
  const { parseFromString } = DOMParser.prototype;
  const innerHtml = Object.getOwnPropertyDescriptor(element, 'innerHTML')!;

  element.setAttribute = function (this: Element, name: string, value: string) {
    if (name === 'style' && hasStyle(this)) this.style.cssText = value;
    else setAttribute.call(this, name, value);
  };
  Document.prototype.createElement = function (this: Document, name: string, options?: ElementCreationOptions) {
    if (name !== 'style') return createElement.call(this, name, options);
    // A placeholder that draws nothing; its rules go where they are allowed.
    return Object.defineProperty(this.createElementNS(SVG, 'g'), 'innerHTML', { set: onSheet });
  } as typeof createElement;
  // The policy also applies to documents that are only parsed for the sanitizer.
  DOMParser.prototype.parseFromString = function (this: DOMParser, text, type) {
    return parseFromString.call(this, setAside(text), type);
  };
  Object.defineProperty(element, 'innerHTML', {
    ...innerHtml,
    set(this: Element, html: unknown) {
      innerHtml.set!.call(this, setAside(html));
      applyStyles(this);
    },
  });
  try {
    return await work();
  } finally {
    element.setAttribute = setAttribute;
    Document.prototype.createElement = createElement;
    DOMParser.prototype.parseFromString = parseFromString;
    Object.defineProperty(element, 'innerHTML', innerHtml);
  }
}

/** Puts markup with `style` attributes into an element. */
export function setHtml(element: Element, html: string): void {
  element.innerHTML = setAside(html);
  applyStyles(element);
}

/** Also accepts `TrustedHTML`, which the sanitizer returns. */
function setAside(html: unknown): string {
  return String(html).replace(/(<[^<>]*?)\sstyle=/g, `$1 ${STYLE}=`);
}

function applyStyles(root: Element): void {
  for (const element of root.querySelectorAll(`[${STYLE}]`)) {
    if (hasStyle(element)) element.style.cssText = element.getAttribute(STYLE)!;
    element.removeAttribute(STYLE);
  }
}

function hasStyle(element: Element): element is Element & ElementCSSInlineStyle {
  return 'style' in element;
}
