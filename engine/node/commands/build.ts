import path from 'node:path';
import type { Worker } from 'node:worker_threads';
import { createClientAssets } from '../assemble/assets/clientAssets.ts';
import { createContentAssets } from '../assemble/assets/contentAssets.ts';
import { createCodeStyles } from '../assemble/siteCode/createCodeStyles.ts';
import { loadBrowserCode } from '../assemble/siteCode/loadBrowserCode.ts';
import { createLocalePages } from '../assemble/links/localePages.ts';
import { collectSources, refuseScripts, toOriginProblems } from '../assemble/policy/toOriginProblems.ts';
import { compileSites, type CompiledSite } from '../compile/compileSite.ts';
import { createSiteCompiler } from '../compile/createSiteCompiler.ts';
import { maxCompileThreads, startCompileThread } from '../compile/pool/createCompilerPool.ts';
import { MISSING } from '../ground/inputs/fileStamp.ts';
import { areCurrent, recordInputs, type Inputs } from '../ground/inputs/inputs.ts';
import { trackVariables } from '../ground/inputs/trackVariables.ts';
import { engineVersion, loadRenderer } from '../ground/octavo/engineFiles.ts';
import { withoutRepeats } from '../ground/problems.ts';
import { loadSites } from '../read/loadSites.ts';
import { emitHostFiles } from '../write/emit/emitHostFiles.ts';
import { emitLocale, type EmittedLocale } from '../write/emit/emitLocale.ts';
import { emitSearch } from '../write/emit/emitSearch.ts';
import { emitSiteFiles } from '../write/emit/emitSiteFiles.ts';
import { listHashedFiles } from '../write/emit/listHashedFiles.ts';
import { emitZip } from '../write/emit/emitZip.ts';
import { lockFolder } from '../write/output/lockFolder.ts';
import { checkOutputFolder, openOutput, OutputFolderError, type Output } from '../write/output/openOutput.ts';
import { loadRecord, removeRecord, saveRecord, type BuildRecord, type RecordKey } from '../write/record/buildRecord.ts';
import type { BuildOptions, BuildReport } from './buildTypes.ts';
import { discardOnSignal } from './discardOnSignal.ts';

/** A site folder in, a website out. */
export async function build(options: BuildOptions): Promise<BuildReport> {
  const started = performance.now();
  const siteDir = path.resolve(options.siteDir);
  const outDir = path.resolve(options.outDir ?? path.join(siteDir, 'build'));
  const key: RecordKey = { siteDir, outDir, engine: await engineVersion(), locales: options.locales ?? [] };

  // 1. Have the output folder to ourselves.
  checkOutputFolder(outDir);
  const lock = await lockFolder(outDir, options.onWait);
  const record = options.cache === false ? undefined : loadRecord(key);
  const output = openOutput(outDir, record?.files);
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
  if (record && !options.zip && areCurrent(record.inputs) && output.isUntouched()) {
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

/** Writes the whole site, in all locales, into the output, where nobody sees it yet. */
async function makeSite(output: Output, { options, key, record }: Task, spare: Worker | undefined) {
  // 3. Understand the folder.
  const renderer = loadRenderer();
  const sites = await loadSites(key.siteDir, { drafts: false, locales: options.locales });
  const [{ config, staticFiles, boundary }] = sites;

  // 4. Compile every file once.
  const compiler = await createSiteCompiler(sites, renderer.mdx, { cache: options.cache !== false, spare });
  const compiled = await compileSites(sites, compiler, (done, total) =>
    options.onProgress?.({ step: 'compile', done, total }),
  ).finally(compiler.close);

  // 5. What all pages share.
  const assets = createContentAssets(boundary);
  const client = await createClientAssets(config, staticFiles, assets);
  const styles = createCodeStyles(compiler.siteCode, config, staticFiles, assets);
  const browserCode = await loadBrowserCode(
    compiled.flatMap(({ live }) => live),
    { ...compiler.codeInput, scripts: client.scripts, locales: compiler.locales, assets },
  );

  // 6. Render every page that is not there already, locale by locale.
  const localePages = sites.length > 1 ? createLocalePages(sites) : undefined;
  const total = compiled.reduce((sum, { routes }) => sum + routes.length, 0);
  const parts: EmittedLocale[] = [];
  for (const [at, site] of sites.entries()) {
    const before = parts.reduce((sum, { pages }) => sum + pages.count, 0);
    parts.push(
      await emitLocale(site, compiled[at] as CompiledSite, {
        renderer,
        compiler,
        client,
        assets,
        styles,
        browserCode,
        output,
        localePages,
        previous: record?.pages ?? {},
        onProgress: (done) => options.onProgress?.({ step: 'render', done: before + done, total }),
      }),
    );
  }

  // 7. Everything that is not a locale's.
  const needs = new Set(parts.flatMap(({ pages }) => [...pages.needs]));
  await emitSiteFiles({ client, staticFiles, output, needs });
  await Promise.all([...browserCode.files].map(([file, text]) => output.write(file, text)));
  await assets.emit(output.write);
  const indexes = parts.flatMap((part) => part.indexes);
  const search = await emitSearch(indexes, output, record?.search ?? {});
  for (const part of parts) await part.emitLast();
  const found = parts.flatMap(({ pages }) => pages.sources);
  const collected = collectSources(found, client.sources, config.configPath);
  const { sources, problems: refused } =
    config.markdown.format === 'md'
      ? refuseScripts(collected, config.configPath)
      : { sources: collected, problems: [] };
  const hashedFiles = await listHashedFiles({
    client,
    assets,
    dataFiles: parts.flatMap(({ dataFiles }) => dataFiles),
    codeFiles: browserCode.files.keys(),
    pageStyles: parts.flatMap(({ pages }) => [...pages.styles]),
    search,
  });
  const redirects = parts.flatMap((part) => part.redirects);
  const { documentAssets } = parts[0] as EmittedLocale;
  const localeFolders = sites.flatMap(({ config: { folder } }) => (folder === '' ? [] : [folder]));
  await emitHostFiles({ redirects, localeFolders, documentAssets, staticFiles, sources, hashedFiles, output });
  await compiler.prune();

  const problems = [
    ...sites.flatMap((site) => site.problems),
    ...client.problems,
    ...compiled.flatMap((part) => part.problems),
    ...styles.problems,
    ...browserCode.problems,
    ...parts.flatMap((part) => part.linkProblems),
    ...toOriginProblems(sources),
    ...refused,
  ];
  return {
    config,
    pages: Object.assign({}, ...parts.map(({ pages }) => pages.record)) as BuildRecord['pages'],
    pageCount: total,
    rendered: parts.reduce((sum, { pages }) => sum + pages.rendered, 0),
    search,
    problems: withoutRepeats(problems),
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
