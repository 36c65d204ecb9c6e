import type { ComponentType, ReactNode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { RuntimeProvider } from '../../client/index.ts';
import { ISLAND_TAG, OF_ATTRIBUTE, PREFIX_ATTRIBUTE, PROPS_ATTRIBUTE } from '../../shared/island.ts';
import type { Page } from '../../shared/pageContent.ts';
import { INSIDE_TOKEN, type PartRequest } from '../../shared/renderer.ts';
import type { SiteData } from '../../shared/siteData.ts';
import { escapeHtml } from '../document/escapeHtml.ts';
import { ListedPost } from '../pages/BlogCards.tsx';
import { createPageContext, PageProvider } from '../pages/PageContext.ts';
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
  const html = name in SHELL_PARTS ? renderShellPart(site, page, name, components) : renderMainPart();
  if (side === undefined) return html;
  const [before = '', ...after] = html.split(INSIDE_TOKEN);
  return side === 0 ? before : after.join(INSIDE_TOKEN);

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
  Logo: 'Logo',
  Navbar: 'Navbar',
  SearchBar: 'SearchBar',
};

/** One that lives in the browser is an island of its own, whatever is around it. */
function renderShellPart(site: SiteData, page: Page, name: string, { own, shown }: PartComponents): string {
  const key = SHELL_PARTS[name]!;
  const Component = own.shell[key] as ComponentType;
  const { sidebar, content: _content, parts: _parts, ...data } = page;
  const identifierPrefix = `p${name}`;
  const html = renderToString(
    <RuntimeProvider site={site} page={data} sidebar={sidebar}>
      <ComponentsContext value={{ shell: shown.shell }}>
        <Component />
      </ComponentsContext>
    </RuntimeProvider>,
    { identifierPrefix },
  );
  if (!HYDRATED.has(name)) return html.replace(/<!--[^]*?-->/g, '');
  const attributes = `${OF_ATTRIBUTE}="${SHELL_MODULE}#${key}" ${PROPS_ATTRIBUTE}="{}" ${PREFIX_ATTRIBUTE}="${escapeHtml(identifierPrefix)}"`;
  return `<${ISLAND_TAG} ${attributes}>${html}</${ISLAND_TAG}>`;
}
