/** The data that Docusaurus passes to site code besides the configuration. */
import { createHash } from 'node:crypto';
import type { SiteConfig } from './types.ts';

export interface SiteMetadata {
  docusaurusVersion: string;
  /** The version in the site's own `package.json`. */
  siteVersion?: string;
  pluginVersions: Record<string, unknown>;
}

export interface SiteStorage {
  type: SiteConfig['storage']['type'];
  /** The suffix of storage keys. */
  namespace: string;
}

export function toSiteMetadata(docusaurusVersion: string, siteVersion: string | undefined): SiteMetadata {
  return { docusaurusVersion, siteVersion, pluginVersions: {} };
}

export function toSiteStorage({ storage, url, baseUrl }: Pick<SiteConfig, 'storage' | 'url' | 'baseUrl'>): SiteStorage {
  const { type, namespace } = storage;
  const name = namespace === true ? hashOfAddress(url + baseUrl) : namespace;
  return { type, namespace: name ? `-${name}` : '' };
}

/** The same value as Docusaurus's: two sites of one host have different ones. */
function hashOfAddress(address: string): string {
  return createHash('md5').update(address.replace(/\/?$/, '/')).digest('hex').slice(0, 3);
}
