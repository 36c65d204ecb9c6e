import type { FramePlace, FrameSheet } from '../../shared/liveCode/liveCode.ts';

/** Everything that decides how the content of an element looks in the page. */
export function framePlace(inside: Element): FramePlace {
  const around: FramePlace['around'] = [];
  for (let element: Element | null = inside; element; element = element.parentElement) {
    around.unshift([element.localName, [...element.attributes].flatMap(({ name, value }) => attribute(name, value))]);
  }
  return {
    base: document.baseURI,
    root: octavo.root!,
    scheme: getComputedStyle(inside).colorScheme,
    around,
    sheets: [...document.styleSheets].flatMap(readSheet),
  };
}

/** Leaves out code, and attributes that only the page's own scripts read. */
function attribute(name: string, value: string): [string, string][] {
  return /^(?:style|tabindex|hidden|on.*|data-oc-.*)$/.test(name) ? [] : [[name, value]];
}

function readSheet(sheet: CSSStyleSheet): FrameSheet[] {
  if (sheet.disabled) return [];
  try {
    const text = [...sheet.cssRules].map(({ cssText }) => cssText).join('\n');
    return [{ text: withAddresses(text, sheet.href ?? document.baseURI) }];
  } catch {
    // It is from another origin. From disk the frame cannot load what the page cannot read.
    return /^https?:/.test(sheet.href ?? '') ? [{ href: sheet.href! }] : [];
  }
}

/** Relative addresses are relative to the sheet. */
function withAddresses(css: string, base: string): string {
  return css.replace(/url\("((?:[^"\\]|\\.)*)"\)/g, (written, address: string) =>
    /^(?:data:|#)/.test(address) || !URL.canParse(address, base) ? written : `url("${new URL(address, base).href}")`,
  );
}
