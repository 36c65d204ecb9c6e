interface Range {
  start: number;
  end: number;
}

/** The ranges of a body that the first screen does not show, in order: the drawer, and folded text. */
export function hiddenAtFirst(body: string): Range[] {
  const found: Range[] = [];
  const drawer = body.indexOf('<noscript');
  if (drawer >= 0) found.push({ start: drawer, end: body.indexOf('</noscript', drawer) });
  const start = body.indexOf('<details', Math.max(found[0]?.end ?? 0, 0));
  if (start < 0) return found;
  const tags = /<(\/?)(?:details\b([^>]*)|summary)>/g;
  tags.lastIndex = start;
  // Counted from the outermost folded element.
  let depth = 0;
  let text = -1;
  for (let tag = tags.exec(body); tag; tag = tags.exec(body)) {
    const [, end, attributes] = tag;
    const isDetails = attributes !== undefined;
    if (!isDetails) {
      // The line that unfolds it is shown.
      if (depth === 1 && end && text < 0) text = tags.lastIndex;
    } else if (end) {
      if (depth > 0 && --depth === 0) {
        if (text >= 0) found.push({ start: text, end: tag.index });
        text = -1;
      }
    } else if (depth > 0 || !/\sopen\b/.test(attributes)) depth++;
  }
  return found;
}
