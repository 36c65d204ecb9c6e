import { renderToStaticMarkup } from 'react-dom/server';
import { createTranslate } from '../shared/createTranslate.ts';
import { REDIRECT_ATTRIBUTE } from '../shared/documentAttributes.ts';
import { isLivePage } from '../shared/pageLayout.ts';
import type { PageParts, Renderer } from '../shared/renderer.ts';
import { createMdxRuntime } from './siteCode/runtime/createMdxRuntime.tsx';
import { createShellRenderer, createWholeRenderer } from './document/createShellRenderer.tsx';
import { renderDocument } from './document/renderDocument.ts';
import { toRanges } from './base/toRanges.ts';
import { renderUnshown } from './document/slotRanges.ts';
import { siteCss } from './document/siteCss.ts';
import { DocCardContent, DocCards } from './pages/DocCards.tsx';
import { toPageData } from './pages/toPageData.ts';
import { renderParts, toDataHtml } from './siteCode/engineParts/renderParts.tsx';
import { placeAround } from './siteCode/parts/placeAround.ts';
import { withParts } from './siteCode/engineParts/withParts.tsx';
import { mainComponents } from './registry/mainComponents.ts';
import { pageViews } from './registry/pageViews.ts';
import { serverShell } from './registry/serverShell.ts';
import type { ThemeOverrides } from './base/ThemeComponents.ts';

/** All that a build knows of React. */
export const renderer = createRenderer();

/** `overrides` are the site's own components, by level. */
export function createRenderer(overrides: ThemeOverrides = {}): Renderer {
  const shell = { ...serverShell, ...overrides.shell };
  const pages = { ...pageViews, ...overrides.pages };
  const main = { ...mainComponents, ...overrides.main };
  const whole = createWholeRenderer(shell);
  const shared = overrides.shell ? whole : createShellRenderer(shell);
  const shown = { shell, shellParts: shared, ...withParts(main, pages) };
  return {
    mdx: createMdxRuntime(overrides.content),
    renderParts: (site, page, parts) => renderParts(site, page, parts, shown),
    renderPage: (site, page, assets, parts) => {
      const rendered = parts ?? renderParts(site, page, NO_PARTS, shown);
      const { slotsOfPage } = rendered;
      const main = toRanges(rendered.main);
      const slots = mapValues(rendered.slots, toRanges);
      const data = toPageData(page);
      const input = { site, page: data, sidebar: page.sidebar };
      const body = (isLivePage(page.kind) ? whole : shared).page(input, main, slots);
      const unshown = renderUnshown(body, slots, slotsOfPage);
      const around = (app: string) =>
        rendered.around.reduceRight<string>((inner, html) => placeAround(html && toRanges(html), inner), app) + unshown;
      return {
        document: renderDocument(site, data, assets, body, {
          blockHeights: page.blockHeights,
          around,
        }),
        file: {
          ...data,
          head: { ...data.head, tags: data.head.tags.filter(({ attributes }) => !(REDIRECT_ATTRIBUTE in attributes)) },
          ...(slotsOfPage && { slots: toSlotData(slotsOfPage, rendered.slots) }),
          main: toDataHtml(rendered.main, main),
        },
      };
    },
    renderDocCards: (site, cards, toHref, className) =>
      renderToStaticMarkup(<DocCards cards={cards} className={className} href={toHref} t={createTranslate(site)} />),
    renderDocCard: (site, card, toHref) =>
      renderToStaticMarkup(<DocCardContent card={card} href={toHref} t={createTranslate(site)} />),
    siteCss,
  };
}

/** A page of which nothing is the site's own. */
const NO_PARTS: PageParts = { show: () => undefined, showUnless: () => '' };

function toSlotData(names: readonly string[], slots: Record<string, string>): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, toDataHtml(slots[name] ?? '')]));
}

function mapValues(values: Record<string, string>, change: (value: string) => string): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, change(value)]));
}
