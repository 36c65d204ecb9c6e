import type { Locales } from '../read/loadLocales.ts';
import type { Site } from '../read/loadSites.ts';
import type { EmittedLocale } from '../write/emit/emitLocale.ts';
import type { Originals } from '../write/output/originals.ts';
import type { Output } from '../write/output/openOutput.ts';
import { runPostBuild, type PostBuildResult } from '../write/output/runPostBuild.ts';

export interface FinishInput {
  sites: Locales<Site>;
  output: Output;
  viewDir: string;
  originals?: Originals;
}

/** Lets plugins read and change the finished site. */
export async function finishSite(
  emitted: EmittedLocale[],
  { sites, output, viewDir, originals }: FinishInput,
): Promise<PostBuildResult> {
  const locales = sites.map((site, at) => {
    const { pages } = emitted[at] as EmittedLocale;
    return { site, pages: pages.sitemap, heads: pages.heads };
  });
  return runPostBuild({ locales, output, viewDir, originals });
}
