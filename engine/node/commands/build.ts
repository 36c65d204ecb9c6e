import path from 'node:path';
import type { Worker } from 'node:worker_threads';
import { createClientAssets } from '../assemble/assets/clientAssets.ts';
import { createContentAssets } from '../assemble/assets/contentAssets.ts';
import { createLocalePages } from '../assemble/links/localePages.ts';
import { createParts } from '../assemble/parts/createParts.ts';
import { findFieldSources } from '../assemble/policy/findFieldSources.ts';
import { collectSources, refuseScripts, toOriginProblems } from '../assemble/policy/toOriginProblems.ts';
import { createCodeStyles } from '../assemble/siteCode/createCodeStyles.ts';
import { loadBrowserCode } from '../assemble/siteCode/loadBrowserCode.ts';
import { loadClientModules } from '../assemble/siteCode/loadClientModules.ts';
import { analyticsModules, configuredSources } from '../assemble/tags/analyticsTags.ts';
import { compileSites, type CompiledSite } from '../compile/compileSite.ts';
import { createSiteCompiler } from '../compile/createSiteCompiler.ts';
import { startSpareThread } from '../compile/pool/createCompilerPool.ts';
import { hashOf } from '../ground/hashOf.ts';
import { MISSING } from '../ground/inputs/fileStamp.ts';
import { areCurrent, noteEarlierInputs, recordInputs, type Inputs } from '../ground/inputs/inputs.ts';
import { trackVariables } from '../ground/inputs/trackVariables.ts';
import { engineVersion, loadRenderer } from '../ground/octavo/engineFiles.ts';
import { limitHeapGrowth } from '../ground/octavo/limitHeapGrowth.ts';
import { createSourceCache } from '../read/content/files/sourceCache.ts';
import { createSourceStore } from '../read/content/files/sourceStore.ts';
import type { Locales } from '../read/loadLocales.ts';
import { closePlugins, loadSites, type Site } from '../read/loadSites.ts';
import { emitHostFiles } from '../write/emit/emitHostFiles.ts';
import { emitLocale, type EmittedLocale, type PreparedLocale } from '../write/emit/emitLocale.ts';
import { emitSearch } from '../write/emit/emitSearch.ts';
import { emitSiteFiles } from '../write/emit/emitSiteFiles.ts';
import { toCoveredProblems } from '../write/emit/toCoveredProblems.ts';
import { listHashedFiles } from '../write/emit/listHashedFiles.ts';
import { emitZip } from '../write/emit/emitZip.ts';
import { createSegmentStore } from '../write/search/segmentStore.ts';
import { runPostBuild } from '../write/output/runPostBuild.ts';
import { lockFolder } from '../write/output/lockFolder.ts';
import { checkOutputFolder, openOutput, OutputFolderError, type Output } from '../write/output/openOutput.ts';
import { loadRecord, removeRecord, saveRecord, type BuildRecord, type RecordKey } from '../write/record/buildRecord.ts';
import { findEditedTexts } from '../write/record/findEditedTexts.ts';
import { isRefused, judge } from '../read/judge.ts';
import type { BuildOptions, BuildReport } from './buildTypes.ts';
import { discardOnSignal } from './discardOnSignal.ts';

/** A site folder in, a website out. */
export async function build(options: BuildOptions): Promise<BuildReport> {
  const started = performance.now();
  const siteDir = path.resolve(options.siteDir);
  const outDir = path.resolve(options.outDir ?? path.join(siteDir, 'build'));
  const key: RecordKey = { siteDir, outDir, engine: await engineVersion(), locales: options.locales ?? [] };

  // As Docusaurus says to configurations and plugins.
  process.env['NODE_ENV'] = 'production';
  // 1. Have the output folder to ourselves.
  checkOutputFolder(outDir);
  const lock = await lockFolder(outDir, options.onWait);
  const record = options.cache === false ? undefined : loadRecord(key);
  const { threads } = options;
  const output = openOutput(outDir, record && withoutChanged(record), { threads, contested: record?.contested });
  const stopListening = discardOnSignal(async () => {
    await output.discard();
    lock.release();
  });
  try {
    const report = await buildInto(output, { options, key, record });
    return { ...report, seconds: (performance.now() - started) / 1000 };
  } finally {
    await output.discard();
    lock.release();
    stopListening();
  }
}

interface Task {
  options: BuildOptions;
  key: RecordKey;
  /** Of the last build. */
  record: BuildRecord | undefined;
}

interface MakeTask extends Task {
  /** What this build reads, as it reads it. */
  inputs: Inputs;
}

type TimelessReport = Omit<BuildReport, 'seconds'>;

