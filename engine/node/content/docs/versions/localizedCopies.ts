import { existsSync } from 'node:fs';
import path from 'node:path';
import type { SiteConfig } from '../../../config/types.ts';
import { CURRENT_VERSION } from './versionFiles.ts';
import type { Placement } from './placeAll.ts';

/** Translations of the current docs go with them into a new version. */
export function localizedCopies(config: SiteConfig, instanceId: string, name: string): Placement[] {
  const { defaultLocale, locales, localeConfigs, path: i18nPath } = config.i18n;
  const plugin = `docusaurus-plugin-content-docs${instanceId === 'default' ? '' : `-${instanceId}`}`;
  return locales
    .filter((locale) => locale !== defaultLocale)
    .flatMap((locale): Placement[] => {
      const dir = path.join(path.resolve(config.siteDir, i18nPath), localeConfigs[locale]?.path ?? locale, plugin);
      return [
        { from: path.join(dir, CURRENT_VERSION), to: path.join(dir, `version-${name}`) },
        { from: path.join(dir, `${CURRENT_VERSION}.json`), to: path.join(dir, `version-${name}.json`) },
      ];
    })
    .filter(({ from }) => from !== undefined && existsSync(from));
}
