import { layoutText } from '../text/layoutText.ts';
import { move } from './element.ts';
import type { Drawing } from './figure.ts';
import { textElement } from './textElement.ts';

const GAP = 14;

/** Puts a diagram's title above it. */
export function addTitle(drawing: Drawing, source: string | undefined): Drawing {
  if (!source) return drawing;
  const title = layoutText(`<b>${source}</b>`, Math.max(drawing.width, 300));
  const width = Math.max(drawing.width, title.width);
  const top = title.height + GAP;
  const shift = (width - drawing.width) / 2;
  return {
    ...drawing,
    width,
    height: drawing.height + top,
    content: textElement(title, width / 2, title.height / 2) + move(drawing.content, shift, top),
  };
}
