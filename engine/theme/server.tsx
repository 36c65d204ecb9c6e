import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { RuntimeProvider } from '../client/index.ts';
import { createTranslate } from '../shared/createTranslate.ts';
import type { DocCard, Page } from '../shared/pageContent.ts';
import type { PageData } from '../shared/pageData.ts';
import type { DocumentAssets, RenderedPage, Renderer } from '../shared/renderer.ts';
import type { SiteData } from '../shared/siteData.ts';
import { App } from './App.tsx';
import { createMdxRuntime } from './content/index.ts';
import { renderDocument } from './document/renderDocument.ts';
import { siteCss } from './document/siteCss.ts';
import { DocCards } from './pages/DocCards.tsx';
import { createPageContext, PageProvider } from './pages/PageContext.ts';
import { PageMain } from './pages/PageMain.tsx';

/** All that a build knows of React. */
export const renderer: Renderer = {
  mdx: createMdxRuntime(),
  renderPage,
  renderDocCards: (site: SiteData, cards: DocCard[], toHref: (target: string) => string) =>
    renderToStaticMarkup(<DocCards cards={cards} href={toHref} t={createTranslate(site)} />),
  siteCss,
};

function renderPage(site: SiteData, page: Page, assets: DocumentAssets): RenderedPage {
  const { sidebar, content: _content, ...data } = page;
  const main = renderMain(site, page);
  const body = renderToString(
    <RuntimeProvider site={site} page={data} sidebar={sidebar}>
      <App main={main} />
      {/* Two children, as in the browser: `useId` counts them. */}
      {null}
    </RuntimeProvider>,
  );
  return { document: renderDocument(site, data satisfies PageData, assets, body), file: { ...data, main } };
}

/** The article and what is around it: rendered once, for the document and for the page's data file alike. */
function renderMain(site: SiteData, page: Page): string {
  return renderToStaticMarkup(
    <PageProvider value={createPageContext(site, page)}>
      <PageMain content={page.content} />
    </PageProvider>,
  );
}