async function buildInto(output: Output, task: Task): Promise<TimelessReport> {
  const { options, key, record } = task;
  const { outDir } = key;

  // 2. Nothing changed: nothing to do.
  trackVariables();
  if (record && !record.inputs.isOpen && !options.zip && areCurrent(record.inputs) && output.isUntouched()) {
    const { pageCount: pages, bytes, problems } = record;
    return { outDir, pages, rendered: 0, bytes, problems, outcome: 'up-to-date' };
  }

  const recorder = recordInputs();
  const made = await makeSite(output, { ...task, inputs: recorder.inputs() }).finally(recorder.stop);
  const report = { outDir, pages: made.pageCount, rendered: made.rendered, problems: made.problems };

  // 8. Publish all of it, or leave the site as it was.
  const inputs = recorder.inputs();
  refuseInputsInOutput(inputs, outDir);
  if (!options.keepGoing && isRefused(made.problems)) {
    return { ...report, bytes: 0, outcome: 'failed' };
  }
  removeRecord(key);
  const { files, bytes } = output.publish();
  const { config, rendered: _, ...found } = made;
  saveRecord(key, { ...found, inputs, files, bytes });
  const zipFile = options.zip ? await emitZip(config, outDir, Object.keys(files)) : undefined;
  return { ...report, bytes, zipFile, outcome: 'built' };
}

/** Files that plugins changed after they were made are not what the next build would make. */
function withoutChanged({ files, changed = [] }: BuildRecord): BuildRecord['files'] {
  if (changed.length === 0) return files;
  return Object.fromEntries(Object.entries(files).filter(([file]) => !changed.includes(file)));
}

/** Writes the whole site, in all locales, into the output, where nobody sees it yet. */
async function makeSite(output: Output, task: MakeTask) {
  // 3. Understand the folder.
  const { siteDir, outDir, engine } = task.key;
  const { locales, cache: read = true } = task.options;
  const viewDir = path.join(siteDir, '.octavo', `view-${hashOf(outDir).slice(0, 10)}`);
  const cache = createSourceCache(createSourceStore({ siteDir, engine, read }));
  const sites = await loadSites(siteDir, { drafts: false, locales, cache, outDir: viewDir });
  // With nothing to go by all pages are to be compiled: a thread gets ready while this one prepares.
  const isCold = !task.record && task.options.threads !== false;
  const spare = isCold ? startSpareThread(countSources(sites)) : undefined;
  try {
    return await writeSites(sites, output, { ...task, spare, viewDir });
  } finally {
    await spare?.terminate();
    await closePlugins(sites);
  }
}

/** Different texts: equal ones are compiled once. */
function countSources(sites: Locales<Site>): number {
  const files = sites.flatMap(({ routes }) => routes.flatMap(({ source }) => source?.file ?? []));
  return new Set(files.map(({ text, filePath }) => text.key ?? filePath)).size;
}

interface WriteTask extends MakeTask {
  spare: Worker | undefined;
  /** What plugins take for the output folder. */
  viewDir: string;
}

