/** What content and site code may import, by the names they know. */
import { createElement, type ReactNode } from 'react';
import { interpolate } from '../interpolate.tsx';
import { classNames } from '../live/classNames.ts';
import type { Platform } from '../live/platform.ts';
import type { ContentComponents } from '../registry/ThemeComponents.ts';
import { CURRENT_ITEMS } from './DocCardList.tsx';
import { Head } from './Head.tsx';
import { IdealImage, ThemedImage, useBaseUrl, useBaseUrlUtils } from './images.tsx';
import { joinClassNames } from './joinClassNames.ts';
import { Link } from './Link.tsx';
import { Interpolate, Translate, translate } from './Translate.tsx';
import { useDocusaurusContext } from './useDocusaurusContext.ts';

type Modules = Record<string, Record<string, unknown>>;

function AsIs({ children }: { children?: ReactNode }): ReactNode {
  return children;
}

/** `<PageMetadata title description>`: what a page says of itself in its head. */
function PageMetadata({
  title,
  description,
  children,
}: {
  title?: string;
  description?: string;
  children?: ReactNode;
}) {
  const tags = [
    title === undefined ? null : createElement('title', { key: 'title' }, title),
    description === undefined ? null : createElement('meta', { key: 'd', name: 'description', content: description }),
  ];
  return createElement(Head, null, tags, children);
}

const useCurrentSidebarCategory = () => ({ type: 'category', label: '', items: CURRENT_ITEMS });

/** Components that a site may replace are given; the rest is fixed. */
export function createThemeModules(components: ContentComponents, platform: Platform): Modules {
  return {
    ...platform.reactModules,
    ...contentModules(components, platform),
    ...docusaurusModules(components, platform),
  };
}

function contentModules(components: ContentComponents, platform: Platform): Modules {
  const { Admonition, CodeBlock, Details, DocCardList, Heading, Mermaid, TabItem, Tabs, TOCInline } = components;
  return {
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
    '@theme/Layout': { default: platform.Layout },
    '@theme/Mermaid': { default: Mermaid },
    '@theme/MDXContent': { default: AsIs },
    '@theme/ThemedImage': { default: ThemedImage },
    '@theme/TOCInline': { default: TOCInline },
  };
}

function docusaurusModules({ Details }: ContentComponents, platform: Platform): Modules {
  const { BrowserOnly, ErrorBoundary, useColorMode, useHistory, useIsBrowser, useLocation, useWindowSize } = platform;
  return {
    '@docusaurus/BrowserOnly': { default: BrowserOnly },
    '@docusaurus/ErrorBoundary': { default: ErrorBoundary },
    '@docusaurus/ExecutionEnvironment': { default: platform.executionEnvironment },
    '@docusaurus/Head': { default: Head },
    '@docusaurus/Interpolate': { default: Interpolate, interpolate },
    '@docusaurus/Link': { default: Link },
    '@docusaurus/Translate': { default: Translate, translate },
    '@docusaurus/isInternalUrl': { default: (url: string) => !/^(?:\w*:|\/\/)/.test(url) },
    '@docusaurus/plugin-content-docs/client': { useCurrentSidebarCategory },
    '@docusaurus/router': { Link, NavLink: Link, useHistory, useLocation, useParams: () => ({}) },
    '@docusaurus/theme-common': {
      Collapsible: AsIs,
      Details,
      HtmlClassNameProvider: AsIs,
      PageMetadata,
      ThemeClassNames: classNames,
      useColorMode,
      useCurrentSidebarCategory,
      useThemeConfig: () => useDocusaurusContext().siteConfig.themeConfig ?? {},
      useWindowSize,
    },
    '@docusaurus/useBaseUrl': { default: useBaseUrl, useBaseUrlUtils },
    '@docusaurus/useBrokenLinks': { default: () => ({ collectAnchor() {}, collectLink() {} }) },
    '@docusaurus/useDocusaurusContext': { default: useDocusaurusContext },
    '@docusaurus/useGlobalData': {
      default: () => ({}),
      useAllPluginInstancesData: () => undefined,
      usePluginData: () => undefined,
    },
    '@docusaurus/useIsBrowser': { default: useIsBrowser },
    '@docusaurus/useIsomorphicLayoutEffect': { default: platform.useIsomorphicLayoutEffect },
    '@docusaurus/useRouteContext': { default: () => ({ plugin: { id: 'default', name: 'octavo' } }) },
  };
}
