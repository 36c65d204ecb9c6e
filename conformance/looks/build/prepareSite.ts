import { readdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { copySite } from '../../build/copySite.ts';
import { commitSite } from './commitSite.ts';

export interface SiteVariant {
  /** Both keep the search that the folder has. */
  withSearch: boolean;
  /** Added to `customFields.octavo`. */
  octavo: Record<string, unknown>;
}

/** A copy of the folder, with its configuration adapted for measuring. */
export async function prepareSite(siteDir: string, copy: string, variant: SiteVariant): Promise<void> {
  await copySite(siteDir, copy);
  const file = (await readdir(copy)).find((name) => /^docusaurus\.config\.[cm]?[jt]s$/.test(name));
  if (file === undefined) throw new Error(`${siteDir} has no docusaurus.config.`);
  const given = file.replace('docusaurus', 'given');
  await rename(path.join(copy, file), path.join(copy, given));
  await writeFile(path.join(copy, 'docusaurus.config.ts'), toWrapper(given, variant));
  commitSite(copy);
}

/**
 * The site's own configuration, without a search unless requested. The faster bundler of Docusaurus changes the
 * JavaScript but not one byte of the HTML; Octavo ignores it.
 */
export function toWrapper(given: string, { withSearch, octavo }: SiteVariant): string {
  return `// @ts-nocheck
import * as loaded from './${given}';

const nameOf = (entry) => String(Array.isArray(entry) ? entry[0] : entry);
const isKept = (entry) => ${withSearch} || !/search/.test(nameOf(entry));

export default async function createConfig() {
  const given = loaded.default ?? loaded;
  const config = typeof given === 'function' ? await given() : given;
  const octavo = { ...config.customFields?.octavo, ...${JSON.stringify(octavo)} };
  const faster = { swcJsLoader: true, rspackBundler: true, mdxCrossCompilerCache: true };
  const { algolia, ...themeConfig } = config.themeConfig ?? {};
  return {
    ...config,
    themeConfig: ${withSearch} ? config.themeConfig : themeConfig,
    ...(config.themes && { themes: config.themes.filter(isKept) }),
    ...(config.plugins && { plugins: config.plugins.filter(isKept) }),
    ...(Object.keys(octavo).length > 0 && { customFields: { ...config.customFields, octavo } }),
    ...(process.env.LOOKS_FASTER && { future: { ...config.future, experimental_faster: faster } }),
  };
}
`;
}
