import { createNavLink } from './createNavLink.tsx';
import type { Platform } from './platform.ts';

/** Modules of the theme for links and for the frame around pages. */
export function linkModules(platform: Platform): Record<string, Record<string, unknown>> {
  return {
    '@docusaurus/Link': { default: createNavLink(platform) },
    '@theme/Layout': { default: platform.Layout },
  };
}
