import path from 'node:path';
import type { Worker } from 'node:worker_threads';
import { createClientAssets } from '../assemble/assets/clientAssets.ts';
import { createContentAssets } from '../assemble/assets/contentAssets.ts';
import { toDocumentAssets } from '../assemble/assets/toDocumentAssets.ts';
import { loadClientModules } from '../assemble/siteCode/loadClientModules.ts';
import { analyticsModules, analyticsSources } from '../assemble/tags/analyticsTags.ts';
import { toSiteTags } from '../assemble/tags/toSiteTags.ts';
import { createCodeStyles } from '../assemble/siteCode/createCodeStyles.ts';
import { loadBrowserCode } from '../assemble/siteCode/loadBrowserCode.ts';
import { toSiteConfigForContent } from '../compile/toMarkdownOptions.ts';
import { createParts } from '../assemble/parts/createParts.ts';
import { createSitePages } from '../assemble/createSitePages.ts';
import type { BrokenLink } from '../assemble/links/linkResolver.ts';
import { toSiteIndex } from '../assemble/links/siteIndex.ts';
import { toLinkProblems } from '../assemble/links/toLinkProblems.ts';
import { toRedirects } from '../assemble/links/toRedirects.ts';
import { collectSources, refuseScripts, toOriginProblems } from '../assemble/policy/toOriginProblems.ts';
import { toOtherNames } from '../assemble/search/toOtherNames.ts';
import { toSearchInputs } from '../assemble/search/toSearchInputs.ts';
import { createSidebarFiles } from '../assemble/siteData/createSidebarFiles.ts';
import { toSiteData, toSiteDraft } from '../assemble/siteData/toSiteData.ts';
import { compileSite } from '../compile/compileSite.ts';
import { createSiteCompiler } from '../compile/createSiteCompiler.ts';
import { maxCompileThreads, startCompileThread } from '../compile/pool/createCompilerPool.ts';
import { hashOf } from '../ground/hashOf.ts';
import { MISSING } from '../ground/inputs/fileStamp.ts';
import { areCurrent, recordInputs, type Inputs } from '../ground/inputs/inputs.ts';
import { trackVariables } from '../ground/inputs/trackVariables.ts';
import { engineVersion, loadRenderer } from '../ground/octavo/engineFiles.ts';
import { withoutRepeats } from '../ground/problems.ts';
import { loadSite, type Site } from '../read/loadSite.ts';
import { emitFeeds } from '../write/emit/emitFeeds.ts';
import { emitHostFiles } from '../write/emit/emitHostFiles.ts';
import { emitLlms } from '../write/emit/emitLlms.ts';
import { emitOutlines } from '../write/emit/emitOutlines.ts';
import { emitPages } from '../write/emit/emitPages.ts';
import { emitRedirects } from '../write/emit/emitRedirects.ts';
import { emitSearch } from '../write/emit/emitSearch.ts';
import { emitSiteFiles } from '../write/emit/emitSiteFiles.ts';
import { emitSitemap } from '../write/emit/emitSitemap.ts';
import { listHashedFiles } from '../write/emit/listHashedFiles.ts';
import { emitZip } from '../write/emit/emitZip.ts';
import { hasPostBuild, runPostBuild } from '../write/output/runPostBuild.ts';
import { lockFolder } from '../write/output/lockFolder.ts';
import { checkOutputFolder, openOutput, OutputFolderError, type Output } from '../write/output/openOutput.ts';
import { loadRecord, removeRecord, saveRecord, type BuildRecord, type RecordKey } from '../write/record/buildRecord.ts';
import { nameIndexes, toSearchRef } from '../write/search/writeSearchIndexes.ts';
import type { BuildOptions, BuildReport } from './buildTypes.ts';
import { discardOnSignal } from './discardOnSignal.ts';