async function writeSites(sites: Locales<Site>, output: Output, task: WriteTask) {
  const { options, key, record, spare, viewDir } = task;
  const renderer = loadRenderer();
  const [first] = sites;
  const { config, staticFiles } = first;
  limitHeapGrowth(sites.reduce((sum, { routes }) => sum + routes.length, 0));

  // 4. Compile every file once.
  const { cache = true, threads } = options;
  const compiler = await createSiteCompiler(sites, renderer.mdx, { cache, threads, spare });
  const compiled = await compileSites(sites, compiler, (done, total) =>
    options.onProgress?.({ step: 'compile', done, total }),
  ).finally(compiler.close);

  // 5. What all pages share, and what those of a locale do.
  const assets = createContentAssets(first.boundary);
  const others = analyticsModules(config.analytics);
  const prepared: PreparedLocale[] = [];
  for (const [at, site] of sites.entries()) {
    prepared.push({
      site,
      compiled: compiled[at] as CompiledSite,
      modules: await loadClientModules(site, { code: compiler.codeInput, locales: compiler.locales, assets, others }),
      parts: await createParts({ ...compiler, config: site.config, siteCode: compiler.siteCode }),
    });
  }
  const { modules } = prepared[0] as PreparedLocale;
  const client = await createClientAssets(first, assets, modules, compiler.siteCode);
  const styles = createCodeStyles(compiler, config, staticFiles, assets);
  const live = prepared.flatMap(({ compiled, parts }) => [...compiled.live, { modules: parts.modules, atOnce: false }]);
  const { codeInput, locales, globalData } = compiler;
  const browserCode = await loadBrowserCode(live, {
    ...codeInput,
    scripts: client.scripts,
    locales,
    globalData,
    assets,
  });

  // 6. Render every page that is not there already, locale by locale.
  const editedTexts = record && findEditedTexts(record, task.inputs, prepared);
  // Pages that are not looked at have read it, too.
  if (record && editedTexts) noteEarlierInputs(record.inputs);
  const localePages = sites.length > 1 ? createLocalePages(sites) : undefined;
  const total = compiled.reduce((sum, { routes }) => sum + routes.length, 0);
  const emitted: EmittedLocale[] = [];
  for (const locale of prepared) {
    const before = emitted.reduce((sum, { pages }) => sum + pages.count, 0);
    emitted.push(
      await emitLocale(locale, {
        renderer,
        compiler,
        client,
        assets,
        styles,
        browserCode,
        output,
        localePages,
        previous: record ?? { pages: {} },
        editedTexts,
        onProgress: (done) => options.onProgress?.({ step: 'render', done: before + done, total }),
      }),
    );
  }

  // 7. Everything that is not a locale's.
  const needs = new Set(emitted.flatMap(({ pages }) => [...pages.needs]));
  await emitSiteFiles({ client, staticFiles, output, needs });
  const covered = toCoveredProblems(output.contested(), sites);
  const scripts = new Set(emitted.flatMap(({ pages }) => [...pages.scripts]));
  const codeFiles = new Map([
    ...prepared.flatMap(({ modules }) => [...modules.files]),
    ...browserCode.filesOf(scripts),
  ]);
  await Promise.all([...codeFiles].map(([file, text]) => output.write(file, text)));
  await assets.emit(output.write);
  const indexes = emitted.flatMap((locale) => locale.indexes);
  const segments = createSegmentStore({
    dir: path.join(key.siteDir, '.octavo', 'search'),
    engine: key.engine,
    read: cache,
  });
  const search = await emitSearch(indexes, output, segments, record?.search ?? {});
  for (const locale of emitted) await locale.emitLast();
  const built = sites.map((site, at) => {
    const { pages } = emitted[at] as EmittedLocale;
    return { site, pages: pages.sitemap, heads: pages.heads };
  });
  const finished = await runPostBuild({ locales: built, output, viewDir });
  const collected = collectSources(
    emitted.flatMap(({ pages }) => pages.sources),
    [
      ...client.sources,
      ...modules.sources,
      ...browserCode.sourcesOf(scripts),
      ...findFieldSources(config, codeFiles.values()),
    ],
    config.configPath,
  );
  const { sources, problems: refused } =
    config.markdown.format === 'md'
      ? refuseScripts(collected, config.configPath)
      : { sources: collected, problems: [] };
  const hashedFiles = await listHashedFiles({
    client,
    assets,
    dataFiles: emitted.flatMap(({ dataFiles }) => dataFiles),
    codeFiles: codeFiles.keys(),
    pageStyles: emitted.flatMap(({ pages }) => [...pages.styles]),
    search,
  });
  await emitHostFiles({
    redirects: emitted.flatMap(({ redirects }) => redirects),
    localeFolders: sites.flatMap((site) => site.config.folder || []),
    documentAssets: emitted.map(({ documentAssets }) => documentAssets),
    staticFiles,
    sources,
    needs: { known: configuredSources(config), usesIslands: needs.has('live') },
    hashedFiles,
    output,
  });
  await compiler.tidyCache();

  const found = [
    ...sites.flatMap(({ problems }) => problems),
    ...client.problems,
    ...prepared.flatMap(({ modules }) => modules.problems),
    ...compiled.flatMap(({ problems }) => problems),
    ...styles.problems,
    ...browserCode.problemsOf(scripts),
    ...emitted.flatMap(({ problems }) => problems),
    ...toOriginProblems(sources, config.octavo.connect),
    ...refused,
    ...covered,
    ...finished.problems,
  ];
  return {
    config,
    pages: Object.assign({}, ...emitted.map(({ pages }) => pages.record)) as BuildRecord['pages'],
    usedParts: Object.assign({}, ...emitted.map(({ pages }) => pages.usedParts)) as BuildRecord['usedParts'],
    pageCount: total,
    rendered: emitted.reduce((sum, { pages }) => sum + pages.rendered, 0),
    search,
    changed: finished.changed,
    contested: output.contested(),
    problems: judge(found, config.siteDir),
  };
}

/** The output folder is emptied of everything but the site: what the site is made from must not be in it. */
function refuseInputsInOutput({ files }: Inputs, outDir: string): void {
  const inside = Object.entries(files).find(([file, stamp]) => file.startsWith(outDir + path.sep) && stamp !== MISSING);
  if (!inside) return;
  throw new OutputFolderError(
    `"${inside[0]}" is part of the site and lies in the output folder "${outDir}", which a build replaces. ` +
      'Choose another folder with --out-dir; nothing was changed.',
  );
}
