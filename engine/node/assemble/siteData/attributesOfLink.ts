import type { TextLanguage } from '../../../shared/siteData.ts';
import { isExternal } from '../../../shared/url/sitePaths.ts';

/** Docusaurus passes all other keys of an item to its link, where these have a meaning. */
const ATTRIBUTE = /^(?:title|id|lang|hrefLang|download|referrerPolicy|tabIndex|(?:aria|data)-[\w-]+)$/;

interface LinkAttributes {
  attributes?: Record<string, string>;
  target?: string;
  rel?: string;
  hidesIcon?: true;
}

/** What an item of the navbar or the footer says of its link, besides label and address. */
export function attributesOfLink(
  item: { to?: string; target?: string; rel?: string },
  language: TextLanguage | undefined,
): LinkAttributes {
  const { to, target, rel } = item;
  const found = Object.entries(item).filter(([name, value]) => ATTRIBUTE.test(name) && value !== undefined);
  const attributes = { ...language, ...Object.fromEntries(found.map(([name, value]) => [name, String(value)])) };
  return {
    ...(Object.keys(attributes).length > 0 && { attributes }),
    ...(to !== undefined && isExternal(to) && { hidesIcon: true }),
    target,
    rel,
  };
}