/** A site folder in, a website out. */
export async function build(options: BuildOptions): Promise<BuildReport> {
  const started = performance.now();
  const siteDir = path.resolve(options.siteDir);
  const outDir = path.resolve(options.outDir ?? path.join(siteDir, 'build'));
  const key: RecordKey = { siteDir, outDir, engine: await engineVersion() };

  // As Docusaurus says to configurations and plugins.
  process.env['NODE_ENV'] = 'production';
  // 1. Have the output folder to ourselves.
  checkOutputFolder(outDir);
  const lock = await lockFolder(outDir, options.onWait);
  const record = options.cache === false ? undefined : loadRecord(key);
  const output = openOutput(outDir, record && withoutChanged(record));
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

  // With nothing to go by there are pages to compile: a thread gets ready while this one reads the folder.
  const spare = record || maxCompileThreads() === 0 ? undefined : startCompileThread();
  const recorder = recordInputs();
  const made = await makeSite(output, task, spare).finally(() => {
    recorder.stop();
    return spare?.terminate();
  });
  const report = { outDir, pages: made.pageCount, rendered: made.rendered, problems: made.problems };

  // 8. Publish all of it, or leave the site as it was.
  const inputs = recorder.inputs();
  refuseInputsInOutput(inputs, outDir);
  if (!options.keepGoing && made.problems.some(({ severity }) => severity === 'error')) {
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
  return Object.fromEntries(Object.entries(files).filter(([file]) => !changed.includes(file)));
}

/** Writes the whole site into the output, where nobody sees it yet. */
async function makeSite(output: Output, task: Task, spare: Worker | undefined) {
  // 3. Understand the folder.
  const { siteDir, outDir } = task.key;
  const viewDir = path.join(siteDir, '.octavo', `view-${hashOf(outDir).slice(0, 10)}`);
  const site = await loadSite(siteDir, { drafts: false, outDir: viewDir });
  try {
    return await writeSite(site, output, { ...task, spare, viewDir });
  } finally {
    await site.plugins?.close();
  }
}

interface WriteTask extends Task {
  spare: Worker | undefined;
  /** What plugins take for the output folder. */
  viewDir: string;
}

async function writeSite(site: Site, output: Output, { options, record, spare, viewDir }: WriteTask) {
  const renderer = loadRenderer();
  const { config, content, staticFiles } = site;

  // 4. Compile every file once.
  const compiler = await createSiteCompiler(site, renderer.mdx, { cache: options.cache !== false, spare });
  const compiled = await compileSite(site.routes, compiler.compile, (done, total) =>
    options.onProgress?.({ step: 'compile', done, total }),
  ).finally(compiler.close);

  // 5. What all pages share.
  const assets = createContentAssets(site.boundary);
  const others = analyticsModules(config.analytics);
  const modules = await loadClientModules(site, { code: compiler.codeInput, assets, others });
  const client = await createClientAssets(site, assets, modules);
  const draft = toSiteDraft(site, client);
  const index = toSiteIndex(site, compiled.anchors, staticFiles);
  const otherNames = toOtherNames(config, compiled, index);
  const indexes = nameIndexes(toSearchInputs(config, compiled, draft.navbar.items, otherNames));
  const sidebars = createSidebarFiles(content);
  const parts = await createParts({ config, ...compiler });
  const siteData = toSiteData(draft, client, indexes.map(toSearchRef), parts);
  const tags = toSiteTags(site, { isBuild: true });
  const documentAssets = toDocumentAssets(site, client, siteData, renderer, tags);

  // 6. Render every page that is not there already.
  const broken: BrokenLink[] = [];
  const styles = createCodeStyles(compiler.siteCode, config, staticFiles, assets);
  const browserCode = await loadBrowserCode([...compiled.live, { modules: parts.modules, atOnce: false }], {
    ...compiler.codeInput,
    scripts: client.scripts,
    siteConfig: toSiteConfigForContent(config),
    globalData: compiler.globalData,
    baseUrl: config.baseUrl,
    assets,
  });
  const pages = createSitePages({
    site,
    code: { styles, scriptsOf: async (parts) => browserCode.scriptsOf(parts) },
    siteData,
    renderer,
    parts,
    sidebars,
    index,
    assets,
    compile: compiler.compile,
    outlineOf: async ({ routePath }) => compiled.outlines.get(routePath),
    client,
    onBroken: (link) => broken.push(link),
  });
  const emitted = await emitPages({
    routes: compiled.routes,
    pages,
    renderer,
    siteData,
    documentAssets,
    scripts: client.scripts,
    output,
    previous: record?.pages ?? {},
    keepHeads: hasPostBuild(site),
    onProgress: (done, total) => options.onProgress?.({ step: 'render', done, total }),
  });

  // 7. Everything that is not a page.
  const [, sitemapProblems] = await Promise.all([
    emitFeeds(config, content, pages, output),
    emitSitemap(config, emitted.sitemap, output),
    emitSiteFiles({
      siteData,
      client,
      documentAssets,
      sidebars,
      staticFiles,
      output,
      needs: emitted.needs,
    }),
    emitOutlines(content, pages.comparisons, output),
  ]);
  const codeFiles = new Map([...modules.files, ...browserCode.filesOf(emitted.scripts)]);
  await Promise.all([...codeFiles].map(([file, text]) => output.write(file, text)));
  await assets.emit(output.write);
  const search = await emitSearch(indexes, output, record?.search ?? {});
  const redirects = toRedirects(config, index, (problem) => site.problems.push(problem));
  await emitRedirects(config, redirects, output);
  await emitLlms(config, content, output);
  const finished = await runPostBuild({ site, output, viewDir, pages: emitted.sitemap, heads: emitted.heads });
  const collected = collectSources(emitted.sources, client.sources, config.configPath);
  const { sources, problems: refused } =
    config.markdown.format === 'md'
      ? refuseScripts(collected, config.configPath)
      : { sources: collected, problems: [] };
  const hashedFiles = await listHashedFiles({
    client,
    assets,
    documentAssets,
    sidebars,
    codeFiles: codeFiles.keys(),
    pageStyles: emitted.styles,
    search,
  });
  const needs = { known: analyticsSources(config.analytics), usesIslands: emitted.needs.has('live') };
  await emitHostFiles({ redirects, documentAssets, staticFiles, sources, needs, hashedFiles, output });
  await compiler.prune();

  const found = [
    ...site.problems,
    ...client.problems,
    ...compiled.problems,
    ...styles.problems,
    ...browserCode.problemsOf(emitted.scripts),
    ...parts.problems(),
    ...toLinkProblems(broken, config, index),
    ...toOriginProblems(sources),
    ...refused,
    ...sitemapProblems,
    ...finished.problems,
  ];
  return {
    config,
    pages: emitted.record,
    pageCount: emitted.count,
    rendered: emitted.rendered,
    search,
    changed: finished.changed,
    problems: withoutRepeats(found),
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
