import { Details } from '../../content/Details.tsx';
import { commonExports, hookModules } from './hookModules.tsx';
import type { Platform } from './platform.ts';
import { themeCommon } from './themeCommon.ts';

type Modules = Record<string, Record<string, unknown>>;

/** The hooks with which components of Docusaurus's theme read their page and the reader's choices. */
export function themeHookModules(platform: Platform): Modules {
  const hooks = hookModules(platform);
  return {
    ...hooks,
    '@docusaurus/theme-common': {
      Details,
      ...hooks['@docusaurus/theme-common/internal'],
      ...commonExports(platform),
      ...themeCommon(platform),
    },
  };
}
