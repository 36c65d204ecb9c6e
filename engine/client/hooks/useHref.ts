import { useCallback } from 'react';
import type { LinkTarget } from '../../shared/siteData.ts';
import { useRuntime, useStore } from '../runtime/RuntimeContext.ts';
import { createHref } from '../router/createHref.ts';

/** The `href` of a target, as seen from the page on screen and as this host wants it. */
export function useHref(): (target: LinkTarget) => string {
  const { site, view, hrefStyle } = useRuntime('useHref');
  const { path } = useStore(view).page;
  const style = useStore(hrefStyle);
  return useCallback((target) => createHref(path, target, site, style), [path, site, style]);
}
