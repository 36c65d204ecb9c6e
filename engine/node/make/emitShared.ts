import path from 'node:path';
import type { ScriptName } from '../../shared/features.ts';
import type { ContentProblem } from '../ground/problems.ts';
import type { Locales } from '../read/loadLocales.ts';
import type { Site } from '../read/loadSites.ts';
import type { EmittedLocale } from '../write/emit/emitLocale.ts';
import { emitSearch, type SearchRecord } from '../write/emit/emitSearch.ts';
import { FRAME_FILE } from '../../shared/liveCode/liveCode.ts';
import { renderLiveFrame } from '../assemble/siteCode/liveFrame.ts';
import { toPackText } from '../assemble/siteCode/scriptPack.ts';
import { emitSiteFiles } from '../write/emit/emitSiteFiles.ts';
import { toCoveredProblems } from '../write/emit/toCoveredProblems.ts';
import type { Output } from '../write/output/openOutput.ts';
import { createSegmentStore } from '../write/search/segmentStore.ts';
import type { MakeTask } from './makeSite.ts';
import type { PreparedSite } from './prepareSite.ts';

export interface EmitSharedInput extends Pick<MakeTask, 'siteDir' | 'engine' | 'cache' | 'record'> {
  sites: Locales<Site>;
  output: Output;
}

/** The files of the whole site, besides the pages of its locales. */
export interface SharedFiles {
  /** Scripts of the engine that some page needs. */
  needs: ReadonlySet<ScriptName>;
  /** Scripts that pages load for the site's own components. */
  scripts: ReadonlySet<string>;
  /** Scripts of the site's own code, with their text. */
  codeFiles: ReadonlyMap<string, string>;
  /** Files that contain all scripts of some page. */
  packs: string[];
  search: SearchRecord;
  problems: ContentProblem[];
}

/** Writes the engine's files, static files, the site's own code, assets and search indexes. */
export async function emitShared(
  { locales, client, assets, browserCode }: PreparedSite,
  emitted: EmittedLocale[],
  { sites, output, siteDir, engine, cache = true, record }: EmitSharedInput,
): Promise<SharedFiles> {
  const needs = new Set(emitted.flatMap(({ pages }) => [...pages.needs]));
  await emitSiteFiles({ client, staticFiles: sites[0].staticFiles, output, needs });
  const covered = toCoveredProblems(output.contested(), sites);

  const scripts = new Set(emitted.flatMap(({ pages }) => [...pages.scripts]));
  const codeFiles = new Map([...locales.flatMap(({ modules }) => [...modules.files]), ...browserCode.filesOf(scripts)]);
  await Promise.all([...codeFiles].map(([file, text]) => output.write(file, text)));
  const packs = new Map(emitted.flatMap(({ pages }) => [...pages.packs]));
  const textOf = (file: string) => codeFiles.get(file) ?? client.textOf(file);
  for (const [file, names] of packs) {
    if (!output.keep([file])) await output.write(file, toPackText(await Promise.all(names.map(textOf))));
  }
  await assets.emit(output.write);
  if (needs.has('live-code')) await output.write(FRAME_FILE, await renderLiveFrame(sites[0].config, browserCode));

  const indexes = emitted.flatMap((locale) => locale.indexes);
  const segments = createSegmentStore({ dir: path.join(siteDir, '.octavo', 'search'), engine, read: cache });
  const known = record?.search ?? {};
  // Indexes are slow to build and cannot have problems.
  const search = output.writesNothing ? known : await emitSearch(indexes, output, segments, known);
  // Files of the author win over redirects and similar files.
  for (const locale of emitted) await locale.emitLast();
  return {
    needs,
    scripts,
    codeFiles,
    packs: [...packs.keys()],
    search,
    problems: [...browserCode.problemsOf(scripts), ...covered],
  };
}
