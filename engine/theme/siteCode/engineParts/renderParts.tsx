import type { ComponentType, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createTranslate } from '../../../shared/createTranslate.ts';
import {
  FRESH_ATTRIBUTE,
  ISLAND_TAG,
  OF_ATTRIBUTE,
  PREFIX_ATTRIBUTE,
  PROPS_ATTRIBUTE,
} from '../../../shared/island.ts';
import type { Page, PageContent } from '../../../shared/pageContent.ts';
import type { PageParts, PartRequest, Renderer } from '../../../shared/renderer.ts';
import type { SiteData } from '../../../shared/siteData.ts';
import { isLivePage } from '../../../shared/pageLayout.ts';
import { remember } from '../../../shared/remember.ts';
import { AROUND_PARTS } from '../../../shared/partNames.ts';
import { findThemePart } from '../../../shared/themeParts.ts';
import { escapeHtml } from '../../base/escapeHtml.ts';
import { toRanges } from '../../base/toRanges.ts';
import { renderEntry as renderDrawerEntry } from '../../navbar/DrawerMenu.tsx';
import { renderEntry as renderNavbarEntry } from '../../navbar/Navbar.tsx';
import { resolveNavbarItem } from '../../navbar/resolveNavbarItem.ts';
import { ListedPost } from '../../pages/BlogPost.tsx';
import { createPageContext, PageProvider } from '../../pages/PageContext.ts';
import { toPageData } from '../../pages/toPageData.ts';
import type { ShellComponents } from '../../base/ThemeComponents.ts';
import { ComponentsContext } from '../../base/useComponents.ts';
import type { ShellInput, ShellParts } from '../../base/shellParts.ts';
import type { MenuEntry } from '../../base/shellProps.ts';
import { TOC } from '../parts/Inside.tsx';
import { withoutComments } from '../live/bareHtml.ts';
import { SHELL_MODULE } from './otherModules.tsx';
import { enginePartProps, toRoutePath } from './enginePartProps.ts';
import { APP_HOLE, INSIDE_HOLE } from '../../../shared/html/holes.ts';
import type { AnyComponent, WithParts } from './withParts.tsx';

export interface PartComponents extends WithParts {
  shell: ShellComponents;
  shellParts: ShellParts;
}

