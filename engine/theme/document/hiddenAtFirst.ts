interface Range {
  start: number;
  end: number;
}

/** The ranges of a body that the first screen does not show, in order: the drawer, and folded text. */
export function hiddenAtFirst(body: string): Range[] {
  const found: Range[] = [];
  const drawer = findDrawer(body);
  // The drawer comes after the text if the site has its own navbar.
  const isLast = drawer !== undefined && body.lastIndexOf('<details') < drawer.start;
  if (drawer && !isLast) found.push(drawer);
  const start = body.indexOf('<details', found[0]?.end);
  if (start >= 0) addFolded(body, start, found);
  return drawer && isLast ? [...found, drawer] : found;
}

function findDrawer(body: string): Range | undefined {
  const start = body.indexOf('<noscript');
  return start < 0 ? undefined : { start, end: body.indexOf('</noscript', start) };
}

function addFolded(body: string, start: number, found: Range[]): void {
  const tags = /<(\/?)(?:details\b([^>]*)|summary)>/g;
  tags.lastIndex = start;
  // Counted from the outermost folded element.
  let depth = 0;
  let text = -1;
  for (let tag = tags.exec(body); tag; tag = tags.exec(body)) {
    const [, end, attributes] = tag;
    const isDetails = attributes !== undefined;
    if (!isDetails) {
      // The summary itself is shown, so the hidden text starts after it.
      if (depth === 1 && end && text < 0) text = tags.lastIndex;
    } else if (end) {
      if (depth > 0 && --depth === 0) {
        if (text >= 0) found.push({ start: text, end: tag.index });
        text = -1;
      }
    } else if (depth > 0 || !/\sopen\b/.test(attributes)) depth++;
  }
}
