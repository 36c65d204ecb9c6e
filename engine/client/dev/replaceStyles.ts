import { HEAD_MARK } from '../../shared/documentAttributes.ts';

const SHEETS = 'head :is(style, link[rel=stylesheet])';
/** Sheets that a navigation added for its page; all others belong to the document that was opened. */
const OF_PAGE = `[${HEAD_MARK}]`;
const opened = location.href;

/** Applies the current styles of the site. False if that requires a new document. */
export async function replaceStyles(): Promise<boolean> {
  const [first, page] = await Promise.all([fetchSheets(opened), fetchSheets(location.href)]);
  const shown = [...document.querySelectorAll(SHEETS)];
  const isShown = (sheet: Element) =>
    shown.some((one) => one.getAttribute('href')?.endsWith(sheet.getAttribute('href')!.replace(/^(?:\.*\/)*/, '')));
  const old = shown.filter((sheet) => !sheet.matches(OF_PAGE));
  const next = first.filter((sheet) => !sheet.matches(OF_PAGE));
  const areAlike =
    old.length === next.length && old.every((sheet, index) => sheet.localName === next[index]!.localName);
  // The names of component sheets have changed, and perhaps their classes.
  if (!areAlike || !page.filter((sheet) => sheet.matches(OF_PAGE)).every(isShown)) return false;
  old.forEach((sheet, index) => replace(sheet, next[index]!));
  return true;
}

async function fetchSheets(address: string): Promise<Element[]> {
  const text = await (await fetch(address)).text();
  return [...new DOMParser().parseFromString(text, 'text/html').querySelectorAll(SHEETS)];
}

function replace(old: Element, next: Element): void {
  if (old instanceof HTMLLinkElement) {
    // The parser would resolve addresses against the page on screen, which may be another one.
    const href = new URL(next.getAttribute('href')!, opened).href;
    if (old.href !== href) old.href = href;
    return;
  }
  // The policy only allows the style texts of the document that was opened, but it does not restrict rules that a
  // script inserts.
  const { sheet } = old as HTMLStyleElement;
  const parsed = new CSSStyleSheet();
  parsed.replaceSync(next.textContent);
  while (sheet!.cssRules.length > 0) sheet!.deleteRule(0);
  for (const { cssText } of parsed.cssRules) sheet!.insertRule(cssText, sheet!.cssRules.length);
}
