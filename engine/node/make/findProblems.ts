import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { areCurrent, recordInputs } from '../ground/inputs/inputs.ts';
import { trackVariables } from '../ground/inputs/trackVariables.ts';
import { engineVersion } from '../ground/octavo/engineFiles.ts';
import type { ContentProblem } from '../ground/problems.ts';
import { createEmptyOutput } from '../write/output/createEmptyOutput.ts';
import { openOutput, type Output } from '../write/output/openOutput.ts';
import { loadRecord, saveRecord, type BuildRecord, type RecordKey } from '../write/record/buildRecord.ts';
import { makeSite, toRecord, type MakeTask } from './makeSite.ts';

export interface FindProblemsOptions extends Pick<
  MakeTask,
  'locales' | 'threads' | 'postBuild' | 'onProgress' | 'inspect'
> {
  siteDir: string;
}

export interface FoundProblems {
  pageCount: number;
  /** The policy that a build would write. */
  csp: string;
  problems: ContentProblem[];
}

/**
 * The problems that a build would report: the site is made and discarded. Writes only the cache, and a separate record
 * that makes the next run as quick as a build after an edit.
 */
export async function findProblems({ siteDir, locales = [], ...options }: FindProblemsOptions): Promise<FoundProblems> {
  process.env['NODE_ENV'] = 'production';
  process.env['BABEL_ENV'] = 'production';
  trackVariables();
  const engine = await engineVersion();
  const keyOf = (...folder: string[]): RecordKey => ({
    siteDir,
    outDir: path.join(siteDir, ...folder),
    engine,
    locales,
    compress: false,
  });
  const key = keyOf('.octavo', 'check');
  const record = loadRecord(key) ?? loadRecord(keyOf('build'));
  if (record && !options.inspect && !record.inputs.isOpen && areCurrent(record.inputs)) return record;

  const recorder = recordInputs();
  const output = openDiscarded(record);
  try {
    const made = await makeSite(output.open, { ...key, ...options, record, inputs: recorder.inputs() });
    saveRecord(key, { ...toRecord(made), inputs: recorder.inputs(), files: {}, bytes: 0 });
    return made;
  } finally {
    recorder.stop();
    await output.close();
  }
}

/** Files are only written if plugins read them. */
function openDiscarded(record: BuildRecord | undefined): { open(isRead: boolean): Output; close(): Promise<void> } {
  let output: Output | undefined;
  let dir: string | undefined;
  return {
    open(isRead) {
      if (isRead) dir = mkdtempSync(path.join(tmpdir(), 'octavo-check-'));
      output = dir === undefined ? createEmptyOutput(record?.contested) : openOutput(dir);
      return output;
    },
    async close() {
      await output?.discard();
      if (dir !== undefined) rmSync(dir, { recursive: true, force: true });
    },
  };
}
