/**
 * A component of the site's code, as content uses it. If it needs nothing from the browser, it becomes plain HTML.
 * Otherwise it becomes an island: its HTML, and what the browser needs to hydrate it.
 */
import { createElement, Fragment, isValidElement, type ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import {
  FRESH_ATTRIBUTE,
  ISLAND_TAG,
  OF_ATTRIBUTE,
  PART_ATTRIBUTE,
  PART_TAG,
  partProps,
  PREFIX_ATTRIBUTE,
  PROPS_ATTRIBUTE,
  readIslandValue,
  slotKey,
  splitName,
} from '../../../shared/island.ts';
import type { ContentContext } from '../../../shared/renderer.ts';
import { useContent } from '../../base/contentContext.ts';
import { escapeHtml } from '../../base/escapeHtml.ts';
import { renderInContexts } from './renderInContexts.ts';
import { keepMarkdown, keepParts } from './keepForLater.ts';
import { isObserving, mark, observe, tryAsBrowser, unobserved, type Need } from '../../base/observe.ts';
import { windowSize } from './windowSize.ts';
import { UnsendableError, writeIslandProps } from './writeIslandValue.ts';

export type SiteProps = Record<string, unknown>;

export interface SiteComponentHost {
  /** Unwraps a component made by `createSiteComponent`; returns anything else unchanged. */
  originalOf(type: unknown): unknown;
  /** `module#export` of an export of site code or of the theme. */
  nameOf(value: unknown): string | undefined;
  find(name: string): unknown;
  /** Wraps elements in the providers of content. */
  wrap(element: unknown, content: ContentContext): unknown;
  /** Renders content on its own. */
  renderContent(node: unknown, content: ContentContext): string;
}

/** Globals of browsers; code that reads them while rendering cannot be rendered here. */
const BROWSER_NAME =
  /^(window|document|navigator|location|history|localStorage|sessionStorage|screen|matchMedia|self|[A-Z]\w*(?:Observer|Element)|requestAnimationFrame|getComputedStyle) is not defined/;

/**
 * Takes the place of a site's component in content, with the same static properties, because other code may read them.
 */
export function createSiteComponent(type: ComponentType<SiteProps> | string, host: SiteComponentHost) {
  return function SiteComponent(props: SiteProps) {
    const content = useContent();
    // Inside another component that is being rendered, it is a part of that one.
    if (isObserving()) {
      if (typeof type === 'string') mark('handler');
      return createElement(type, props);
    }
    return content.live
      ? content.live.keep(renderSiteComponent(type, props, content, host))
      : createElement(type, props);
  };
}

function renderSiteComponent(
  type: ComponentType<SiteProps> | string,
  props: SiteProps,
  content: ContentContext,
  host: SiteComponentHost,
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
  let plain = renderObserved(render, props);
  if (plain.needs.delete('context')) {
    around = content.around?.() ?? [];
    const inContexts = around.length > 0 ? renderObserved(render, props) : plain;
    inContexts.needs.delete('context');
    // They may fail here for their own reasons.
    if (inContexts.error === undefined) plain = inContexts;
    else around = [];
  }
  if (typeof type === 'string') plain.needs.add('handler');
  // A component that looks the same at every window width does not depend on it.
  if (plain.needs.delete('size') && !isSameInEveryWindow()) plain.needs.add('effect');
  const readsLocation = plain.needs.delete('location');
  const fields = takeFields(plain.needs);
  if (plain.error !== undefined) {
    const browserName = plain.error instanceof ReferenceError ? BROWSER_NAME.exec(plain.error.message)?.[1] : undefined;
    if (browserName === undefined && !readsLocation) throw plain.error;
    const what = browserName === undefined ? 'needs the address of the page' : `reads \`${browserName}\``;
    content.warn(
      'browser-only',
      `\`${shortName(name)}\` ${what} while it renders, so it is shown by the browser alone. Read it in an effect, or put the component into \`<BrowserOnly>\`.`,
      props,
      // There is no address while pages are compiled. Docusaurus has no other browser globals either.
      browserName === undefined ? undefined : 'error',
    );
    return name === undefined ? '' : toIsland({ name, props, needs: new Set(['browser']) }, { fresh: true });
  }
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
  return toIsland({ name, props, needs: plain.needs }, { plain: plain.html });

  function isSameInEveryWindow(): boolean {
    return (['desktop', 'mobile'] as const).every((size) => {
      const { html, error } = windowSize.as(size, () => renderObserved(render, props));
      return error === undefined && bare(html) === bare(plain.html);
    });
  }

  /** The component itself may need nothing; its children take care of themselves. */
  function renderAround(expected: string): string | undefined {
    const { children, ...rest } = props;
    if (!content.live || children === undefined || typeof children === 'string') return undefined;
    const inside = content.live.keep(unobserved(() => host.renderContent(children, content)));
    const { html, needs, error } = renderObserved(render, { ...rest, children: inside });
    takeFields(needs);
    needs.delete('context');
    const isSame = error === undefined && needs.size === 0 && bare(content.live.fillIn(html)) === bare(expected);
    return isSame ? withoutParts(html) : undefined;
  }

  interface Island {
    name: string;
    props: SiteProps;
    needs: Set<Need>;
  }

  function toIsland(island: Island, { plain: expected, fresh }: { plain?: string; fresh?: boolean }): string {
    let reason = '';
    for (const inspectsChildren of [false, true]) {
      try {
        const attempt = tryIsland(island, inspectsChildren, fresh ?? false);
        const isEqual = fresh || bare(attempt.html) === bare(expected ?? '');
        // A component that never renders the same twice cannot be compared with itself.
        if (isEqual || (inspectsChildren && bare(unobserved(() => render(island.props))) !== bare(expected ?? ''))) {
          return writeIsland(island, attempt, fresh ?? false);
        }
        reason = 'it renders otherwise from what the browser would be told';
      } catch (error) {
        // A component that inspects its children fails with slots in their place.
        if (!(error instanceof UnsendableError) && inspectsChildren) throw error;
        reason = error instanceof Error ? error.message : String(error);
      }
    }
    content.warn(
      'browser-only',
      `\`${shortName(island.name)}\` needs the browser, but its properties cannot be sent there: ${reason}. It is shown as it is.`,
      props,
    );
    return withoutParts(expected ?? '');
  }

  function tryIsland(island: Island, inspectsChildren: boolean, fresh: boolean) {
    const slots: string[] = [];
    const modules: string[] = [];
    const addModule = (used: string): void => {
      const [module] = splitName(used);
      if (module !== undefined) modules.push(module);
    };
    addModule(island.name);
    const written = writeIslandProps(
      island.props,
      {
        nameOf(value) {
          const used = host.nameOf(value);
          if (used !== undefined) addModule(used);
          return used;
        },
        slot: (node) => slots.push(unobserved(() => host.renderContent(node, content))) - 1,
      },
      inspectsChildren,
    );
    const json = JSON.stringify(written);
    const read = readIslandValue(JSON.parse(json), {
      createElement: createElement as never,
      Fragment,
      find: (used) => (used.includes('#') ? host.find(used) : used),
      slot: (number) => createElement(PART_TAG, partProps(slotKey(prefix, number), slots[number] ?? '')),
    }) as SiteProps;
    const html = fresh ? '' : observe(() => render(read)).result;
    return { json, html, slots, modules, read };
  }

  function writeIsland(
    { name, needs }: Island,
    { json, html, slots, modules, read }: ReturnType<typeof tryIsland>,
    fresh: boolean,
  ) {
    const atOnce = needs.has('effect') || needs.has('browser');
    for (const id of modules) content.live?.add(id, atOnce);
    for (const field of fields) content.live?.needField?.(field);
    const hidden = slots.map((slot, index) => {
      const start = `<${PART_TAG} ${PART_ATTRIBUTE}="${slotKey(prefix, index)}"`;
      return html.includes(start) ? '' : `${start} hidden="">${slot}</${PART_TAG}>`;
    });
    const keeper = { live: content.live!, html };
    // Browser code runs here only to find such parts.
    if (needs.has('browser') && modules.some((id) => content.live?.mayShowParts?.(id))) {
      // With the browser's properties: what is in slots is on the page already.
      const parts = tryAsBrowser(() => render(read));
      keepParts(parts, keeper);
    }
    keepMarkdown(modules, keeper, { content, host });
    const attributes = [
      `${OF_ATTRIBUTE}="${escapeHtml(name)}"`,
      `${PROPS_ATTRIBUTE}="${escapeHtml(json)}"`,
      `${PREFIX_ATTRIBUTE}="${prefix}"`,
      ...(fresh ? [`${FRESH_ATTRIBUTE}=""`] : []),
    ];
    return `<${ISLAND_TAG} ${attributes.join(' ')}>${html}</${ISLAND_TAG}>${hidden.join('')}`;
  }
}

/** Components recognise children by their types, so these become the site's own again, at any depth. */
function withOriginals(props: SiteProps, host: SiteComponentHost): SiteProps {
  const entries = Object.entries(props).map(([name, value]) => [name, toOriginal(value, host)] as const);
  return entries.some(([name, value]) => value !== props[name]) ? Object.fromEntries(entries) : props;
}

function toOriginal(value: unknown, host: SiteComponentHost): unknown {
  if (Array.isArray(value)) {
    const items = value.map((item) => toOriginal(item, host));
    return items.some((item, index) => item !== value[index]) ? items : value;
  }
  if (!isValidElement<SiteProps>(value)) return value;
  const type = host.originalOf(value.type) as ComponentType<SiteProps>;
  const props = withOriginals(value.props, host);
  return type === value.type && props === value.props ? value : createElement(type, { ...props, key: value.key });
}

/** The server knows the page, so reading it does not make a component live; a live one reads it again. */
function takeFields(needs: Set<Need>): string[] {
  const found = [...needs].filter((need) => need.startsWith('page:'));
  for (const need of found) needs.delete(need);
  return found.map((need) => need.slice('page:'.length));
}

function renderObserved(render: (props: SiteProps) => string, props: SiteProps) {
  const state: { error?: unknown } = {};
  const { result, needs } = observe(() => {
    try {
      return render(props);
    } catch (error) {
      state.error = error ?? new Error('It throws nothing that could be shown.');
      return '';
    }
  });
  return { html: result, needs, error: state.error };
}

const MARKER = new RegExp(`(</?(?:${ISLAND_TAG}|${PART_TAG})(?: [^>]*)?>)`);

/** What a reader sees first: HTML without hidden parts, and without markers that only React needs. */
function bare(html: string): string {
  let depth = 0;
  let hiddenAt = Infinity;
  const isShown = (piece: string, index: number): boolean => {
    if (index % 2 === 0) return depth < hiddenAt;
    depth += piece.startsWith('</') ? -1 : 1;
    if (depth < hiddenAt) hiddenAt = piece.endsWith(' hidden="">') ? depth : Infinity;
    return false;
  };
  return withoutComments(html).split(MARKER).filter(isShown).join('');
}

/** Plain HTML: nothing hydrates it, so the theme parts in it need no keys. */
function withoutParts(html: string): string {
  return withoutComments(html).replace(new RegExp(`</?${PART_TAG}(?: [^>]*)?>`, 'g'), '');
}

function withoutComments(html: string): string {
  return html.replace(/<!--[^]*?-->/g, '');
}

function shortName(name: string | undefined): string {
  const [module, key] = splitName(name ?? 'A component');
  return module === undefined || key !== 'default'
    ? key
    : (/([^/]+?)(?:\/index)?(?:\.\w+)?$/.exec(module)?.[1] ?? module);
}
