import { isExternal } from '../../../../shared/url/sitePaths.ts';

export interface UrlConfig {
  url: string;
  baseUrl: string;
  future?: { experimental_router?: string };
}

/** An address with that of the site in front. Nothing in hash routing, which knows no other than relative ones, as in Docusaurus. */
export function toAbsolute(target: string, { url, baseUrl, future }: UrlConfig): string | undefined {
  if (isExternal(target) || future?.experimental_router === 'hash') return undefined;
  return url + (target.startsWith(baseUrl) ? target : baseUrl + target.replace(/^\//, ''));
}
