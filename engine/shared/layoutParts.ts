/**
 * The parts that a site's own layout may show around a page. The shell renders them; the layout leaves a mark where it
 * shows one, so that the shell omits the others.
 */
export const LAYOUT_PARTS = ['AnnouncementBar', 'Navbar', 'Footer'] as const;
export type LayoutPart = (typeof LAYOUT_PARTS)[number];

/** An element that browsers do not show. */
export const LAYOUT_MARK = { tag: 'template', attribute: 'data-oc-shown' };

export function isLayoutPart(name: string): name is LayoutPart {
  return (LAYOUT_PARTS as readonly string[]).includes(name);
}

export function hasLayoutMark(html: string): boolean {
  return html.includes(LAYOUT_MARK.attribute);
}

/** Parts without a mark. */
export function hiddenIn(html: string): LayoutPart[] {
  return LAYOUT_PARTS.filter((name) => !html.includes(`${LAYOUT_MARK.attribute}="${name}"`));
}
