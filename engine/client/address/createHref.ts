import { useCallback } from 'react';
import type { LinkTarget, RoutePath } from '../../shared/siteData.ts';
import { toRootedHref } from '../../shared/url/notFoundRoot.ts';
import { type PathRules, toHref } from '../../shared/url/sitePaths.ts';
import { useRuntime, useStore } from '../runtime/RuntimeContext.ts';
import type { HrefStyle } from '../runtime/types.ts';

/** Like `toHref`, but relative to the root if the document is shown at an address that is not its own. */
export function createHref(from: RoutePath, target: LinkTarget, rules: PathRules, style: HrefStyle): string {
  return toRootedHref(toHref(from, target, rules, style.form), style.root);
}

/** The `href` of a target, relative to the page on screen and in this host's form. */
export function useHref(): (target: LinkTarget) => string {
  const { site, view, hrefStyle, toHref } = useRuntime();
  const { path } = useStore(view).page;
  const style = useStore(hrefStyle);
  const href = useCallback((target: LinkTarget) => createHref(path, target, site, style), [path, site, style]);
  return toHref ?? href;
}
