import type { ComponentType, ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import type { ContentContext, SiteCodeRuntime } from '../../../shared/renderer.ts';
import { remember } from '../../../shared/remember.ts';
import { setMessages } from '../../content/Translate.tsx';
import { partElement } from '../parts/partElement.tsx';
import { beginObserving } from '../../base/observe.ts';
import { createExportNames } from './exportNames.ts';
import { isLoading, noteProps, settleLoads } from './observedReact.ts';
import { generatedModules, setFacts } from './serverFacts.ts';
import { createSiteComponent, type SiteProps } from './SiteComponent.tsx';

/** The site's own components on the server. `modules` are the engine's; `wrap` puts providers around an element. */
export function createSiteCodeRuntime(
  modules: Record<string, Record<string, unknown>>,
  wrap: (node: ReactNode, context: ContentContext) => ReactNode,
): SiteCodeRuntime {
  const names = createExportNames();
  const shown = new WeakMap<object, unknown>();
  const originals = new WeakMap<object, unknown>();
  const own = new WeakSet<object>();
  // Data in properties is sent unchanged.
  for (const [id, exports] of Object.entries(modules)) if (!(id in generatedModules)) names.add(id, exports);
  /** Even if the site's own table of components includes them. */
  const engine = new Set(
    Object.values(modules).flatMap((exports) => [
      ...Object.values(exports),
      ...Object.values(componentsIn(exports.default)),
    ]),
  );
  const host = {
    nameOf: names.nameOf,
    find: names.find,
    originalOf: (type: unknown) => originals.get(type as object) ?? type,
    wrap: (element: unknown, context: ContentContext) => wrap(element as ReactNode, context),
    renderContent: (node: unknown, context: ContentContext) => renderToString(wrap(node as ReactNode, context)),
  };

  // In content they are islands like any component that needs a browser.
  const { Route, Redirect } = modules['@docusaurus/router']!;
  for (const known of [modules['@docusaurus/BrowserOnly']!.default, Route, Redirect]) own.add(known as object);
  setMessages(() => undefined);

  function show(type: unknown): unknown {
    if (typeof type === 'string' || !own.has(type as object)) return type;
    const known = shown.get(type as object);
    if (known) return known;
    const component = createSiteComponent(type as ComponentType<SiteProps>, host);
    shown.set(type as object, component);
    originals.set(component, type);
    // A component that receives it as a property can see where it comes from.
    names.alias(component, type);
    return component;
  }

  return {
    modules,
    begin(findMessage, readFact) {
      beginObserving();
      setMessages(findMessage);
      setFacts(readFact);
    },
    register(id, exports) {
      const all = Object.entries({ ...exports, ...componentsIn(exports.default) });
      // A table of components may contain the engine's own, which do not belong to a site.
      const owned = all.filter(([, value]) => !engine.has(value));
      names.add(id, Object.fromEntries(owned));
      for (const [, value] of owned) if (isComponent(value)) own.add(value as object);
    },
    shown: show,
    renderPart: (component, name, element, context) =>
      host.renderContent(
        partElement(component, name, element, { ...modules['@octavo/part'], ...modules['@docusaurus/router'], show }),
        context,
      ),
    element: remember((tag: string) => createSiteComponent(tag, host)),
    noteProps,
    settle: settleLoads,
    isLoading,
  };
}

/** Components of a module whose default export is a table of them, as `MDXComponents` is, by `default.Name`. */
function componentsIn(table: unknown): Record<string, unknown> {
  if (typeof table !== 'object' || table === null || Object.getPrototypeOf(table) !== Object.prototype) return {};
  const entries = Object.entries(table).filter(([, value]) => typeof value === 'function');
  return Object.fromEntries(entries.map(([name, value]) => [`default.${name}`, value]));
}

/** Functions, classes, and results of `memo` and `forwardRef`. */
function isComponent(value: unknown): boolean {
  return typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value);
}
