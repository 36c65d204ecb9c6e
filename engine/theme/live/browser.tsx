/** What the site's own code may import in the browser: the same names as on the server, and the same HTML. */
import * as React from 'react';
import type { ReactNode } from 'react';
import * as ReactDom from 'react-dom';
import * as jsxRuntime from 'react/jsx-runtime';
import type { Runtime } from '../../client/index.ts';
import { toHref } from '../../shared/url/sitePaths.ts';
import type { ContentContext } from '../../shared/renderer.ts';
import { ContentProvider } from '../content/contentContext.ts';
import { createThemeModules } from '../content/themeModules.ts';
import { escapeHtml } from '../document/escapeHtml.ts';
import { contentComponents } from '../registry/contentComponents.ts';
import { ComponentsContext } from '../registry/useComponents.ts';
import { createBrowserPlatform } from './browserPlatform.tsx';
import { shownTag } from './shownTag.ts';

type Create = (type: unknown, ...rest: unknown[]) => unknown;

const showing =
  (create: unknown): Create =>
  (type, ...rest) =>
    (create as Create)(typeof type === 'string' ? shownTag(type) : type, ...rest);

export function createIslandModules(runtime: Runtime): Record<string, Record<string, unknown>> {
  const react = { ...React, createElement: showing(React.createElement) };
  return createThemeModules(
    contentComponents,
    createBrowserPlatform(runtime, {
      react: { ...react, default: react },
      'react-dom': { ...ReactDom, default: ReactDom },
      'react/jsx-runtime': { ...jsxRuntime, jsx: showing(jsxRuntime.jsx), jsxs: showing(jsxRuntime.jsxs) },
    }),
  );
}

const components = { content: contentComponents };

export function IslandProviders({ runtime, children }: { runtime: Runtime; children?: ReactNode }) {
  const [content] = React.useState(() => createBrowserContent(runtime));
  return (
    <ComponentsContext value={components}>
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
    get siteConfig() {
      return { ...octavo.siteConfig, baseUrl: new URL(octavo.root!).pathname };
    },
  };
}

/** A page as links are written here; a file from the site's root. */
function toAddress(target: string, { site, view, hrefStyle }: Runtime): string {
  if (!target.startsWith('/') || target.startsWith('//')) return target;
  if (/\.\w+$/.test(target.split(/[?#]/, 1)[0] ?? '')) return octavo.root + target.slice(1);
  return toHref(view.get().page.path, target, site, hrefStyle.get().form);
}
