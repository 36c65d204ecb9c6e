import type { ComponentType, ReactNode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { RuntimeProvider, usePage, useSite, useTranslate } from '../../client/index.ts';
import { FRESH_ATTRIBUTE, ISLAND_TAG, OF_ATTRIBUTE, PREFIX_ATTRIBUTE, PROPS_ATTRIBUTE } from '../../shared/island.ts';
import type { Page } from '../../shared/pageContent.ts';
import { INSIDE_TOKEN, type PartRequest } from '../../shared/renderer.ts';
import type { SiteData } from '../../shared/siteData.ts';
import { escapeHtml } from '../document/escapeHtml.ts';
import { renderEntry as renderDrawerEntry } from '../drawer/DrawerMenu.tsx';
import { renderEntry as renderNavbarEntry } from '../navbar/Navbar.tsx';
import { resolveNavbarItem } from '../navbar/resolveNavbarItem.ts';
import { ListedPost } from '../pages/BlogPost.tsx';
import { createPageContext, PageProvider } from '../pages/PageContext.ts';
import { toPageData } from '../pages/toPageData.ts';
import type { ThemeComponents } from '../registry/ThemeComponents.ts';
import { ComponentsContext } from '../registry/useComponents.ts';
import { HYDRATED, SHELL_MODULE } from './enginePart.tsx';
import { enginePartProps } from './enginePartProps.ts';
import { findMainComponent, findPageView } from './withParts.tsx';

/** `own` are the theme's components, `shown` those among which the site's have their place. */
export interface PartComponents {
  own: Pick<ThemeComponents, 'main' | 'pages' | 'shell'>;
  shown: Pick<ThemeComponents, 'main' | 'pages' | 'shell'>;
}

/** HTML of a part of the theme's own, inside code of the site that stands in its place. */
export function renderPart(site: SiteData, page: Page, request: PartRequest, components: PartComponents): string {
  const { name, side } = request;
  const html = name.startsWith('NavbarItem')
    ? renderInShell(<NavbarItemPart slot={request.of ?? ''} />).replace(/<!--[^]*?-->/g, '')
    : name in SHELL_PARTS
      ? renderShellPart()
      : renderMainPart();
  if (side === undefined) return html;
  const [before = '', ...after] = html.split(INSIDE_TOKEN);
  return side === 0 ? before : after.join(INSIDE_TOKEN);

  /** One that lives in the browser is an island of its own, whatever is around it. */
  function renderShellPart(): string {
    const key = SHELL_PARTS[name]!;
    const Component = components.own.shell[key] as ComponentType;
    const identifierPrefix = `p${name}`;
    const rendered = renderInShell(<Component />, identifierPrefix);
    if (!HYDRATED.has(name)) return rendered.replace(/<!--[^]*?-->/g, '');
    const attributes = `${OF_ATTRIBUTE}="${SHELL_MODULE}#${key}" ${PROPS_ATTRIBUTE}="{}" ${PREFIX_ATTRIBUTE}="${escapeHtml(identifierPrefix)}"`;
    const island = `<${ISLAND_TAG} ${attributes}>${rendered}</${ISLAND_TAG}>`;
    const className = name === 'ColorModeToggle' ? request.props?.className : undefined;
    // As in Docusaurus, where the navbar hides it on a phone by that class.
    return typeof className === 'string' ? `<div class="${escapeHtml(className)}">${island}</div>` : island;
  }

  function renderInShell(part: ReactNode, identifierPrefix?: string): string {
    return renderToString(
      <RuntimeProvider site={site} page={toPageData(page)} sidebar={page.sidebar}>
        <ComponentsContext value={{ shell: components.shown.shell }}>{part}</ComponentsContext>
      </RuntimeProvider>,
      { identifierPrefix },
    );
  }

  function renderMainPart(): string {
    const inList = name === 'BlogPostItem' && 'posts' in page.content;
    const Component = inList
      ? (ListedPost as unknown as ComponentType<Record<string, unknown>>)
      : (findMainComponent(name, components.own.main) ?? findPageView(name, components.own.pages));
    const content = side === undefined ? page.content : ({ ...page.content, html: INSIDE_TOKEN } as Page['content']);
    const props = enginePartProps(request, content, site);
    if (!Component || !props) return '';
    const context = createPageContext(site, page);
    const inside: ReactNode = side === undefined ? undefined : INSIDE_TOKEN;
    const rendered = renderToStaticMarkup(
      <ComponentsContext value={{ main: components.shown.main }}>
        <PageProvider value={context}>
          {inside === undefined ? <Component {...props} /> : <Component {...props}>{inside}</Component>}
        </PageProvider>
      </ComponentsContext>,
    );
    return context.fillIn(rendered);
  }
}

/** Which component of the shell it is. */
export const SHELL_PARTS: Record<string, keyof ThemeComponents['shell']> = {
  AnnouncementBar: 'AnnouncementBar',
  ColorModeToggle: 'ColorModeToggle',
  Footer: 'Footer',
  BackToTopButton: 'BackToTopButton',
  DocSidebar: 'DocSidebar',
  Logo: 'Logo',
  Navbar: 'Navbar',
  SearchBar: 'SearchBar',
  SearchPage: 'SearchPage',
};

const OWN_ISLAND = new RegExp(`(<${ISLAND_TAG} ${OF_ATTRIBUTE}="${SHELL_MODULE}#[^>]*)>[^]*?(?=</${ISLAND_TAG}>)`, 'g');

/**
 * HTML as the data of a page has it. The app's own components in it are empty: it knows itself what they show, and React
 * would take their HTML for that of the first document.
 */
export function toDataHtml(html: string): string {
  return html.includes(SHELL_MODULE) ? html.replace(OWN_ISLAND, `$1 ${FRESH_ATTRIBUTE}="">`) : html;
}

/** An item of the navbar, as the theme shows it on this page. */
function NavbarItemPart({ slot }: { slot: string }) {
  const site = useSite();
  const context = { site, page: usePage(), translate: useTranslate(), suffix: '' };
  const name = slot.replace(/ mobile$/, '');
  const found = site.navbar.items.find((item) => item.type === 'slot' && item.name === name);
  if (found?.type !== 'slot' || !found.item) return null;
  const entry = resolveNavbarItem(found.item, context);
  return slot === name ? renderNavbarEntry(entry, 0, found.position === 'right') : renderDrawerEntry(entry, 0);
}
