import path from 'node:path';
import { isWithin } from '../ground/files/boundary.ts';
import type { SiteConfig } from '../read/config/types.ts';
import { describeSearch } from '../read/config/describeSearch.ts';
import { MISSING } from '../ground/inputs/fileStamp.ts';
import { areCurrent, recordInputs, type Inputs } from '../ground/inputs/inputs.ts';
import { trackVariables } from '../ground/inputs/trackVariables.ts';
import { createSharedCache, type SharedCache } from '../ground/sharedCache/createSharedCache.ts';
import { readSharedCacheOptions } from '../ground/sharedCache/readSharedCacheOptions.ts';
import { engineVersion } from '../ground/octavo/engineFiles.ts';
import { onStopSignal } from '../ground/stopSignals.ts';
import { makeSite, toRecord } from '../make/makeSite.ts';
import { isRefused } from '../read/judge.ts';
import { emitZip } from '../write/emit/emitZip.ts';
import { lockFolder } from '../write/output/lockFolder.ts';
import { openOutput, type Output } from '../write/output/openOutput.ts';
import { checkOutputFolder } from '../write/output/strangers.ts';
import { openOriginals, type Originals } from '../write/output/originals.ts';
import { OutputFolderError } from '../write/output/outputFolderError.ts';
import { loadRecord, removeRecord, saveRecord, type BuildRecord, type RecordKey } from '../write/record/buildRecord.ts';
import type { BuildOptions, BuildReport } from './buildTypes.ts';

/** A site folder in, a website out. */
export async function build(options: BuildOptions): Promise<BuildReport> {
  const started = performance.now();
  const siteDir = path.resolve(options.siteDir);
  const outDir = path.resolve(options.outDir ?? path.join(siteDir, 'build'));
  const key: RecordKey = {
    siteDir,
    outDir,
    engine: await engineVersion(),
    locales: options.locales ?? [],
    compress: options.compress === true,
  };

  // Docusaurus sets the same variables for configurations and plugins.
  process.env['NODE_ENV'] = 'production';
  process.env['BABEL_ENV'] = 'production';
  // Nothing else writes into the output folder meanwhile.
  checkOutputFolder(outDir);
  const lock = await lockFolder(outDir, options.onWait);
  const record = options.cache === false ? undefined : loadRecord(key);
  const { threads, compress } = options;
  const originals = openOriginals(siteDir, outDir);
  const output = openOutput(outDir, record?.files, {
    threads,
    compress,
    contested: record?.contested,
    originals: { hashes: record?.originals ?? {}, read: originals.read },
  });
  // Publishing is one synchronous stretch: a signal that arrives during it waits until the site is whole.
  const stopListening = onStopSignal((status) => {
    stopListening();
    const tidy = output.discard().finally(lock.release);
    void tidy.finally(() => process.exit(status));
  });
  try {
    const report = await buildInto(output, { options, key, record, originals });
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
  /** Record of the last build. */
  record: BuildRecord | undefined;
  originals: Originals;
}

type TimelessReport = Omit<BuildReport, 'seconds'>;

async function buildInto(output: Output, task: Task): Promise<TimelessReport> {
  const { options, key, record, originals } = task;
  const { outDir } = key;

  // 1. Nothing changed: nothing to do.
  trackVariables();
  if (record && !record.inputs.isOpen && !options.zip && areCurrent(record.inputs) && output.isUntouched()) {
    const { pageCount: pages, bytes, problems } = record;
    return { outDir, pages, rendered: 0, compared: 0, bytes, problems, notes: [], uncached: [], outcome: 'up-to-date' };
  }

  const recorder = recordInputs();
  // 2–12. Everything except publishing.
  const made = await makeSite(() => output, {
    ...options,
    ...key,
    record,
    originals,
    inputs: recorder.inputs(),
    openShared,
  }).finally(recorder.stop);
  const inputs = recorder.inputs();
  const { outside: uncached = [] } = inputs;
  const { pageCount: pages, rendered, compared, problems, config } = made;
  const report = {
    outDir,
    pages,
    rendered,
    compared,
    problems,
    notes: describeSearch(config),
    uncached,
    shared: made.shared,
  };

  // 13. Publish all of it, or leave the site unchanged.
  refuseOutputInContent(made.config, outDir);
  refuseInputsInOutput(inputs, outDir);
  if (!options.keepGoing && isRefused(made.problems)) {
    return { ...report, bytes: 0, outcome: 'failed' };
  }
  removeRecord(key);
  const { files, bytes } = output.publish();
  saveRecord(key, { ...toRecord(made), inputs, files, bytes });
  originals.keepOnly(Object.values(made.originals ?? {}));
  const zipFile = options.zip ? await emitZip(made.config, outDir, Object.keys(files)) : undefined;
  return { ...report, bytes, zipFile, outcome: 'built' };
}

function openShared(url: string | undefined): SharedCache | undefined {
  const options = readSharedCacheOptions(process.env, url);
  return options && createSharedCache(options);
}

/** The next build would treat the output of this one as content. */
function refuseOutputInContent(config: SiteConfig, outDir: string): void {
  const { docs, blogs, pages, staticDirectories } = config;
  const folders = [...docs, ...blogs, ...pages].map((instance) => path.resolve(config.siteDir, instance.path));
  const folder = [...folders, ...staticDirectories].find(
    (dir) => isWithin(dir, outDir) && !isWithin(dir, config.siteDir),
  );
  if (folder === undefined) return;
  throw new OutputFolderError(
    `The output folder "${outDir}" lies in "${folder}", where the content of the site is: the next build would read it. ` +
      'Choose another folder with --out-dir; nothing was changed.',
  );
}

/** The output folder is emptied of everything but the site, so it must not contain the site's sources. */
function refuseInputsInOutput({ files }: Inputs, outDir: string): void {
  const inside = Object.entries(files).find(([file, stamp]) => file.startsWith(outDir + path.sep) && stamp !== MISSING);
  if (!inside) return;
  throw new OutputFolderError(
    `"${inside[0]}" is part of the site and lies in the output folder "${outDir}", which a build replaces. ` +
      'Choose another folder with --out-dir; nothing was changed.',
  );
}
