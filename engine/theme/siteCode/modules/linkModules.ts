import { createNavLink } from './createNavLink.tsx';
import type { Platform } from './platform.ts';

/** Modules of the theme that link pages or stand around them. */
export function linkModules(platform: Platform): Record<string, Record<string, unknown>> {
  return {
    '@docusaurus/Link': { default: createNavLink(platform) },
    '@theme/Layout': { default: platform.Layout },
  };
}
