import { renderToStaticMarkup } from 'react-dom/server';
import { createTranslate } from '../shared/createTranslate.ts';
import type { Page } from '../shared/pageContent.ts';
import type { DocumentAssets, RenderedPage, Renderer } from '../shared/renderer.ts';
import type { SiteData } from '../shared/siteData.ts';
import { createMdxRuntime } from './content/createMdxRuntime.tsx';
import { createShellRenderer, renderBody } from './document/createShellRenderer.tsx';
import { renderDocument } from './document/renderDocument.ts';
import { siteCss } from './document/siteCss.ts';
import { DocCardContent, DocCards } from './pages/DocCards.tsx';
import { createPageContext, PageProvider } from './pages/PageContext.ts';
import { toPageData } from './pages/toPageData.ts';
import { renderPart, toDataHtml } from './parts/renderPart.tsx';
import { placeAround } from './parts/placeAround.ts';
import { mainWithParts, pagesWithParts } from './parts/withParts.tsx';
import { mainComponents } from './registry/mainComponents.ts';
import { pageViews } from './registry/pageViews.ts';
import { serverShell } from './registry/serverShell.ts';
import type { PageView, ThemeComponents, ThemeOverrides } from './registry/ThemeComponents.ts';
import { ComponentsContext } from './registry/useComponents.ts';
import { withSlots } from './shell/ShellSlot.tsx';
import { liveKinds } from './shell/liveKinds.ts';

/** All that a build knows of React. */
export const renderer = createRenderer();

/** `overrides` are the site's own components, by level. */
export function createRenderer(overrides: ThemeOverrides = {}): Renderer {
  const shell = { ...serverShell, ...overrides.shell };
  const pages = { ...pageViews, ...overrides.pages };
  const main = { ...mainComponents, ...overrides.main };
  const shown = {
    shell,
    pages: pagesWithParts(pages),
    main: mainWithParts(main),
    renderShell: overrides.shell ? undefined : createShellRenderer(shell),
  };
  return {
    mdx: createMdxRuntime(overrides.content),
    renderPage: (site, page, assets) => renderPage(site, page, assets, shown),
    renderPart: (site, page, request) =>
      renderPart(site, page, request, {
        own: { shell, pages, main },
        shown: { ...shown, shell: withSlots(shell, site.slots, page.parts) },
      }),
    renderDocCards: (site, cards, toHref, className) =>
      renderToStaticMarkup(<DocCards cards={cards} className={className} href={toHref} t={createTranslate(site)} />),
    renderDocCard: (site, card, toHref) =>
      renderToStaticMarkup(<DocCardContent card={card} href={toHref} t={createTranslate(site)} />),
    siteCss,
  };
}

interface PageComponents extends Pick<ThemeComponents, 'shell' | 'pages' | 'main'> {
  /** Where all of the shell is the theme's own. */
  renderShell?: ReturnType<typeof createShellRenderer>;
}

function renderPage(site: SiteData, page: Page, assets: DocumentAssets, components: PageComponents): RenderedPage {
  const { parts = {}, slots, sidebar, content } = page;
  const data = toPageData(page);
  const isLive = page.kind in liveKinds;
  const view = isLive ? undefined : (components.pages as Record<string, PageView<unknown> | undefined>)[content.kind];
  const main = view ? renderMain(site, page, view, components) : '';
  const input = { site, page: data, sidebar };
  const body =
    components.renderShell && !isLive && !site.slots?.length
      ? components.renderShell(input, main)
      : renderBody(input, main, withSlots(components.shell, site.slots, parts));
  const around = (app: string) => placeAround(parts.Root, placeAround(parts.Layout, app));
  const traits = { isLive, parts: view?.parts, around };
  return {
    document: renderDocument(site, data, assets, body, traits),
    file: { ...data, ...(slots && { slots: toSlotData(slots) }), main: toDataHtml(main) },
  };
}

function toSlotData(slots: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(slots).map(([name, html]) => [name, toDataHtml(html)]));
}

/** The article and what is around it: rendered once, for the document and for the page's data file alike. */
function renderMain(site: SiteData, page: Page, { Main }: PageView<unknown>, { main }: PageComponents): string {
  const context = createPageContext(site, page);
  const html = renderToStaticMarkup(
    <ComponentsContext value={{ main }}>
      <PageProvider value={context}>
        <Main content={page.content} />
      </PageProvider>
    </ComponentsContext>,
  );
  // React asks for the images of a page ahead of its text, which a browser reads in the same glance.
  return context.fillIn(html.replace(/^(?:<link rel="preload"[^>]*>)+/, ''));
}
