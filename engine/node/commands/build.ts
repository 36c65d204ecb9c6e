import path from 'node:path';
import type { Worker } from 'node:worker_threads';
import { fingerprintInputs, loadRecord, saveRecord, type BuildRecord } from '../write/record/buildRecord.ts';
import { createClientAssets } from '../assemble/assets/clientAssets.ts';
import { compileSite } from '../compile/compileSite.ts';
import { createContentAssets } from '../assemble/assets/contentAssets.ts';
import { mostCompileThreads, startCompileThread } from '../compile/pool/createCompilerPool.ts';
import { createSiteCompiler } from '../compile/createSiteCompiler.ts';
import { createSidebarFiles } from '../assemble/siteData/createSidebarFiles.ts';
import { createSitePages } from '../assemble/createSitePages.ts';
import { emitFeeds } from '../write/emit/emitFeeds.ts';
import { emitLlms } from '../write/emit/emitLlms.ts';
import { emitPages } from '../write/emit/emitPages.ts';
import { emitHostFiles } from '../write/emit/emitHostFiles.ts';
import { emitSearch } from '../write/emit/emitSearch.ts';
import { emitRedirects } from '../write/emit/emitRedirects.ts';
import { emitSiteFiles } from '../write/emit/emitSiteFiles.ts';
import { emitSitemap } from '../write/emit/emitSitemap.ts';
import { emitZip } from '../write/emit/emitZip.ts';
import { engineVersion, loadRenderer } from '../ground/octavo/engineFiles.ts';
import type { BrokenLink } from '../assemble/links/linkResolver.ts';
import { listStaticFiles } from '../read/content/listStaticFiles.ts';
import { loadSite } from '../read/loadSite.ts';
import { withoutRepeats } from '../ground/problems.ts';
import { nameIndexes, toSearchRef } from '../write/search/writeSearchIndexes.ts';
import { openOutput, type Output } from '../write/emit/output.ts';
import { toDocumentAssets } from '../assemble/assets/toDocumentAssets.ts';
import { toLinkProblems } from '../assemble/links/toLinkProblems.ts';
import { toRedirects } from '../assemble/links/toRedirects.ts';
import { toSearchInputs } from '../assemble/search/toSearchInputs.ts';
import { toSiteData, toSiteDraft } from '../assemble/siteData/toSiteData.ts';
import { toSiteIndex } from '../assemble/links/siteIndex.ts';
import type { BuildOptions, BuildReport } from './buildTypes.ts';

/** A site folder in, a website out. */
export async function build(options: BuildOptions): Promise<BuildReport> {
  const started = performance.now();
  const siteDir = path.resolve(options.siteDir);
  const outDir = path.resolve(options.outDir ?? path.join(siteDir, 'build'));
  const seconds = () => (performance.now() - started) / 1000;

  // 1. Nothing changed: nothing to do.
  const inputs = await fingerprintInputs(siteDir, outDir);
  const engine = await engineVersion();
  const record = options.cache === false ? undefined : await loadRecord(siteDir, outDir, engine);
  const output = await openOutput(outDir, record);
  if (!options.zip && record?.inputs === inputs && (await output.keep(Object.keys(record.files)))) {
    const { pageCount: pages, bytes, problems } = record;
    return { outDir, pages, rendered: 0, bytes, seconds: seconds(), problems, upToDate: true };
  }
  // With nothing to go by there are pages to compile: a thread gets ready while this one reads the folder.
  const spare = record || mostCompileThreads() === 0 ? undefined : startCompileThread();
  const task = { options, siteDir, outDir, engine, inputs, record, spare };
  const report = await buildInto(output, task).finally(() => Promise.all([output.close(), spare?.terminate()]));
  return { ...report, seconds: seconds(), upToDate: false };
}

interface Task {
  options: BuildOptions;
  siteDir: string;
  outDir: string;
  engine: string;
  inputs: string;
  /** Of the last build. */
  record: BuildRecord | undefined;
  /** A thread that is ready to compile. */
  spare: Worker | undefined;
}

async function buildInto(
  output: Output,
  { options, siteDir, outDir, engine, inputs, record, spare }: Task,
): Promise<Omit<BuildReport, 'seconds' | 'upToDate'>> {
  // 2. Understand the folder.
  const renderer = loadRenderer();
  const site = await loadSite(siteDir, { drafts: false });
  const { config, content } = site;
  const staticFiles = await listStaticFiles(content.staticDirs);

  // 3. Compile every file once.
  const compiler = await createSiteCompiler(config, renderer.mdx, { cache: options.cache !== false, spare });
  const compiled = await compileSite(site.routes, compiler.compile, (done, total) =>
    options.onProgress?.({ step: 'compile', done, total }),
  ).finally(compiler.close);

  // 4. What all pages share.
  const assets = createContentAssets();
  const client = await createClientAssets(config.customCss, assets);
  const draft = toSiteDraft(site, client);
  const indexes = nameIndexes(toSearchInputs(config, compiled, draft.navbar.items));
  const sidebars = createSidebarFiles(content);
  const siteData = toSiteData(draft, client, indexes.map(toSearchRef));
  const documentAssets = toDocumentAssets(site, client, siteData, renderer);

  // 5. Render and write every page that is not there already.
  const broken: BrokenLink[] = [];
  const index = toSiteIndex(site.routes, compiled.anchors, staticFiles);
  const pages = createSitePages({
    site,
    siteData,
    renderer,
    sidebars,
    index,
    assets,
    compile: compiler.compile,
    onBroken: (link) => broken.push(link),
  });
  const emitted = await emitPages({
    routes: compiled.routes,
    pages,
    renderer,
    siteData,
    documentAssets,
    output,
    previous: record?.pages ?? {},
    onProgress: (done, total) => options.onProgress?.({ step: 'render', done, total }),
  });

  // 6. Everything that is not a page.
  await Promise.all([
    emitFeeds(config, content, pages, output),
    emitSitemap(config, emitted.sitemap, output),
    emitSiteFiles({
      siteData,
      client,
      documentAssets,
      sidebars,
      staticFiles,
      output,
      needsMermaid: emitted.needsMermaid,
    }),
  ]);
  await assets.emit(output.write);
  const search = await emitSearch(indexes, output, record?.search ?? {});
  const redirects = toRedirects(config, index, (problem) => site.problems.push(problem));
  await emitRedirects(config, redirects, output);
  await emitLlms(config, content, output);
  await emitHostFiles({ redirects, documentAssets, staticFiles, origins: emitted.origins, output });

  // 7. Tidy up, and remember.
  const finished = await output.finish();
  await compiler.prune();
  const found = [...site.problems, ...compiled.problems, ...toLinkProblems(broken, config, index)];
  const problems = withoutRepeats(found);
  const report = { outDir, pages: emitted.count, bytes: finished.bytes, problems };
  await saveRecord(siteDir, {
    outDir,
    engine,
    inputs,
    files: finished.record.files,
    pages: emitted.record,
    search,
    pageCount: report.pages,
    bytes: report.bytes,
    problems,
  });
  const zipFile = options.zip ? await emitZip(config, outDir, Object.keys(finished.record.files)) : undefined;
  return { ...report, rendered: emitted.rendered, zipFile };
}
