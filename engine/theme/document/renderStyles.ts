import { LATE_MARK, LOST_LATE_MARK } from '../../shared/documentAttributes.ts';
import type { StylePart } from '../../shared/features.ts';
import { SLOT_MARK } from '../../shared/ranges.ts';
import type { PageData } from '../../shared/pageData.ts';
import type { DocumentAssets, DocumentStyle } from '../../shared/renderer.ts';
import type { SiteData } from '../../shared/siteData.ts';
import { hiddenAtFirst } from './hiddenAtFirst.ts';
import { isShort } from './isShort.ts';
import { renderTag } from './renderTag.ts';

/**
 * The styles of a document, in the order of the cascade. Rules that the first screen does not need load later, but keep
 * their place: boot inserts the links after the first paint, or the browser does without scripts.
 */
export function renderStyles(
  site: SiteData,
  page: PageData,
  assets: DocumentAssets,
  body: string,
  toFile: (path: string) => string,
): string[] {
  const { parts, names } = shownIn(site, page, assets, body);
  const link = (file: string) =>
    renderTag({ tag: 'link', attributes: { rel: 'stylesheet', href: `/${file}` } }, toFile);
  const render = (style: DocumentStyle): string => {
    if (style.kind === 'linked') return link(style.file);
    if (style.kind === 'inline') return `<style>${style.text}</style>`;
    // The 404 page does not know its own address.
    const mark = page.kind === 'not-found' ? LOST_LATE_MARK : LATE_MARK;
    return `<noscript ${mark}>${link(style.file)}</noscript>`;
  };
  const isShown = (style: DocumentStyle): boolean => {
    if (style.kind === 'late') return true;
    if (style.names) return style.names.some((name) => names.has(name));
    return style.kind !== 'inline' || style.part === undefined || parts.has(style.part);
  };
  return assets.styles.filter(isShown).map(render);
}

const CLASS = ' class="';

/** The parts and the classes that this document shows. */
function shownIn(site: SiteData, page: PageData, { partOfClass }: DocumentAssets, body: string) {
  const shown = new Set<StylePart>();
  if (site.locale.direction === 'rtl') shown.add('rtl');
  if (/^(?:blog|tag)/.test(page.kind)) shown.add('blog');
  if (page.kind === 'search') shown.add('search-page');
  if (page.kind === 'code-page') shown.add('code-page');
  if (body.includes('<table')) shown.add('table');
  if (isShort(body)) shown.add('end');
  if (/<(?:blockquote|dd|figure|h[4-6r]|kbd|small|su[bp]|p><img)\b/.test(body)) shown.add('seldom-content');
  if (/ oc-[ld]\d/.test(body)) shown.add('seldom-code');
  if (body.includes(' oc-diagram"')) shown.add('diagram');
  if (body.includes('oc-api-') || body.includes('api-method')) shown.add('api');
  if (body.includes(`<!--${SLOT_MARK}AnnouncementBar-->`)) shown.add('own-bar');
  // Thousands of elements share a few lists of classes.
  const lists = new Set<string>();
  const all = new Set(page.classNames);
  const hidden = hiddenAtFirst(body);
  let next = 0;
  for (let at = body.indexOf(CLASS); at >= 0;) {
    while (next < hidden.length && hidden[next]!.end <= at) next++;
    if (next < hidden.length && hidden[next]!.start < at) {
      at = body.indexOf(CLASS, hidden[next]!.end);
      continue;
    }
    const end = body.indexOf('"', at + CLASS.length);
    const names = body.slice(at + CLASS.length, end);
    at = body.indexOf(CLASS, end);
    if (lists.has(names)) continue;
    lists.add(names);
    for (const name of names.split(' ')) {
      const part = Object.hasOwn(partOfClass, name) ? partOfClass[name] : undefined;
      if (part) shown.add(part);
      all.add(name);
    }
  }
  return { parts: shown, names: all };
}
