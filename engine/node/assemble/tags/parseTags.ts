import { scanHtml } from '../../../shared/html/scanHtml.ts';
import { decodeEntities } from '../../compile/markdown/output/entities.ts';
import type { SiteTag } from '../../../shared/renderer.ts';

export const VOID = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;

/** The elements in HTML that a plugin wrote. Comments and text between them are omitted. */
export function parseTags(html: string): SiteTag[] {
  const tags: SiteTag[] = [];
  let open: { tag: string; attributes: SiteTag['attributes']; contentAt: number; depth: number } | undefined;
  scanHtml(html, decodeEntities, {
    text: () => undefined,
    open(tag, given, _start, end, isSelfClosing) {
      if (open) {
        if (tag === open.tag && !isSelfClosing) open.depth++;
        return;
      }
      const attributes = Object.fromEntries(
        [...given].map(([name, value]) => [name, value === '' ? true : value] as const),
      );
      if (VOID.test(tag) || isSelfClosing) tags.push({ tag, attributes });
      else open = { tag, attributes, contentAt: end, depth: 0 };
    },
    close(tag, start) {
      if (!open || tag !== open.tag || open.depth-- > 0) return;
      finish(start);
    },
  });
  if (open) finish(html.length);
  return tags;

  function finish(end: number): void {
    const { tag = '', attributes = {}, contentAt = end } = open ?? {};
    const content = html.slice(contentAt, end);
    tags.push({ tag, attributes, ...(content && { content }) });
    open = undefined;
  }
}
