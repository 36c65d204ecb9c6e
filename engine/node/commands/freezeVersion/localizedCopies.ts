import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { SiteConfig } from '../../read/config/types.ts';
import type { Placement } from './placeAll.ts';
import { CURRENT_VERSION } from '../../read/content/docs/versions/versionFiles.ts';

/**
 * Copies the translations of the current docs into the new version, even for locales that are not built: translations
 * left behind would never match a version again.
 */
export function localizedCopies(config: SiteConfig, instanceId: string, name: string): Placement[] {
  const { defaultLocale, localeConfigs, path: i18nPath } = config.i18n;
  const root = path.resolve(config.siteDir, i18nPath);
  if (!existsSync(root)) return [];
  const own = localeConfigs[defaultLocale]?.path ?? defaultLocale;
  const plugin = `docusaurus-plugin-content-docs${instanceId === 'default' ? '' : `-${instanceId}`}`;
  return readdirSync(root)
    .filter((locale) => locale !== own)
    .flatMap((locale) => {
      const dir = path.join(root, locale, plugin);
      return [
        { from: path.join(dir, CURRENT_VERSION), to: path.join(dir, `version-${name}`) },
        { from: path.join(dir, `${CURRENT_VERSION}.json`), to: path.join(dir, `version-${name}.json`) },
      ];
    })
    .filter(({ from }) => existsSync(from));
}
