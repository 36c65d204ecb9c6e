const CLOSES_PARAGRAPH = new Set(
  'address article aside blockquote center dd details dialog dir div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr li listing main menu nav ol p plaintext pre search section summary table ul xmp'.split(
    ' ',
  ),
);

/** Whether this start tag makes a browser close an open paragraph. */
export function closesParagraph(tag: string): boolean {
  return CLOSES_PARAGRAPH.has(tag);
}

const KEEPS_PARAGRAPH = new Set(
  'applet button caption foreignobject marquee object svg table td template th'.split(' '),
);

/** Whether a paragraph around this element stays open, regardless of the element's content. */
export function keepsParagraph(tag: string): boolean {
  return KEEPS_PARAGRAPH.has(tag.toLowerCase());
}
