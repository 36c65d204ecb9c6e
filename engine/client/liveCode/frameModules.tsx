/** The modules that the site's scope may import in the frame. A missing module becomes an empty component. */
import { clsx } from 'clsx';
import * as React from 'react';
import * as ReactDom from 'react-dom';
import * as jsxRuntime from 'react/jsx-runtime';
import { createElement, Fragment, type ReactNode } from 'react';
import { ErrorBoundary } from '../islands/ErrorBoundary.tsx';
import type { Exports } from '../islands/siteModules.ts';

interface LinkProps {
  to?: string;
  href?: string;
  children?: ReactNode;
}

export function frameModules(): Record<string, Exports> {
  const toAddress = (url: string) => (url.startsWith('/') ? octavo.root! + url.slice(1) : url);
  const Link = ({ to, href = to, ...props }: LinkProps) =>
    createElement('a', { ...props, href: href && toAddress(href) });
  return {
    react: { ...React, default: React },
    'react-dom': { ...ReactDom, default: ReactDom },
    'react/jsx-runtime': { ...jsxRuntime },
    clsx: { default: clsx, clsx },
    '@docusaurus/Link': { default: Link },
    '@docusaurus/useBaseUrl': { default: toAddress, useBaseUrlUtils: () => ({ withBaseUrl: toAddress }) },
    '@docusaurus/useIsBrowser': { default: () => true },
    '@docusaurus/ExecutionEnvironment': {
      default: { canUseDOM: true, canUseEventListeners: true, canUseViewport: true },
    },
    '@docusaurus/BrowserOnly': { default: ({ children }: { children?: () => ReactNode }) => children?.() },
    '@docusaurus/ErrorBoundary': { default: ErrorBoundary },
    '@docusaurus/Head': { default: () => null },
    '@docusaurus/Translate': {
      default: ({ children }: { children?: ReactNode }) => createElement(Fragment, null, children),
      translate: ({ message, id }: { message?: string; id?: string }) => message ?? id,
    },
  };
}
