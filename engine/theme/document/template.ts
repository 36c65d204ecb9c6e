import { collectHoles, SHELL_HOLES } from '../../shared/html/holes.ts';

/**
 * HTML with holes: rendered once by React, for all pages that differ only in the values of the holes. Most holes are
 * addresses, which are relative and therefore differ from page to page.
 */
export interface Template {
  /** One more text than holes. */
  texts: string[];
  holes: string[];
}

/** `render` inserts the result of `hole` for a name where the value of that name belongs. */
export function createTemplate(render: (hole: (name: string) => string) => string): Template {
  const { items: names, add } = collectHoles<string>(SHELL_HOLES);
  const html = render(add);
  const { open, close, pattern } = SHELL_HOLES;
  // React puts separators between neighbouring texts, which holes are.
  const parts = html.replaceAll(`${close}<!-- -->${open}`, close + open).split(pattern);
  return {
    texts: parts.filter((_, index) => index % 2 === 0),
    holes: parts.filter((_, index) => index % 2 === 1).map((at) => names[Number(at)]!),
  };
}

/** `valueOf` returns HTML. */
export function fillTemplate({ texts, holes }: Template, valueOf: (hole: string) => string): string {
  let html = texts[0]!;
  for (let at = 0; at < holes.length; at++) html += valueOf(holes[at]!) + texts[at + 1]!;
  return html;
}
