import { applyTrailingSlash, isExternal, splitTarget, withoutTrailingSlash } from '../../../shared/url/sitePaths.ts';
import type { SiteConfig } from '../../read/config/types.ts';
import type { ContentProblem } from '../../ground/problems.ts';
import type { SiteIndex } from './siteIndex.ts';

export interface SiteRedirect {
  /** Route path of the old address. */
  from: string;
  /** Route path with optional query and hash, or an absolute URL. */
  to: string;
}

/** Old addresses of the site, from the options of the redirects plugin. Invalid ones are reported and omitted. */
export function toRedirects(
  config: SiteConfig,
  index: SiteIndex,
  report: (problem: ContentProblem) => void,
): SiteRedirect[] {
  const { redirects: options, configPath, trailingSlash } = config;
  if (!options) return [];
  const found = new Map<string, string>();
  const add = (from: string, to: string) => {
    const old = withoutTrailingSlash(from.startsWith('/') ? from : `/${from}`);
    const page = index.findRoute(old);
    // `/a.html` finds the page `/a`, but is a separate address.
    if (page !== undefined && withoutTrailingSlash(page) === old) {
      report({
        severity: 'warning',
        filePath: configPath,
        code: 'redirect-conflict',
        message: `"${from}" is a page, so it is not redirected to "${to}".`,
      });
    } else if (found.has(old) && found.get(old) !== to) {
      report({
        severity: 'warning',
        filePath: configPath,
        code: 'redirect-conflict',
        message: `"${from}" is redirected to "${found.get(old)}" already, so not to "${to}".`,
      });
    } else {
      found.set(old, to);
    }
  };

  // Docusaurus's order: if two options redirect one address, the first counts.
  const pages = [...index.routePaths()].map((routePath) => applyTrailingSlash(routePath, trailingSlash));
  const { fromExtensions = [], toExtensions = [] } = options;
  for (const page of pages) {
    const bare = withoutTrailingSlash(page);
    if (page === '/' || fromExtensions.some((extension) => bare.endsWith(`.${extension}`))) continue;
    for (const extension of fromExtensions) {
      // Without trailing slashes the page itself is that file.
      if (extension !== 'html' || trailingSlash !== false) add(`${bare}.${extension}`, page);
    }
  }
  for (const page of pages) {
    const bare = withoutTrailingSlash(page);
    const extension = toExtensions.find((name) => bare.endsWith(`.${name}`));
    if (extension !== undefined) add(bare.slice(0, -extension.length - 1), page);
  }
  for (const { from, to } of options.redirects) {
    const target = toTarget(to);
    if (target !== undefined) for (const old of from) add(old, target);
  }
  for (const page of pages) {
    for (const old of [options.createRedirects?.(page) ?? []].flat()) add(old, page);
  }
  return [...found].map(([from, to]) => ({ from, to }));

  /** Docusaurus also changes the slash of addresses of other sites. They are not ours, so they stay as written. */
  function toTarget(to: string): string | undefined {
    if (isExternal(to)) return to;
    const { path, suffix } = splitTarget(to);
    const route = index.findRoute(path);
    const leftOut = route === undefined ? index.leftOut(path) : undefined;
    if (leftOut) {
      const message = `The redirect to "${to}" leads to a page that is left out: it is ${leftOut.reason}.`;
      report({ severity: 'warning', code: 'left-out-page', filePath: configPath, message });
    }
    const target = route ?? leftOut?.routePath;
    if (target !== undefined) return applyTrailingSlash(target, trailingSlash) + suffix;
    report({
      // An omitted plugin may have created it.
      severity: config.pageMakers.length > 0 ? 'warning' : 'error',
      filePath: configPath,
      code: 'broken-redirect',
      message: `The redirect to "${to}" leads to a page that does not exist.`,
    });
    return undefined;
  }
}
