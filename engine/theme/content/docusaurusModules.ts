import { interpolate } from '../interpolate.tsx';
import type { CorePlatform } from '../live/platform.ts';
import { AsIs } from './AsIs.ts';
import { useBaseUrl, useBaseUrlUtils } from './images.tsx';
import { Link } from './Link.tsx';
import { Interpolate, Translate, translate } from './Translate.tsx';
import { useDocusaurusContext } from './useDocusaurusContext.ts';

/** What Docusaurus itself gives to code, without the theme. */
export function docusaurusModules(platform: CorePlatform): Record<string, Record<string, unknown>> {
  const { BrowserOnly, ErrorBoundary, useIsBrowser } = platform;
  return {
    '@mdx-js/react': { MDXProvider: AsIs, useMDXComponents: () => ({}) },
    '@docusaurus/BrowserOnly': { default: BrowserOnly },
    '@docusaurus/ErrorBoundary': { default: ErrorBoundary },
    '@docusaurus/ExecutionEnvironment': { default: platform.executionEnvironment },
    '@docusaurus/Head': { default: platform.Head },
    '@docusaurus/Interpolate': { default: Interpolate, interpolate },
    '@docusaurus/Link': { default: Link },
    '@docusaurus/Translate': { default: Translate, translate },
    '@docusaurus/isInternalUrl': { default: (url: string) => !/^(?:\w*:|\/\/)/.test(url) },
    '@docusaurus/useBaseUrl': { default: useBaseUrl, useBaseUrlUtils },
    '@docusaurus/useBrokenLinks': { default: () => ({ collectAnchor() {}, collectLink() {} }) },
    '@docusaurus/useDocusaurusContext': { default: useDocusaurusContext },
    '@docusaurus/useIsBrowser': { default: useIsBrowser },
    '@docusaurus/useIsomorphicLayoutEffect': { default: platform.useIsomorphicLayoutEffect },
  };
}
