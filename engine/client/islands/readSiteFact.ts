import type { SiteFact } from '../../shared/generatedModules.ts';

/** Reads a fact about the site that came with its scripts. The base URL is the reader's. */
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
