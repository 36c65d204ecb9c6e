import { ownValue } from './ownValue.ts';

/** Docusaurus's generated modules for code, under `@generated`. */
export type SiteFact = 'siteConfig' | 'i18n' | 'globalData' | 'codeTranslations' | 'siteMetadata' | 'siteStorage';

export type ReadFact = (fact: SiteFact) => unknown;

export const GENERATED_MODULES: Readonly<Record<string, SiteFact>> = {
  '@generated/docusaurus.config': 'siteConfig',
  '@generated/i18n': 'i18n',
  '@generated/globalData': 'globalData',
  '@generated/codeTranslations': 'codeTranslations',
  '@generated/site-metadata': 'siteMetadata',
  '@generated/site-storage': 'siteStorage',
};

/** The modules; `read` is called when one of them is imported. */
export function toGeneratedModules(read: ReadFact): Record<string, { default: unknown }> {
  return Object.fromEntries(
    Object.entries(GENERATED_MODULES).map(([name, fact]) => [
      name,
      {
        get default() {
          return read(fact);
        },
      },
    ]),
  );
}

const CHUNKS = "it lists the chunks of Docusaurus's own client, which there are not here";

/** Modules that only Docusaurus's own client can use, with the reason. */
const FOR_DOCUSAURUS: Readonly<Record<string, string>> = {
  '@generated/client-modules': "it is for Docusaurus's own client; here client modules run by themselves",
  '@generated/registry': CHUNKS,
  '@generated/routes': "it lists the routes for Docusaurus's own client",
  '@generated/routesChunkNames': CHUNKS,
};

export function whyNotGenerated(source: string): string | undefined {
  return ownValue(FOR_DOCUSAURUS, source);
}
