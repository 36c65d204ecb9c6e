/**
 * A component of the site's code, as content uses it. If it needs nothing from the browser, it becomes plain HTML.
 * Otherwise it becomes an island: its HTML, and what the browser needs to hydrate it.
 */
import { createElement, type ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import type { ContentContext, LiveComponent } from '../../../shared/renderer.ts';
import { findThemePart } from '../../../shared/themeParts.ts';
import { useContent } from '../../base/contentContext.ts';
import { REDIRECT_ATTRIBUTE } from '../../../shared/documentAttributes.ts';
import { escapeHtml } from '../../base/escapeHtml.ts';
import { isObserving, mark, observe, unobserved, type Need } from '../../base/observe.ts';
import { bareHtml, withoutParts } from './bareHtml.ts';
import { renderInContexts } from './renderInContexts.ts';
import { renderIsland } from './renderIsland.ts';
import { shortName } from './shortName.ts';
import { windowSize } from './windowSize.ts';
import { withOriginals } from './withOriginals.ts';

export type SiteProps = Record<string, unknown>;

export interface SiteComponentHost {
  /** Unwraps a component made by `createSiteComponent`; returns anything else unchanged. */
  originalOf(type: unknown): unknown;
  /** `module#export` of an export of site code or of the theme. */
  nameOf(value: unknown): string | undefined;
  find(name: string): unknown;
  /** Wraps elements in the providers of content. */
  wrap(element: unknown, content: ContentContext): unknown;
  /** Renders content separately. */
  renderContent(node: unknown, content: ContentContext): string;
}

/** Globals of browsers; code that reads them while rendering cannot be rendered here. */
const BROWSER_NAME =
  /^(window|document|navigator|location|history|localStorage|sessionStorage|screen|matchMedia|self|[A-Z]\w*(?:Observer|Element)|requestAnimationFrame|getComputedStyle) is not defined/;

/** Wraps a site's component in content, with the same static properties, because other code may read them. */
export function createSiteComponent(type: ComponentType<SiteProps> | string, host: SiteComponentHost) {
  const memory: Memory = { readsContext: false };
  return function SiteComponent(props: SiteProps) {
    const content = useContent();
    // Inside another component that is being rendered, it is part of that component.
    if (isObserving()) {
      if (typeof type === 'string') mark('handler');
      return createElement(type, props);
    }
    return content.live
      ? content.live.keep(renderSiteComponent(type, props, { content, host, memory }))
      : createElement(type, props);
  };
}

/** What an earlier rendering has shown. It decides what is tried first, never what is shown. */
interface Memory {
  readsContext: boolean;
}

interface SiteComponentPlace {
  content: ContentContext;
  host: SiteComponentHost;
  memory: Memory;
}

/**
 * A plain component is rendered once, and so is a live one whose properties are data. Any other live one is rendered
 * twice: the second time with the properties that the browser gets. In these cases a component is rendered again:
 * - It reads a context, and none of its kind did before: once inside the site's `Root` and `Layout`.
 * - It reads the width of the window, and has no effect: once for each width, because most look the same in all.
 * - It is live and has content: once with a hole for that content, because only the content may be live.
 * - With slots in place of its children it renders other HTML: once with the children as elements. If that differs too,
 *   once unchanged, because some components never render the same twice.
 * - Only the browser can render it: once as the browser would, to find parts of the theme.
 */
function renderSiteComponent(
  type: ComponentType<SiteProps> | string,
  props: SiteProps,
  { content, host, memory }: SiteComponentPlace,
): string {
  const name = typeof type === 'string' ? type : host.nameOf(type);
  const prefix = `${content.live?.nextPrefix() ?? ''}`;
  let around: unknown[] = [];
  const render = (given: SiteProps): string => {
    const element = createElement(type, withOriginals(given, host));
    const toHtml = (node: unknown) => renderToString(node as never, { identifierPrefix: prefix });
    const html = renderInContexts(element, around, { content, host, toHtml });
    // React preloads images ahead of the text; they are lazy here.
    return html.replace(/<link rel="preload"[^>]*>/g, '');
  };
  const isContextReader = memory.readsContext;
  let plain = (isContextReader && renderInside()) || renderObserved(render, props);
  if (plain.needs.delete('context') && !isContextReader) {
    memory.readsContext = true;
    plain = renderInside() ?? plain;
  }
  if (typeof type === 'string') plain.needs.add('handler');
  // A component that looks the same at every window width does not depend on it.
  const readsSize = plain.needs.delete('size') && !plain.needs.has('effect');
  if (readsSize && !isSameInEveryWindow()) plain.needs.add('effect');
  const readsLocation = plain.needs.delete('location');
  const fields = takeNeeds(plain.needs, 'page:');
  const [redirect] = takeNeeds(plain.needs, 'redirect:');
  if (plain.error !== undefined) {
    const browserName = plain.error instanceof ReferenceError ? BROWSER_NAME.exec(plain.error.message)?.[1] : undefined;
    const { showError } = type as LiveComponent;
    if (browserName === undefined && !readsLocation) {
      if (showError) return showError(plain.error);
      throw plain.error;
    }
    const what = browserName === undefined ? 'needs the address of the page' : `reads \`${browserName}\``;
    // Docusaurus also shows live code only in the browser.
    if (!showError) {
      content.warn(
        'browser-only',
        `\`${shortName(name)}\` ${what} while it renders, so it is shown by the browser alone. Read it in an effect, or put the component into \`<BrowserOnly>\`.`,
        props,
        // There is no address while pages are compiled. Docusaurus has no other browser globals either.
        browserName === undefined ? undefined : 'error',
      );
    }
    return name === undefined ? '' : toIsland(name, new Set(['browser']), undefined);
  }
  if (redirect !== undefined) return renderRedirect(redirect, plain.html);
  if (plain.needs.size === 0) return withoutParts(plain.html);
  const asFrame = typeof type === 'string' ? undefined : renderAround(plain.html);
  if (asFrame !== undefined) return asFrame;
  if (name === undefined) {
    content.warn(
      'browser-only',
      'A component that no module exports needs the browser. It is shown, but does nothing.',
      props,
    );
    return withoutParts(plain.html);
  }
  return toIsland(name, plain.needs, plain.html);

  /** Inside the components around the page; undefined if it reads no context, or fails there, maybe for other reasons. */
  function renderInside(): ReturnType<typeof renderObserved> | undefined {
    around = content.around?.() ?? [];
    const inside = around.length > 0 ? renderObserved(render, props) : undefined;
    if (inside?.error === undefined && inside?.needs.delete('context')) return inside;
    around = [];
    return undefined;
  }

  /** The app redirects inside the site; the document redirects at once, unless only the browser knows the target. */
  function renderRedirect(target: string, html: string): string {
    let link = '';
    if (plain.needs.size === 0) {
      const address = content.reference('link', target, 'warn');
      const attributes = { 'http-equiv': 'refresh', content: `0; url=${address}`, [REDIRECT_ATTRIBUTE]: true } as const;
      content.addHeadTags([{ tag: 'meta', attributes }]);
      link = `<noscript><a href="${escapeHtml(address)}">${escapeHtml(address)}</a></noscript>`;
    }
    return name === undefined ? withoutParts(html) + link : toIsland(name, plain.needs.add('effect'), html) + link;
  }

  function toIsland(module: string, needs: Set<Need>, html: string | undefined): string {
    const aroundNames = (plain.readsFrom ?? []).flatMap((at) => host.nameOf(around[at]) ?? []);
    // The contexts of parts around the page reach all of it.
    const isAround = findThemePart(content.part?.name)?.isAround === true;
    const contexts = { around: aroundNames, gives: plain.providesContext === true && isAround };
    return renderIsland({ name: module, props, needs, fields, prefix, contexts, render, content, host }, html);
  }

  function isSameInEveryWindow(): boolean {
    return (['desktop', 'mobile'] as const).every((size) => {
      const { html, error } = windowSize.as(size, () => renderObserved(render, props));
      return error === undefined && bareHtml(html) === bareHtml(plain.html);
    });
  }

  /** The component itself may not need the browser; its children are handled separately. */
  function renderAround(expected: string): string | undefined {
    const { children, ...rest } = props;
    if (!content.live || children === undefined || typeof children === 'string') return undefined;
    const inside = renderAlone(children);
    if (inside === undefined) return undefined;
    const { html, needs, error } = renderObserved(render, { ...rest, children: inside });
    takeNeeds(needs, 'page:');
    needs.delete('context');
    const isSame =
      error === undefined && needs.size === 0 && bareHtml(content.live.fillIn(html)) === bareHtml(expected);
    return isSame ? withoutParts(html) : undefined;
  }

  /** Undefined if they only work inside the component, which may read their properties without rendering them. */
  function renderAlone(children: unknown): string | undefined {
    try {
      return content.live?.keep(unobserved(() => host.renderContent(children, content)));
    } catch {
      return undefined;
    }
  }
}

/**
 * The values of needs with a prefix, which are removed. The server knows the page, so reading it does not make a
 * component live; a live one reads it again.
 */
function takeNeeds(needs: Set<Need>, prefix: 'page:' | 'redirect:'): string[] {
  const found = [...needs].filter((need) => need.startsWith(prefix));
  for (const need of found) needs.delete(need);
  return found.map((need) => need.slice(prefix.length));
}

function renderObserved(render: (props: SiteProps) => string, props: SiteProps) {
  const state: { error?: unknown } = {};
  const { result, ...observed } = observe(() => {
    try {
      return render(props);
    } catch (error) {
      state.error = error ?? new Error('It throws nothing that could be shown.');
      return '';
    }
  });
  return { html: result, ...observed, error: state.error };
}
