/** What content may import, by the names it knows. */
import * as React from 'react';
import type { ReactNode } from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import { interpolate } from '../interpolate.tsx';
import type { ContentComponents } from '../registry/ThemeComponents.ts';
import { BrowserOnly } from './BrowserOnly.tsx';
import { CURRENT_ITEMS } from './DocCardList.tsx';
import { Head } from './Head.tsx';
import { IdealImage, ThemedImage, useBaseUrl } from './images.tsx';
import { joinClassNames } from './joinClassNames.ts';
import { Link } from './Link.tsx';
import { Interpolate, Translate, translate } from './Translate.tsx';
import { useDocusaurusContext } from './useDocusaurusContext.ts';

const environment = {
  canUseDOM: false,
  canUseEventListeners: false,
  canUseIntersectionObserver: false,
  canUseViewport: false,
};

function AsIs({ children }: { children?: ReactNode }): ReactNode {
  return children;
}

const themeCommon = {
  Collapsible: AsIs,
  useColorMode: () => ({ colorMode: 'light', isDarkTheme: false, setColorMode() {} }),
  useCurrentSidebarCategory: () => ({ type: 'category', label: '', items: CURRENT_ITEMS }),
  useThemeConfig: () => useDocusaurusContext().siteConfig.themeConfig ?? {},
};

/** Components that a site may replace are given; the rest is fixed. */
export function createThemeModules(components: ContentComponents): Record<string, Record<string, unknown>> {
  const { Admonition, CodeBlock, Details, DocCardList, Heading, Mermaid, TabItem, Tabs, TOCInline } = components;
  return {
    react: { ...React, default: React },
    'react/jsx-runtime': { ...jsxRuntime },
    clsx: { default: joinClassNames, clsx: joinClassNames },
    '@mdx-js/react': { MDXProvider: AsIs, useMDXComponents: () => ({}) },
    '@theme/Tabs': { default: Tabs },
    '@theme/TabItem': { default: TabItem },
    '@theme/Admonition': { default: Admonition },
    '@theme/CodeBlock': { default: CodeBlock },
    '@theme/Details': { default: Details },
    '@theme/DocCardList': { default: DocCardList },
    '@theme/Heading': { default: Heading },
    '@theme/IdealImage': { default: IdealImage },
    '@theme/Mermaid': { default: Mermaid },
    '@theme/MDXContent': { default: AsIs },
    '@theme/ThemedImage': { default: ThemedImage },
    '@theme/TOCInline': { default: TOCInline },
    '@docusaurus/BrowserOnly': { default: BrowserOnly },
    '@docusaurus/ExecutionEnvironment': { default: environment },
    '@docusaurus/Head': { default: Head },
    '@docusaurus/Interpolate': { default: Interpolate, interpolate },
    '@docusaurus/Link': { default: Link },
    '@docusaurus/Translate': { default: Translate, translate },
    '@docusaurus/isInternalUrl': { default: (url: string) => !/^(?:\w*:|\/\/)/.test(url) },
    '@docusaurus/plugin-content-docs/client': { useCurrentSidebarCategory: themeCommon.useCurrentSidebarCategory },
    '@docusaurus/theme-common': { Details, ...themeCommon },
    '@docusaurus/useBaseUrl': { default: useBaseUrl, useBaseUrlUtils: () => ({ withBaseUrl: useBaseUrl }) },
    '@docusaurus/useDocusaurusContext': { default: useDocusaurusContext },
    '@docusaurus/useIsBrowser': { default: () => false },
  };
}
