import { cleanFile, documentFile, isExternal, resolvePath, type PathRules } from '../../shared/url/sitePaths.ts';
import type { RoutePath } from '../../shared/siteData.ts';
import { documentOf, type ArticleForm } from './articleForm.ts';
import { toAbsolute } from './pages/createHead.ts';
import { encodeForUrl } from './styles/createStyleAddresses.ts';

export interface AddressPlace {
  rules: PathRules;
  /** Where the output folder is published. */
  root: { url: string; baseUrl: string };
}

/** Converts the addresses of an article's links, which are relative to its document, for use elsewhere. */
export function createArticleAddresses(
  { rules, root }: AddressPlace,
  request: { routePath: RoutePath; form: ArticleForm; root?: string },
) {
  const document = `/${documentFile(documentOf(request) ?? '/', rules)}`;
  const isApart = (href: string) => request.root !== undefined || isExternal(href) || /^(?:#|$)/.test(href);
  return {
    /** For style sheets, which are in a folder below the root. */
    fromStyles: (href: string) => encodeForUrl(isApart(href) ? href : `..${resolvePath(href, document)}`),
    /** For use anywhere. */
    absolute: (href: string) =>
      isApart(href) ? href : toAbsolute(root, cleanFile(resolvePath(href, document).slice(1))),
  };
}
