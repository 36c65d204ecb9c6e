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

  for (const { from, to } of options.redirects) {
    const { path, suffix } = splitTarget(to);
    const route = index.findRoute(path);
    const leftOut = route === undefined ? index.leftOut(path) : undefined;
    if (leftOut) {
      const message = `The redirect to "${to}" leads to a page that is left out: it is ${leftOut.reason}.`;
      report({ severity: 'warning', code: 'left-out-page', filePath: configPath, message });
    }
    const target = isExternal(to) ? to : (route ?? leftOut?.routePath);
    if (target === undefined) {
      report({
        // An omitted plugin may have created it.
        severity: config.pageMakers.length > 0 ? 'warning' : 'error',
        filePath: configPath,
        code: 'broken-redirect',
        message: `The redirect to "${to}" leads to a page that does not exist.`,
      });
      continue;
    }
    const final = isExternal(to) ? to : applyTrailingSlash(target, trailingSlash) + suffix;
    for (const old of from) add(old, final);
  }
  for (const routePath of index.routePaths()) {
    const to = applyTrailingSlash(routePath, trailingSlash);
    for (const old of [options.createRedirects?.(to) ?? []].flat()) add(old, to);
    for (const extension of options.fromExtensions ?? []) {
      // Without trailing slashes the page itself is that file; `/404.html` always is a file.
      const isPage = (extension === 'html' && trailingSlash === false) || routePath.endsWith(`.${extension}`);
      if (!isPage && routePath !== '/') add(`${withoutTrailingSlash(routePath)}.${extension}`, to);
    }
  }
  return [...found].map(([from, to]) => ({ from, to }));
}
