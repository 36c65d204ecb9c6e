const CLOSES_PARAGRAPH = new Set(
  'address article aside blockquote center dd details dialog dir div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr li listing main menu nav ol p plaintext pre search section summary table ul xmp'.split(
    ' ',
  ),
);

/** Whether a browser that reads this start tag ends an open paragraph first. */
export function closesParagraph(tag: string): boolean {
  return CLOSES_PARAGRAPH.has(tag);
}

const KEEPS_PARAGRAPH = new Set(
  'applet button caption foreignobject marquee object svg table td template th'.split(' '),
);

/** Whether a paragraph around this element stays open, whatever stands in the element. */
export function keepsParagraph(tag: string): boolean {
  return KEEPS_PARAGRAPH.has(tag.toLowerCase());
}
