/** What the site's own code may import in the browser: the same names as on the server, and the same HTML. */
import { useState, type ReactNode } from 'react';
import type { Runtime } from '../../client/index.ts';
import type { ContentContext } from '../../shared/renderer.ts';
import { ContentProvider } from '../content/contentContext.ts';
import { docusaurusModules } from '../content/docusaurusModules.ts';
import { escapeHtml } from '../document/escapeHtml.ts';
import type { ContentComponents } from '../registry/ThemeComponents.ts';
import { ComponentsContext } from '../registry/useComponents.ts';
import { baseOf, createBrowserPlatform } from './browserPlatform.tsx';
import type { Platform } from './platform.ts';
import { shownTag } from './shownTag.ts';

type Create = (type: unknown, ...rest: unknown[]) => unknown;

const showing =
  (create: unknown): Create =>
  (type, ...rest) =>
    (create as Create)(typeof type === 'string' ? shownTag(type) : type, ...rest);

type Modules = Record<string, Record<string, unknown>>;

/** What the script with the theme's own components brings, on pages that need them. */
export interface ThemePart {
  modules(platform: Platform): Modules;
  components: ContentComponents;
}

export function createIslandPlatform(runtime: Runtime): Platform {
  const { React, ReactDom, jsxRuntime } = octavo.react!;
  const react = { ...React, createElement: showing(React.createElement) };
  return createBrowserPlatform(runtime, {
    react: { ...react, default: react },
    'react-dom': { ...ReactDom, default: ReactDom },
    'react/jsx-runtime': { ...jsxRuntime, jsx: showing(jsxRuntime.jsx), jsxs: showing(jsxRuntime.jsxs) },
  });
}

export function createIslandModules(platform: Platform, theme: ThemePart | undefined): Modules {
  const dataPart = octavo.islandData as ThemePart['modules'] | undefined;
  const modules: Modules = { ...platform.reactModules, ...docusaurusModules(platform), ...theme?.modules(platform) };
  // A module may have hooks for the page, which the theme brings, and for the data of plugins.
  for (const [name, exports] of Object.entries(dataPart?.(platform) ?? {})) {
    modules[name] = { ...modules[name], ...exports };
  }
  return modules;
}

interface ProvidersProps {
  runtime: Runtime;
  theme: ThemePart | undefined;
  children?: ReactNode;
}

export function IslandProviders({ runtime, theme, children }: ProvidersProps) {
  const [content] = useState(() => createBrowserContent(runtime));
  return (
    <ComponentsContext value={{ content: theme?.components }}>
      <ContentProvider value={content}>{children}</ContentProvider>
    </ComponentsContext>
  );
}

function createBrowserContent(runtime: Runtime): ContentContext {
  return {
    reference: (_kind, target) => toAddress(target, runtime),
    addHeadTags() {},
    slot: () => '',
    code: ({ code, language = 'text', title }) => ({
      language,
      title,
      lines: code.split('\n').map((line) => ({ html: escapeHtml(line), classNames: [] })),
    }),
    diagram: () => undefined,
    warn() {},
    fail(message) {
      throw new Error(message);
    },
    translate: runtime.translate,
    toc: [],
    frontMatter: {},
    globalData(name) {
      const all = octavo.globalData ?? {};
      return name === undefined ? all : all[name];
    },
    get part() {
      return { name: '', page: runtime.view.get().page.part ?? {} };
    },
    get siteConfig() {
      return { ...octavo.siteConfig, baseUrl: baseOf(runtime) };
    },
  };
}

/** A page as links are written here; a file from the site's root. */
function toAddress(target: string, { site, view, hrefStyle }: Runtime): string {
  if (!target.startsWith('/') || target.startsWith('//')) return target;
  // As on the server: what is written with the configured base means the same page.
  if (target.startsWith(site.baseUrl)) target = `/${target.slice(site.baseUrl.length)}`;
  if (/^[^?#]*\.\w+(?:[?#]|$)/.test(target)) return octavo.root + target.slice(1);
  return octavo.createHref!(view.get().page.path, target, site, hrefStyle.get());
}
