import { isExternal } from '../../../../shared/url/sitePaths.ts';

export interface UrlConfig {
  url: string;
  baseUrl: string;
  future?: { experimental_router?: string };
}

/**
 * An address with the site's URL in front. Undefined with hash routing, which only has relative addresses, as in
 * Docusaurus.
 */
export function toAbsolute(target: string, { url, baseUrl, future }: UrlConfig): string | undefined {
  if (isExternal(target) || future?.experimental_router === 'hash') return undefined;
  return url + (target.startsWith(baseUrl) ? target : baseUrl + target.replace(/^\//, ''));
}
