/** The number of characters that fills any usual screen: about fifty lines, with the space between them. */
const LONG = 4000;

/** Whether a screen may show the elements after the page's text. Folded text takes no space. */
export function isShort(body: string): boolean {
  let length = 0;
  let folded: { name: string; depth: number } | undefined;
  const start = body.indexOf('<main');
  for (const [, end, name, attributes, text] of body.slice(start).matchAll(/<(\/?)([\w-]+)([^>]*)>|([^<]+)/g)) {
    if (folded) {
      if (name === folded.name) folded.depth += end ? -1 : 1;
      if (folded.depth === 0) folded = undefined;
    } else if (text !== undefined) {
      length += text.length;
      if (length >= LONG) return false;
    } else if (!end && isFolded(name!, attributes!)) folded = { name: name!, depth: 1 };
  }
  return true;
}

function isFolded(name: string, attributes: string): boolean {
  if (name === 'details') return !/\sopen\b/.test(attributes);
  return attributes.includes('role="tabpanel"') && /\shidden\b/.test(attributes);
}
