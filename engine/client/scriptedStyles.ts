/**
 * Styles that the site's scripts set as markup: `style` attributes and `<style>` elements. A strict policy blocks both,
 * but allows the same styles through the object model. Loaded before scripts that set some.
 */
type Root = Document | ShadowRoot;

const { attachShadow } = Element.prototype;
const sheetOf = Object.getOwnPropertyDescriptor(HTMLStyleElement.prototype, 'sheet')!.get!;
/** The sheet that replaces a blocked `<style>`. */
const replacements = new WeakMap<HTMLStyleElement, { sheet: CSSStyleSheet; root: Root; text: string }>();

// Two scripts of a page may contain this code.
if (!octavo.carriesStyles) {
  octavo.carriesStyles = true;
  // Libraries add rules to the sheet immediately after they have inserted its element.
  Object.defineProperty(HTMLStyleElement.prototype, 'sheet', { configurable: true, get: findSheet });
  Element.prototype.attachShadow = function (init) {
    const root = attachShadow.call(this, init);
    watch(root);
    return root;
  };
  watch(document);
}

function watch(root: Root): void {
  new MutationObserver((changes) => {
    for (const { type, target, addedNodes, removedNodes } of changes) {
      if (type === 'attributes') applyStyle(target as HTMLElement);
      for (const node of removedNodes) for (const style of elementsIn(node, 'style')) removeSheet(style);
      for (const node of addedNodes) carryOver(node);
      // The text of a `<style>` has changed.
      const owner = target instanceof Element ? target : target.parentElement;
      if (owner instanceof HTMLStyleElement) findSheet.call(owner);
    }
  }).observe(root, { subtree: true, childList: true, characterData: true, attributeFilter: ['style'] });
  carryOver(root);
}

function carryOver(node: Node): void {
  for (const element of elementsIn(node, '[style]')) applyStyle(element as HTMLElement);
  for (const style of elementsIn(node, 'style')) findSheet.call(style);
}

function elementsIn<K extends string>(node: Node, selector: K): (K extends 'style' ? HTMLStyleElement : Element)[] {
  const own = node instanceof Element && node.matches(selector) ? [node] : [];
  const inside = 'querySelectorAll' in node ? (node as ParentNode).querySelectorAll(selector) : [];
  return [...own, ...inside] as never;
}

/** A blocked attribute keeps its text but has no effect. */
function applyStyle(element: HTMLElement): void {
  const text = element.getAttribute('style') ?? '';
  if (element.style && element.style.cssText !== text) element.style.cssText = text;
}

function findSheet(this: HTMLStyleElement): CSSStyleSheet | null {
  const own = sheetOf.call(this) as CSSStyleSheet | null;
  // A `<style>` in SVG is an instance of another class.
  if (own || !this.isConnected || !isCss(this)) return own;
  const text = this.textContent;
  const known = replacements.get(this);
  const root = this.getRootNode() as Root;
  if (known?.root === root) {
    if (known.text !== text) known.sheet.replaceSync((known.text = text));
    return known.sheet;
  }
  const sheet = new CSSStyleSheet({ media: this.media });
  sheet.replaceSync(text);
  replacements.set(this, { sheet, root, text });
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
  return sheet;
}

function isCss({ type }: HTMLStyleElement): boolean {
  return type === '' || type === 'text/css';
}

function removeSheet(style: HTMLStyleElement): void {
  const known = replacements.get(style);
  if (!known || style.isConnected) return;
  replacements.delete(style);
  known.root.adoptedStyleSheets = known.root.adoptedStyleSheets.filter((sheet) => sheet !== known.sheet);
}
