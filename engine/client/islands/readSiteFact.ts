import type { SiteFact } from '../../shared/generatedModules.ts';

/** Of what code may ask of the site, what scripts brought along. The base URL is the one where readers are. */
export function readSiteFact(fact: SiteFact): unknown {
  const { siteConfig, globalData = {}, messages = {}, siteMetadata, siteStorage } = octavo;
  const baseUrl = new URL(octavo.dataFolder ?? '', octavo.root).pathname;
  return {
    siteConfig: { ...siteConfig, baseUrl },
    i18n: siteConfig?.i18n,
    globalData,
    codeTranslations: messages,
    siteMetadata,
    siteStorage,
  }[fact];
}