/** Renders a page with some of the site's own parts. `fill` renders the theme's part for a hole. */
export function renderParts(
  site: SiteData,
  page: Page,
  parts: PageParts,
  components: PartComponents,
): ReturnType<Renderer['renderParts']> {
  const context = createPageContext(site, page);
  context.parts = {
    show: (key, children, toc) =>
      parts.show(key, (of) =>
        children === undefined ? articleOf(page.content, of, site) : renderInMain(of === TOC ? toc : children),
      ),
    showUnless: (text, node) => parts.showUnless(text, () => renderInMain(node)),
  };
  const renderOnce = remember((_key: string, request: PartRequest, isAround: boolean) => renderPart(request, isAround));
  const slots: Record<string, string> = {};
  for (const name of site.slots ?? []) slots[name] = parts.show(name) ?? fill({ name: name.split(' ')[0]!, of: name });
  // The page comes first, because it may bring its own layout.
  const main = isLivePage(page.kind) ? '' : renderView(page.content);
  const around = AROUND_PARTS.map((name) => parts.show(name, () => APP_HOLE));
  return { main, slots, around, fill };

  function renderView(content: PageContent): string {
    const View = (components.pages as unknown as Record<string, AnyComponent>)[content.kind]!;
    return renderInMain(<View content={content} />);
  }

  function renderInMain(node: ReactNode): string {
    const html = renderToStaticMarkup(
      <ComponentsContext value={{ main: components.main }}>
        <PageProvider value={context}>{node}</PageProvider>
      </ComponentsContext>,
    );
    return context.fillIn(withoutPreloads(html));
  }

  /** All sides of the content, and of the contents next to it, are rendered one after the other. */
  function fill({ side, ...request }: PartRequest): string {
    const isAround = side !== undefined;
    const html = renderOnce(JSON.stringify([request, isAround]), request, isAround);
    if (side === undefined) return html;
    const pieces = html.split(INSIDE_HOLE);
    const last = request.hasToc ? 2 : 1;
    return side < last ? (pieces[side] ?? '') : pieces.slice(last).join(INSIDE_HOLE);
  }

  function renderPart(request: PartRequest, isAround: boolean): string {
    const { name } = request;
    const { isNavbarItem, level } = findThemePart(name) ?? {};
    if (isNavbarItem) return withoutComments(renderNavbarItem(request.of ?? ''));
    return level === 'shell' ? renderShellPart(request) : renderMainPart(request, isAround);
  }

  /** Created when a part of the shell is inside one of the site's, which few pages have. */
  function toShellInput(): ShellInput {
    return { site, page: toPageData(page), sidebar: page.sidebar };
  }

  /** An item of the navbar, as the theme shows it on this page. */
  function renderNavbarItem(slot: string): string {
    const name = slot.replace(/ mobile$/, '');
    const found = site.navbar.items.find((item) => item.type === 'slot' && item.name === name);
    if (found?.type !== 'slot' || !found.item) return '';
    const input = toShellInput();
    const entry = resolveNavbarItem(found.item, { ...input, translate: createTranslate(site), suffix: '' });
    const isRight = found.position === 'right';
    const show = (shown: MenuEntry) =>
      slot === name ? renderNavbarEntry(shown, 0, isRight) : renderDrawerEntry(shown, 0);
    return components.shellParts.entry(input, `${slot} ${isRight} `, entry, show);
  }

  /** A live part is a separate island, even inside another part. */
  function renderShellPart({ name, props = {} }: PartRequest): string {
    const Component = (components.shell as unknown as Record<string, ComponentType<object> | undefined>)[name];
    if (!Component) return '';
    const { slots: places = {}, isHydrated } = findThemePart(name) ?? {};
    const taken = Object.keys(Object.values(places)[0] ?? {});
    const given = Object.fromEntries(taken.map((property) => [property, props[property] ?? '']));
    const identifierPrefix = `p${name}`;
    const key = taken.length === 0 ? name : name + JSON.stringify(given);
    const rendered = components.shellParts.part(toShellInput(), key, <Component {...given} />, slots, identifierPrefix);
    if (!isHydrated) return withoutComments(rendered);
    const attributes = [
      [OF_ATTRIBUTE, `${SHELL_MODULE}#${name}`],
      [PROPS_ATTRIBUTE, JSON.stringify(given)],
      [PREFIX_ATTRIBUTE, identifierPrefix],
    ].map(([attribute, value]) => ` ${attribute}="${escapeHtml(value!)}"`);
    return `<${ISLAND_TAG}${attributes.join('')}>${rendered}</${ISLAND_TAG}>`;
  }

  function renderMainPart(request: PartRequest, isAround: boolean): string {
    const isListed = request.name === 'BlogPostItem' && 'posts' in page.content;
    const Original = isListed ? (ListedPost as unknown as AnyComponent) : components.originals[request.name];
    const content = isAround ? ({ ...page.content, html: INSIDE_HOLE } as PageContent) : page.content;
    const props = enginePartProps(request, content, site);
    if (!Original || !props) return '';
    const toc = request.hasToc && { toc: INSIDE_HOLE };
    return renderInMain(
      isAround ? (
        <Original {...props} {...toc}>
          {INSIDE_HOLE}
        </Original>
      ) : (
        <Original {...props} />
      ),
    );
  }
}

/** The content of a part of `<main>`: the text of the page, or of a post in the list. */
function articleOf(content: PageContent, of: string | undefined, site: SiteData): string {
  if (of !== undefined && 'posts' in content) {
    return content.posts.find(({ href }) => href === toRoutePath(of, site))?.excerptHtml ?? '';
  }
  return 'html' in content ? content.html : '';
}

/** React adds preloads of images before the text, where the browser would find the images anyway. */
function withoutPreloads(html: string): string {
  return html.replace(/^(?:<link rel="preload"[^>]*>)+/, '');
}

const OWN_ISLAND = new RegExp(`(<${ISLAND_TAG} ${OF_ATTRIBUTE}="${SHELL_MODULE}#[^>]*)>[^]*?(?=</${ISLAND_TAG}>)`, 'g');

/**
 * HTML for a page's data. The app's components in it are empty: the app renders them itself, and React would confuse
 * their HTML with that of the first document.
 */
export function toDataHtml(html: string, ranges = toRanges(html)): string {
  return html.includes(SHELL_MODULE) ? toRanges(html.replace(OWN_ISLAND, `$1 ${FRESH_ATTRIBUTE}="">`)) : ranges;
}
