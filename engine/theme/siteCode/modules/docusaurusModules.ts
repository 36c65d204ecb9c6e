import type { CorePlatform } from './platform.ts';
import { useBaseUrl, useBaseUrlUtils } from '../../content/images.tsx';
import { Link } from '../../content/Link.tsx';
import { Translate, translate } from '../../content/Translate.tsx';
import { useDocusaurusContext } from './useDocusaurusContext.ts';

/** Docusaurus's own modules, without the theme; rarely used ones are in `seldomModules`. */
export function docusaurusModules(platform: CorePlatform): Record<string, Record<string, unknown>> {
  return {
    '@docusaurus/BrowserOnly': { default: platform.BrowserOnly },
    '@docusaurus/ExecutionEnvironment': { default: platform.executionEnvironment },
    '@docusaurus/Head': { default: platform.Head },
    '@docusaurus/Link': { default: Link },
    '@docusaurus/Translate': { default: Translate, translate },
    '@docusaurus/useBaseUrl': { default: useBaseUrl, useBaseUrlUtils },
    '@docusaurus/useDocusaurusContext': { default: useDocusaurusContext },
    '@docusaurus/useIsBrowser': { default: platform.useIsBrowser },
  };
}
